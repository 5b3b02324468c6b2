import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4317);

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: `http://localhost:${port}`, trace: 'retain-on-failure' },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], launchOptions: chromiumLaunchOptions() } }],
  webServer: {
    command: `npm run preview -- --port ${port}`,
    url: `http://localhost:${port}/sandbox/health`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: { SANDBOX_DATA: '.cache/e2e-sandbox', NODE_ENV: 'test' },
    stdout: 'ignore',
  },
});
