import './sprite';
export { default as Still } from './Still.svelte';
export { stage } from './stage';
