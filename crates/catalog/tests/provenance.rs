//! What the README says of the origin of the cards is what the card data says.

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_readme_says_how_much_is_designed() {
    let readme = words(include_str!("../../../README.md"));
    for game in catalog::games() {
        let said = format!("- **{}**, by {}. {}", game.title(), game.owner(), game.provenance());
        assert!(readme.contains(&words(&said)), "the README lacks: {said}");
        assert!(!said.contains(" 0 of "), "{said}");
    }
}
