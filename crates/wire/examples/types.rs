fn main() {
    print!("{}", wire::typescript());
}
