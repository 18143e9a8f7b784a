// What a browser says about itself, in as many words as a person needs to know it again.
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
const find = (list: [RegExp, string][], text: string) => list.find(([r]) => r.test(text))?.[1];

export function agent(about: string): string {
  const [browser, system] = [find(BROWSERS, about), find(SYSTEMS, about)];
  return browser && system ? `${browser}, ${system}` : about.slice(0, 60);
}
