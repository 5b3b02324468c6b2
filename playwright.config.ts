import { defineConfig, devices } from '@playwright/test';
import { tablesFolder } from './e2e/support/tyler-tables.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4317);
const tablesPort = port + 1;
const clockPort = port + 2;

/** The production build with a separate sandbox, which starts from the demo data and validates its responses. */
export function server({ port, data, prepare = '' }: { port: number; data: string; prepare?: string }) {
  return {
    command: `npm run --silent sandbox -- reset && ${prepare}npm run --silent preview -- --port ${port}`,
    url: `http://localhost:${port}/sandbox/health`,
    reuseExistingServer: false,
    // Several start at once, and seeding 100,000 orders takes a while.
    timeout: prepare ? 600_000 : 240_000,
    // A tool at a host that the application doesn't list is still one that the sandbox serves.
    env: { SANDBOX_DATA: data, DATABASE_URL: '', NODE_ENV: 'test', SANDBOX_HOSTS: 'unlisted.localhost' },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  };
}

const desktop = { ...devices['Desktop Chrome'], launchOptions: chromiumLaunchOptions() };
const tablesSpec = '**/illinois-tables.spec.ts';
/** Moves the sandbox's clock, by days: sessions and cards of other tests would expire. */
const clockSpec = '**/process-serving.spec.ts';

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is no failure: these only end tests that hang.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Recording every test takes a third longer, and a browser may hang on closing while it records.
  use: {
    baseURL: `http://localhost:${port}`,
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // Without animations, which would hide nothing but time; e2e/dialogs.spec.ts has them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'demo', testIgnore: [tablesSpec, clockSpec, '**/stress/**'], use: desktop },
    { name: 'tables', testMatch: tablesSpec, use: { ...desktop, baseURL: `http://localhost:${tablesPort}` } },
    {
      name: 'clock',
      testMatch: clockSpec,
      fullyParallel: false,
      use: { ...desktop, baseURL: `http://localhost:${clockPort}` },
    },
  ],
  webServer: [
    server({ port, data: `.cache/e2e-sandbox-${port}` }),
    server({ port: clockPort, data: `.cache/e2e-clock-${clockPort}` }),
    ...(tablesFolder
      ? [
          server({
            port: tablesPort,
            data: `.cache/e2e-tables-${tablesPort}`,
            prepare: `npm run --silent sandbox -- import-codes ${JSON.stringify(tablesFolder)} && `,
          }),
        ]
      : []),
  ],
});
