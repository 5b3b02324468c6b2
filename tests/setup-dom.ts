/** Testing Library with its matchers, and a clean page for each test file: files share the page and all modules. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { loadDropdown } from '../src/lib/form/dropdown-code.ts';
import './browser-features.ts';
import { rememberWindow } from './left-as-found.ts';
import './missing-elements.ts';

// A file's first screen loads its code, which is slow on a busy machine; missing elements still fail.
configure({ asyncUtilTimeout: 30_000 });

// A page loads it when idle; tests open lists at once.
await loadDropdown();

afterEach(() => cleanup());

const putBackWindow = rememberWindow();

afterAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.title = '';
  window.history.replaceState(null, '', '/app/');
  // Calls would wait for the session of a file that is over.
  const { resetRunnerHooks } = await import('../src/api/http.ts');
  resetRunnerHooks();
  putBackWindow();
});
