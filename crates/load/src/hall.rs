//! The hall under test: the real program in a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// The kernel counts processor time in hundredths of a second.
const TICKS: f64 = 100.0;

pub struct Hall {
    pub address: SocketAddr,
    child: Child,
    _data: tempfile::TempDir,
}

impl Hall {
    pub fn start(program: Option<PathBuf>) -> Result<Hall, String> {
        let beside = || -> std::io::Result<PathBuf> {
            Ok(std::env::current_exe()?.with_file_name("sparhall"))
        };
        let program = match program {
            Some(program) => program,
            None => beside().map_err(|e| e.to_string())?,
        };
        let data = tempfile::tempdir().map_err(|e| e.to_string())?;
        let mut child = Command::new(&program)
            .args(["serve", "--bind", "127.0.0.1:0", "--data"])
            .arg(data.path())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|e| format!("{}: {e}", program.display()))?;
        let mut line = String::new();
        let out = child.stdout.take().expect("its output is piped");
        BufReader::new(out).read_line(&mut line).map_err(|e| e.to_string())?;
        let address = line.trim().rsplit("//").next().and_then(|a| a.parse().ok());
        let address = address.ok_or_else(|| format!("no address in `{line}`"))?;
        Ok(Hall { address, child, _data: data })
    }

    /// How long it has used processors so far.
    pub fn processor_seconds(&self) -> f64 {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let text = text.unwrap_or_default();
        let after_name = text.rsplit(") ").next().unwrap_or_default();
        let fields: Vec<f64> =
            after_name.split(' ').skip(11).take(2).filter_map(|f| f.parse().ok()).collect();
        fields.iter().sum::<f64>() / TICKS
    }

    /// A size from its status, such as `VmRSS`.
    pub fn megabytes(&self, name: &str) -> u64 {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let text = text.unwrap_or_default();
        let line = text.lines().find(|l| l.starts_with(name)).unwrap_or_default();
        let kilobytes = line.split_whitespace().nth(1).and_then(|n| n.parse::<u64>().ok());
        kilobytes.unwrap_or_default() / 1024
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
