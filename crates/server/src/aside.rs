//! What must not stop halfway.

/// Does this to its end, even if nobody waits for it any more: a browser that hangs up drops its
/// request wherever it stands, perhaps between what is written and what must follow.
pub async fn see_through<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> T {
    match tokio::spawn(work).await {
        Ok(done) => done,
        Err(e) => std::panic::resume_unwind(e.into_panic()), // it is never aborted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::oneshot;

    #[tokio::test]
    async fn what_has_begun_is_done_even_if_nobody_waits() {
        let (write, written) = oneshot::channel::<()>();
        let (follow, followed) = oneshot::channel::<()>();
        let mut work = Box::pin(see_through(async move {
            written.await.expect("it is written");
            follow.send(()).expect("somebody looks");
        }));
        tokio::select! {
            biased;
            () = &mut work => panic!("nothing is written yet"),
            () = std::future::ready(()) => (),
        }
        drop(work);
        let _ = write.send(());
        followed.await.expect("what must follow has followed");
    }
}
