//! The numbers of an evaluation. They lie in a file, so that games can teach them.

/// Declares the numbers that an evaluation weighs tables with: their names with what each is, and
/// the file in `weights/` that says how large they are.
macro_rules! weights {
    ($name:ident in $file:literal { $($(#[doc = $doc:literal])* $field:ident,)* }) => {
        #[derive(Clone, Copy, PartialEq, Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[doc = $doc])* pub $field: f32,)*
        }

        impl Default for $name {
            fn default() -> Self {
                static READ: std::sync::LazyLock<$name> = std::sync::LazyLock::new(|| {
                    let text =
                        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/weights/", $file));
                    toml::from_str(text).expect("a test reads every file of weights")
                });
                *READ
            }
        }

        impl bots::Weights for $name {
            const FILE: &'static str = $file;
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),*];
            const ABOUT: &'static [&'static str] = &[$(concat!($($doc),*)),*];

            fn numbers(&self) -> Vec<f32> {
                vec![$(self.$field),*]
            }
            fn of(numbers: &[f32]) -> Self {
                let mut numbers = numbers.iter().copied();
                let mut next = || numbers.next().expect("as many numbers as there are names");
                $name { $($field: next()),* }
            }
        }
    };
}

pub(crate) use weights;
