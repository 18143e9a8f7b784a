//! The few pieces that the plots are drawn with.

use std::fmt::Write;

/// Text that is safe between tags and in quotes.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(c),
        }
    }
    out
}

/// A drawing of this size, with words for whoever does not see it.
pub struct Svg {
    id: String,
    width: f64,
    height: f64,
    wide: bool,
    inside: String,
}

impl Svg {
    pub fn new(id: &str, title: &str, desc: &str, width: f64, height: f64) -> Self {
        let (title, desc) = (escaped(title), escaped(desc));
        let inside =
            format!("<title id=\"{id}-t\">{title}</title>\n<desc id=\"{id}-d\">{desc}</desc>\n");
        Svg { id: id.to_string(), width, height, wide: false, inside }
    }

    /// It is never made smaller: whoever has a small screen scrolls.
    pub fn wide(mut self) -> Self {
        self.wide = true;
        self
    }

    fn add(&mut self, text: std::fmt::Arguments<'_>) {
        self.inside.write_fmt(text).expect("a string takes any text");
        self.inside.push('\n');
    }

    pub fn text(&mut self, x: f64, y: f64, class: &str, text: &str) {
        let text = escaped(text);
        self.add(format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"{class}\">{text}</text>"));
    }

    /// Text that climbs from here.
    pub fn slanted(&mut self, x: f64, y: f64, text: &str) {
        let text = escaped(text);
        self.add(format_args!(
            "<text transform=\"translate({x:.1} {y:.1}) rotate(-45)\">{text}</text>"
        ));
    }

    pub fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.add(format_args!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    pub fn rect(&mut self, class: &str, at: (f64, f64), size: (f64, f64), opacity: f64) {
        let ((x, y), (w, h)) = (at, size);
        self.add(format_args!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" \
             rx=\"2\" fill-opacity=\"{opacity:.2}\"/>"
        ));
    }

    pub fn circle(&mut self, class: &str, x: f64, y: f64, r: f64) {
        self.add(format_args!("<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\"/>"));
    }

    /// What belongs together and says something when it is pointed at.
    pub fn group(&mut self, tip: &str, draw: impl FnOnce(&mut Self)) {
        let tip = escaped(tip);
        self.add(format_args!("<g><title>{tip}</title>"));
        draw(self);
        self.add(format_args!("</g>"));
    }

    pub fn done(self) -> String {
        let Svg { id, width, height, wide, inside } = self;
        let class = if wide { " class=\"wide\"" } else { "" };
        format!(
            "<div class=\"plot\" tabindex=\"0\" role=\"group\" aria-labelledby=\"{id}-t\">\
             <svg{class} role=\"img\" aria-labelledby=\"{id}-t {id}-d\" width=\"{width:.0}\" \
             height=\"{height:.0}\" viewBox=\"0 0 {width:.0} {height:.0}\">\n{inside}</svg></div>\n"
        )
    }
}

/// A step of 1, 2 or 5 times a power of ten, of which at most `most` fit into the span.
pub fn step(span: f64, most: f64) -> f64 {
    let rough = (span / most).max(f64::MIN_POSITIVE);
    let power = 10f64.powf(rough.log10().floor());
    let times = [1.0, 2.0, 5.0].into_iter().find(|times| times * power >= rough - 1e-9);
    times.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_out_of_a_page() {
        assert_eq!(escaped("<b a=\"'&"), "&lt;b a=&quot;&#39;&amp;");
    }

    #[test]
    fn steps_are_round() {
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{a} and {b}");
        near(step(1.0, 10.0), 0.1);
        near(step(730.0, 6.0), 200.0);
        near(step(40.0, 40.0), 1.0);
        near(step(41.0, 40.0), 2.0);
    }
}
