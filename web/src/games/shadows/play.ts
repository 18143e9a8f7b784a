import './sprite';
export { default as Play } from './Play.svelte';
export { stage } from './stage';
