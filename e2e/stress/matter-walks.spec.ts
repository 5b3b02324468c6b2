/**
 * Random walks: opening and switching matters, tabs, reloads, signing out and in, framed and not. After every step, the
 * current mapping, the banner and a document's destination must agree. To repeat a walk, use its seed: `WALK_SEED=17
 * WALKS=1 npm run test:stress -- matter-walks`.
 */

import { MatterWalk } from '../support/matter-walk.ts';
import { expect, people, test } from '../support/test.ts';

const walks = Number(process.env.WALKS ?? 200);
const firstSeed = Number(process.env.WALK_SEED ?? 1);
const steps = 12;
/** Walks per test and browser. */
const perTest = 10;

for (let from = firstSeed; from < firstSeed + walks; from += perTest) {
  const seeds = Array.from({ length: Math.min(perTest, firstSeed + walks - from) }, (_, index) => from + index);
  test(`walks ${from} to ${from + seeds.length - 1} never lose or swap the matter`, async ({ browser, baseURL }) => {
    for (const seed of seeds) {
      const context = await browser.newContext({ baseURL });
      const walk = new MatterWalk(context, { seed, baseURL: baseURL ?? '', person: people.priya });
      await walk.start();
      for (let step = 0; step < steps; step += 1) {
        const taken = await walk.step();
        const found = await walk.look();
        expect(found, `seed ${seed}: ${walk.path.join(' → ')} (after ${taken})`).toEqual(walk.expected());
      }
      await context.close();
    }
  });
}
