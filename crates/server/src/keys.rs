//! The keys that sign cookies, in a file that only its owner can read.
//!
//! The first line signs; all lines verify. To rotate, put a new line first; old cookies stay good
//! until their line is taken out.

use std::fmt::Write;
use std::io;
use std::path::Path;

pub struct Keys(Vec<[u8; 32]>);

/// Random bytes as lower-case hexadecimal digits.
pub fn random_hex(bytes: usize) -> String {
    let mut buffer = vec![0; bytes];
    getrandom::fill(&mut buffer).expect("the system gives random bytes");
    hex(&buffer)
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut out, b| {
        let _ = write!(out, "{b:02x}"); // writing to a string cannot fail
        out
    })
}

/// What is kept of a token: whoever reads the database cannot use it.
pub fn hashed(token: &str) -> String {
    hex(&blake3::derive_key("sparhall token v1", token.as_bytes()))
}

impl Keys {
    /// Reads the file, or makes it with one new key.
    pub fn open(path: &Path) -> io::Result<Keys> {
        if !path.exists() {
            write_private(path, &format!("{}\n", random_hex(32)))?;
        }
        let text = std::fs::read_to_string(path)?;
        let keys: Option<Vec<_>> =
            text.lines().map(str::trim).filter(|l| !l.is_empty()).map(read).collect();
        match keys {
            Some(keys) if !keys.is_empty() => Ok(Keys(keys)),
            _ => Err(io::Error::new(
                io::ErrorKind::InvalidData,
                format!("{}: every line must be 64 hexadecimal digits", path.display()),
            )),
        }
    }

    /// The token with its signature.
    pub fn signed(&self, token: &str) -> String {
        format!("{token}.{}", signature(&self.0[0], token))
    }

    /// The token, if one of the keys signed it.
    pub fn verified<'a>(&self, cookie: &'a str) -> Option<&'a str> {
        let (token, said) = cookie.split_once('.')?;
        let said = blake3::Hash::from_hex(said).ok()?;
        // Comparing hashes takes the same time wherever they differ.
        let good = |key: &[u8; 32]| blake3::keyed_hash(key, token.as_bytes()) == said;
        self.0.iter().any(good).then_some(token)
    }
}

fn signature(key: &[u8; 32], token: &str) -> String {
    blake3::keyed_hash(key, token.as_bytes()).to_hex().to_string()
}

fn read(line: &str) -> Option<[u8; 32]> {
    let mut key = [0; 32];
    if line.len() != 64 || !line.is_ascii() {
        return None;
    }
    for (i, b) in key.iter_mut().enumerate() {
        *b = u8::from_str_radix(&line[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(key)
}

#[cfg(unix)]
fn write_private(path: &Path, text: &str) -> io::Result<()> {
    use std::io::Write as _;
    use std::os::unix::fs::OpenOptionsExt;
    let mut file =
        std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(not(unix))]
fn write_private(path: &Path, text: &str) -> io::Result<()> {
    std::fs::write(path, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_good_until_its_key_is_taken_out() {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("keys");
        let old = Keys::open(&path).expect("a new key").signed("abc");
        let text = std::fs::read_to_string(&path).expect("the file");
        std::fs::write(&path, format!("{}\n{text}", random_hex(32))).expect("rotated");
        let both = Keys::open(&path).expect("two keys");
        assert_eq!(both.verified(&old), Some("abc"));
        assert_ne!(both.signed("abc"), old);
        assert_eq!(both.verified("abc.00"), None);
        assert_eq!(both.verified(&old.replace("abc", "abd")), None);
        std::fs::write(&path, format!("{}\n", random_hex(32))).expect("rotated again");
        assert_eq!(Keys::open(&path).expect("one key").verified(&old), None);
        std::fs::write(&path, "nonsense\n").expect("written");
        assert!(Keys::open(&path).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_can_read_the_keys() {
        use std::os::unix::fs::PermissionsExt;
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("keys");
        Keys::open(&path).expect("a new key");
        let mode = std::fs::metadata(&path).expect("the file").permissions().mode();
        assert_eq!(mode & 0o077, 0);
    }
}
