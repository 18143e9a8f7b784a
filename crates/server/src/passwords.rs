//! Passwords: hashed slowly on purpose, so aside, and only a few at a time. Each takes 19 MB,
//! whoever asks for it.

use crate::trouble::HttpTrouble;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use axum::http::StatusCode;
use tokio::sync::Semaphore;

/// A hash that nothing fits, so that a wrong name takes as long as a wrong password.
const FITS_NOTHING: &str = "$argon2id$v=19$m=19456,t=2,p=1$c3BhcmhhbGwtbm9ib2R5$\
     AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

pub struct Passwords {
    /// As many as there are cores: more would only be slower together.
    places: Semaphore,
}

impl Passwords {
    pub fn new(at_once: usize) -> Passwords {
        Passwords { places: Semaphore::new(at_once.max(1)) }
    }

    pub async fn hash(&self, password: String) -> Result<String, HttpTrouble> {
        let work = move || {
            let hashed = Argon2::default().hash_password(password.as_bytes());
            hashed.map(|h| h.to_string()).map_err(|e| e.to_string())
        };
        self.aside(work).await
    }

    /// Whether the password is the one of this hash; of no hash it never is.
    pub async fn fits(&self, password: String, hash: Option<String>) -> Result<bool, HttpTrouble> {
        let hash = hash.unwrap_or_else(|| FITS_NOTHING.into());
        let work = move || {
            let hash = PasswordHash::new(&hash).map_err(|e| e.to_string())?;
            Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
        self.aside(work).await
    }

    async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, String> + Send + 'static,
    ) -> Result<T, HttpTrouble> {
        let fault = |e: String| {
            tracing::error!("a password could not be checked: {e}");
            HttpTrouble::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", "that did not work")
        };
        let _place = self.places.acquire().await.map_err(|e| fault(e.to_string()))?;
        let done = tokio::task::spawn_blocking(work).await.map_err(|e| fault(e.to_string()))?;
        done.map_err(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, Barrier};

    /// A name that nobody has is looked for as hard as a password that is wrong.
    #[test]
    fn nobody_is_checked_like_anybody() {
        let fresh = Argon2::default().hash_password(b"correct horse").expect("a hash").to_string();
        let (fresh, nobody) = (PasswordHash::new(&fresh), PasswordHash::new(FITS_NOTHING));
        let (fresh, nobody) = (fresh.expect("it reads"), nobody.expect("it reads"));
        assert_eq!(fresh.algorithm, nobody.algorithm);
        assert_eq!(fresh.params, nobody.params);
        let length = |h: &PasswordHash| h.hash.as_ref().map(|o| o.as_ref().len());
        assert_eq!(length(&fresh), length(&nobody));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn only_so_many_are_worked_on_at_once() {
        let passwords = Passwords::new(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let pair = Arc::new(Barrier::new(2)); // nobody goes on alone, so they do overlap
        let one = || {
            let (now, most, pair) = (now.clone(), most.clone(), pair.clone());
            passwords.aside(move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                pair.wait();
                now.fetch_sub(1, Ordering::SeqCst);
                Ok(())
            })
        };
        let all = futures_util::future::join_all((0..20).map(|_| one())).await;
        assert!(all.iter().all(Result::is_ok));
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }
}
