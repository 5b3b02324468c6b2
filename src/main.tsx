/** Composition root in the browser: the token of the address, the config, the application. */
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseRuntimeConfig } from './api/config';
import { createApp } from './app';
import { showConfigProblems } from './config-problems';
import { hasUnfinishedSignOut, signOut, takeArrivingToken } from './features/session';

takeArrivingToken();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');

const result = parseRuntimeConfig(Reflect.get(globalThis, 'benchfileConfig'), location.hostname);
if (result.ok) {
  const { element } = createApp(result.config, { reportMismatch: (error) => console.error(error) });
  if (hasUnfinishedSignOut()) signOut();
  createRoot(container).render(<StrictMode>{element}</StrictMode>);
} else {
  showConfigProblems(container, result.problems);
}
