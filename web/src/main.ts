import { mount } from 'svelte';
import App from './App.svelte';
import './lib/hands';
import { apply } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
