/**
 * Someone at the keyboard who does anything: on a good network, and with one call in twelve failing. `MONKEY_SEEDS=3
 * MONKEY_ACTIONS=100` shortens the run, `MONKEY_SEED=17` repeats one, and with `MONKEY_SEEDS=5` five from that on.
 */
import { Chance } from '../../sandbox/demo/orders/chance.ts';
import { FailingNetwork } from '../support/failing-network.ts';
import { Monkey } from '../support/monkey.ts';
import { expect, people, test } from '../support/test.ts';

const only = process.env.MONKEY_SEED === undefined ? undefined : Number(process.env.MONKEY_SEED);
const seeds = Number(process.env.MONKEY_SEEDS ?? (only === undefined ? 50 : 1));
const actions = Number(process.env.MONKEY_ACTIONS ?? 500);
const everyone = [people.nora, people.priya, people.theo, people.maren, people.callum];

// Each seed starts by resetting the demo's data, so seeds run one after another, and `test:stress` leaves them out.
test.describe.configure({ mode: 'default', timeout: 20 * 60_000 });

for (let seed = only ?? 1; seed < (only ?? 1) + seeds; seed += 1) {
  const fails = seed % 2 === 0;
  test.describe(fails ? 'with one call in twelve failing' : 'calm', () => {
    test.use({ expectedErrors: fails ? /^(ContractMismatchError|Error: Failed|.*net::ERR)/ : undefined });

    test(`seed ${seed}: ${actions} actions`, { tag: '@alone' }, async ({ page, context, request }) => {
      expect((await request.post('/sandbox/api/reset')).ok()).toBe(true);
      const uncaught: string[] = [];
      context.on('weberror', (error) => uncaught.push(String(error.error())));
      const chance = new Chance(seed);
      const network = new FailingNetwork(chance.fork());
      network.isFailing = false;
      await network.attach(page);
      const monkey = new Monkey(page, chance.pick(everyone), chance.fork());
      await monkey.start();
      network.isFailing = fails;

      const story = () => `seed ${seed}, ${page.url()}: … ${monkey.path.slice(-25).join(' → ')}`;
      for (let count = 1; count <= actions; count += 1) {
        await test.step(`action ${count}`, () => monkey.act());
        await monkey.expectSomething().catch((error) => {
          throw new Error(`${error.message}\n${story()}`);
        });
        expect(uncaught, `uncaught errors; ${story()}`).toEqual([]);
        if (!fails) expect(await monkey.failure(), `a page that failed; ${story()}`).toBeUndefined();
      }
      const idle = monkey.path.filter((action) => action.startsWith('nothing')).length;
      console.info(
        `seed ${seed}: ${monkey.pages.size} addresses, ${actions - idle} of ${actions} actions did something`,
      );
      network.isFailing = false;
      await monkey.expectRecovery().catch((error) => {
        throw new Error(`${error.message}\n${story()}`);
      });
    });
  });
}
