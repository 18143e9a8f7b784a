//! A hall is run by flags, the environment and a file, the first that says something.

mod common;

use common::{command, folder, run, text};
use std::io::{BufRead, BufReader};
use std::path::Path;

/// The first lines a hall prints with these arguments and this variable.
fn opens(args: &[&str], variable: Option<&str>, data: &Path, lines: usize) -> Vec<String> {
    let mut command = command(&[&["serve", "--data", text(data)], args].concat());
    if let Some(url) = variable {
        command.env("SPARHALL_PUBLIC_URL", url);
    }
    let mut child = command.spawn().expect("the program starts");
    let out = BufReader::new(child.stdout.take().expect("its output"));
    let said = out.lines().take(lines).map(|l| l.expect("a line")).collect();
    child.kill().expect("it can be stopped");
    child.wait().expect("it is gone");
    said
}

#[test]
fn a_flag_is_stronger_than_the_environment_and_that_than_the_file() {
    let data = folder("settings-order");
    let file = data.join("hall.toml");
    let written = "bind = \"127.0.0.1:0\"\npublic-url = \"http://file.example\"\n";
    std::fs::write(&file, written).expect("written");
    let by_file = ["--config", text(&file)];
    let by_flag = ["--config", text(&file), "--public-url", "http://flag.example"];
    let variable = Some("http://variable.example");
    let said = |args: &[&str], variable| opens(args, variable, &data, 1).remove(0);
    assert!(said(&by_file, None).ends_with("http://file.example"));
    assert!(said(&by_file, variable).ends_with("http://variable.example"));
    assert!(said(&by_flag, variable).ends_with("http://flag.example"));
}

#[test]
fn a_hall_for_everybody_prints_an_address_that_works_here() {
    let data = folder("settings-everybody");
    let said = opens(&["--bind", "0.0.0.0:0"], None, &data, 2);
    assert!(said[0].contains("http://localhost:"), "{said:?}");
    assert!(said[1].contains("--public-url"), "{said:?}");
}

#[test]
fn what_the_file_cannot_say_is_told() {
    let data = folder("settings-wrong");
    let file = data.join("hall.toml");
    let with = |written: &str| {
        std::fs::write(&file, written).expect("written");
        run(&["serve", "--data", text(&data), "--config", text(&file)], "").ends(2)
    };
    with("bnd = 1\n").complains("hall.toml").complains("`bnd`").complains("`public-url`");
    with("bind = \"somewhere\"\n").complains("bind = \"somewhere\"");
    with("public-url = \"somewhere\"\n").complains("public-url");
    with("log = \"server=loud\"\n").complains("`log`");
    let nowhere = data.join("nowhere.toml");
    run(&["serve", "--config", text(&nowhere)], "").ends(2).complains("nowhere.toml");
}

#[test]
fn the_help_explains_every_setting() {
    let help = run(&["serve", "--help"], "").ends(0).says("stronger");
    for word in ["--config", "SPARHALL_CONFIG", "--keep-guests", "SPARHALL_SOCKETS", "--data"] {
        assert!(help.out.contains(word), "{}", help.out);
    }
}

/// Whoever names the folder in the file finds it for backups too.
#[test]
fn backup_finds_the_folder_of_the_file() {
    let data = folder("settings-backup");
    let file = data.join("hall.toml");
    std::fs::write(&file, format!("data = {:?}\n", text(&data.join("kept")))).expect("written");
    let mut command = command(&["backup", text(&data.join("copy.db")), "--config", text(&file)]);
    let done = command.env_remove("SPARHALL_DATA").output().expect("it runs");
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(said.contains("kept") && said.contains("no database"), "{said}");
}
