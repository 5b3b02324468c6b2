/** `npm run test:stress`: long runs (random walks, many repetitions) too slow for every change. */
import { defineConfig } from '@playwright/test';
import everyChange, { server } from './playwright.config.ts';

const [project] = everyChange.projects ?? [];
const [webServer] = Array.isArray(everyChange.webServer) ? everyChange.webServer : [];

/** The list of 100,000 orders needs a sandbox of its own, which `npm run test:scroll` seeds. */
const manyOrders = '**/orders-scroll.spec.ts';
const isManyOrdersRun = process.env.MANY_ORDERS === '1';
const port = Number(process.env.E2E_PORT ?? 4317) + 2;

export default defineConfig({
  ...everyChange,
  testDir: './e2e/stress',
  timeout: 30 * 60_000,
  projects: isManyOrdersRun
    ? [
        {
          name: 'many orders',
          testMatch: manyOrders,
          use: { ...project?.use, baseURL: `http://localhost:${port}` },
        },
      ]
    : [{ name: 'stress', testIgnore: manyOrders, use: { ...project?.use } }],
  webServer: isManyOrdersRun
    ? [
        server({
          port,
          data: `.cache/many-orders-${port}`,
          prepare: 'npm run --silent sandbox -- seed --orders 100000 && ',
        }),
      ]
    : webServer
      ? [webServer]
      : [],
});
