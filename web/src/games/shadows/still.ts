import './sprite';
export { default as Score } from './ScoreOf.svelte';
export { default as Still } from './Still.svelte';
export { stage } from './stage';
