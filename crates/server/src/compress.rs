//! Long answers, packed on their way to whoever takes them so. A replay says almost the same from
//! moment to moment: packed it is a fiftieth of its length.

use crate::web::takes;
use axum::Json;
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzEncoder;
use serde::Serialize;
use std::io::Read;

/// This as JSON, packed if whoever asks takes that.
pub async fn json<T: Serialize + Send + 'static>(answer: T, asked: &HeaderMap) -> Response {
    let mut response = match takes(asked, "gzip") {
        true => {
            let work = move || packed(&serde_json::to_vec(&answer).expect("plain data"));
            let body = tokio::task::spawn_blocking(work).await.expect("packing cannot fail");
            let kind = (CONTENT_TYPE, HeaderValue::from_static("application/json"));
            let form = (CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            ([kind, form], body).into_response()
        }
        false => Json(answer).into_response(),
    };
    response.headers_mut().insert(VARY, HeaderValue::from_static("accept-encoding"));
    response
}

fn packed(plain: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    let mut packer = GzEncoder::new(plain, Compression::fast());
    packer.read_to_end(&mut body).expect("memory can be read");
    body
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;
    use axum::http::header::ACCEPT_ENCODING;
    use flate2::read::GzDecoder;

    #[tokio::test]
    async fn an_answer_is_packed_for_whoever_takes_it_so() {
        let answer = vec!["the same again and again"; 500];
        let plain = serde_json::to_vec(&answer).expect("plain data");
        for (said, form) in [("gzip, br", Some("gzip")), ("br", None)] {
            let mut asked = HeaderMap::new();
            asked.insert(ACCEPT_ENCODING, HeaderValue::from_static(said));
            let response = json(answer.clone(), &asked).await;
            let header = |name| response.headers().get(name).and_then(|v| v.to_str().ok());
            assert_eq!(header(CONTENT_ENCODING), form, "{said}");
            assert_eq!(header(CONTENT_TYPE), Some("application/json"), "{said}");
            assert_eq!(header(VARY), Some("accept-encoding"), "{said}");
            let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
            let mut read = Vec::new();
            match form {
                Some(_) => {
                    assert!(body.len() * 20 < plain.len(), "{} bytes", body.len());
                    GzDecoder::new(&*body).read_to_end(&mut read).expect("it is gzip");
                }
                None => read = body.to_vec(),
            }
            assert_eq!(read, plain, "{said}");
        }
    }
}
