//! The files of the browser client: small on the way, kept by the browser, never confused.

mod common;

use common::{Hall, Person};
use std::path::Path;

struct Got {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Got {
    fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|l| l.split_once(": "));
        lines.clone().find(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, v)| v)
    }
}

async fn get(who: &Person, path: &str, headers: &[(&str, &str)]) -> Got {
    let answer = who.raw("GET", path, None, headers).await;
    let end = answer.windows(4).position(|w| w == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).expect("a status");
    Got { status, head, body: answer[end + 4..].to_vec() }
}

/// A client with one page and one script, the script in all forms.
fn client(folder: &Path) {
    std::fs::create_dir_all(folder.join("assets")).expect("a folder");
    for (name, text) in [
        ("index.html", "<p>hall</p>"),
        ("assets/a-1.js", "plain"),
        ("assets/a-1.js.br", "by brotli"),
        ("assets/a-1.js.gz", "by gzip"),
    ] {
        std::fs::write(folder.join(name), text).expect("written");
    }
}

#[tokio::test]
async fn files_come_in_the_best_form_the_browser_takes() {
    let data = tempfile::tempdir().expect("a folder");
    client(&data.path().join("web"));
    let web = Some(data.path().join("web"));
    let hall = Hall::with(data.path(), |c| c.web = web).await;
    let me = hall.guest().await;
    for (takes, body, form) in [
        ("gzip, deflate, br", "by brotli", Some("br")),
        ("gzip", "by gzip", Some("gzip")),
        ("br;q=0, gzip;q=0.1", "by gzip", Some("gzip")),
        ("identity", "plain", None),
    ] {
        let got = get(&me, "/assets/a-1.js", &[("accept-encoding", takes)]).await;
        assert_eq!((got.status, got.body.as_slice()), (200, body.as_bytes()), "{takes}");
        assert_eq!(got.header("content-encoding"), form);
        assert_eq!(got.header("vary"), Some("accept-encoding"));
        assert_eq!(got.header("content-type"), Some("text/javascript; charset=utf-8"));
        assert!(got.header("cache-control").is_some_and(|c| c.contains("immutable")));
    }
    hall.close().await;
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let data = tempfile::tempdir().expect("a folder");
    client(&data.path().join("web"));
    let web = Some(data.path().join("web"));
    let hall = Hall::with(data.path(), |c| c.web = web).await;
    let me = hall.guest().await;
    let page = get(&me, "/m/some-match", &[]).await;
    assert_eq!((page.status, page.body.as_slice()), (200, &b"<p>hall</p>"[..]));
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    let tag = page.header("etag").expect("a tag").to_string();
    assert!(tag.starts_with('"'), "a strong one: {tag}");
    let again = get(&me, "/", &[("if-none-match", &format!("\"other\", {tag}"))]).await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    assert_eq!(again.header("etag"), Some(tag.as_str()));
    std::fs::write(data.path().join("web/index.html"), "<p>new</p>").expect("written");
    let new = get(&me, "/", &[("if-none-match", &tag)]).await;
    assert_eq!((new.status, new.body.as_slice()), (200, &b"<p>new</p>"[..]));
    let plain = get(&me, "/assets/a-1.js", &[]).await;
    let gzip = get(&me, "/assets/a-1.js", &[("accept-encoding", "gzip")]).await;
    assert_ne!(plain.header("etag"), gzip.header("etag"), "each form has its own");
    hall.close().await;
}

#[tokio::test]
async fn a_file_of_an_older_client_is_not_there() {
    let data = tempfile::tempdir().expect("a folder");
    client(&data.path().join("web"));
    let web = Some(data.path().join("web"));
    let hall = Hall::with(data.path(), |c| c.web = web).await;
    let me = hall.guest().await;
    assert_eq!(get(&me, "/assets/a-0.js", &[]).await.status, 404);
    for path in ["/../keys", "/%2e%2e/keys", "/assets/../../keys", "//etc/passwd"] {
        let got = get(&me, path, &[]).await;
        let text = String::from_utf8_lossy(&got.body).into_owned();
        assert!(got.status == 404 || text == "<p>hall</p>", "{path}: {text}");
    }
    hall.close().await;
}
