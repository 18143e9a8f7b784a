// Whether there is little room; asked once and kept up to date.
const query = matchMedia('(max-width: 720px), (max-height: 600px)');
let small = $state(query.matches);
query.addEventListener('change', (e) => (small = e.matches));

export const isSmall = (): boolean => small;
