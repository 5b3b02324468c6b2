/** `npm run test:stress`: long runs (random walks, many repetitions) too slow for every change. */
import { defineConfig } from '@playwright/test';
import everyChange from './playwright.config.ts';

const [project] = everyChange.projects ?? [];
const [webServer] = Array.isArray(everyChange.webServer) ? everyChange.webServer : [];

export default defineConfig({
  ...everyChange,
  testDir: './e2e/stress',
  timeout: 30 * 60_000,
  projects: [{ name: 'stress', use: { ...project?.use } }],
  webServer: webServer ? [webServer] : [],
});
