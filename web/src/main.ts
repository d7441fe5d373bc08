/** Puts the client on the page. */

import { mount } from 'svelte';
import './style/tokens.css';
import './style/base.css';
import { watchInput } from './app/ambient';
import App from './App.svelte';
import { registerWorker } from './offline/installed';

const target = document.getElementById('app');
if (target) mount(App, { target });
watchInput();
registerWorker();
