/**
 * `npm run bench:serving`: process serving at its largest, in the production build in Chromium. A workbook of 500
 * recipients read, verified and quoted, with the longest task of the main thread; and the page of an order with 500
 * recipients and 2,000 attempts on a processor four times slower, with its rows. The best of several rounds: other work
 * on the machine only delays. `-- --part sheet` or `order` runs one alone, `--dist FOLDER` takes another build.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { seedManyServing } from '../sandbox/demo/orders/many-serving.ts';
import { ServingOrder } from '../sandbox/generated/serving/schemas.ts';
import { issueAccessToken } from '../sandbox/http/access-token.ts';
import { chromiumLaunchOptions } from './chromium.ts';
import { Limits } from './limits.ts';
import { serveBuild } from './serve-build.ts';
import { measureOrder, measureSheet, recipientCount } from './serving/measure-pages.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4395' },
  },
});
let orderId = 0;
const { origin, stop } = await serveBuild(values.dist, {
  ...{ port: Number(values.port), data: '.cache/bench-serving' },
  prepare: async (sandbox) => {
    const { db, clock, fetch } = sandbox;
    // No one is met: four attempts each.
    const differing = { wishes: ['nobody'], level: 'rush' } as const;
    const made = await seedManyServing(db, {
      ...{ clientId: 1, count: 1, now: clock.now(), recipients: recipientCount, differing },
    });
    orderId = made[0] ?? 0;
    // Its attempts, photos and custody are told when it is first opened.
    const nora = { userId: 1, clientId: 1, retailerId: 2, userName: 'nora.marlow@example.com' };
    const token = await issueAccessToken(sandbox, { ...nora, name: 'Nora Marlow', email: nora.userName });
    const address = `http://localhost/api/serving/v1/orders/${orderId}`;
    const opened = await fetch(new Request(address, { headers: { authorization: `Bearer ${token}` } }));
    const { jobs } = ServingOrder.parse(await opened.json());
    const attempts = jobs.reduce((sum, job) => sum + job.attempts.length, 0);
    console.log(`An order of ${jobs.length} recipients and ${attempts} attempts.`);
  },
});
const limits = new Limits();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  if (values.part !== 'order') await measureSheet(browser, origin, limits);
  if (values.part !== 'sheet') await measureOrder(browser, origin, orderId, limits);
} finally {
  await browser.close();
  stop();
}
process.exitCode = limits.report();
