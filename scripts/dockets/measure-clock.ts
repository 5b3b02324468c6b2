/**
 * How long a clock that was moved by 30 days catches up with the demo's dockets, and whether it leaves the same. The time is
 * what a person waits; the processor's time of the process and its database, which other work on the machine changes less,
 * stands beside it.
 */
import { and, eq, notLike } from 'drizzle-orm';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { dueWork } from '../../sandbox/db/schema/control.ts';
import { docketNews } from '../../sandbox/db/schema/docket-watch.ts';
import { docketOrders } from '../../sandbox/db/schema/dockets.ts';
import type { Limits } from '../limits.ts';

const day = 86_400_000;
const days = 30;
const mostSeconds = 5;

export async function measureClock(limits: Limits): Promise<void> {
  const start = Date.now() + 60_000;
  const seeded = await createSandbox({ storage: { kind: 'memory' } });
  const template = await seeded.dump();
  await seeded.close();
  const atOnce = await move(template, start, days);
  const byDays = await move(template, start, 1);
  console.log(
    `${atOnce.followed} dockets followed, ${atOnce.left.length} changes told after ${days} days, ${atOnce.processorSeconds.toFixed(2)} s of the processor.`,
  );
  limits.check(`to catch up with ${days} days`, atOnce.seconds, mostSeconds, ' s');
  const different = atOnce.left.filter((each, place) => each !== byDays.left[place]).length;
  limits.check('changes that differ from those of 30 moves of a day', different, 0);
  limits.check('changes more or fewer', Math.abs(atOnce.left.length - byDays.left.length), 0);
}

/** Moves the clock of the same sandbox by so many days at a time. Of its work, only the dockets' is done. */
async function move(template: Blob, start: number, stepDays: number) {
  const sandbox = await createSandbox({ storage: { kind: 'memory', template } });
  const { db, clock } = sandbox;
  try {
    await db.delete(dueWork).where(notLike(dueWork.kind, 'docket.%'));
    const moveTo = async (time: number) => {
      clock.offset = time - Date.now();
      await sandbox.dueWork.run();
    };
    await moveTo(start);
    const begun = process.cpuUsage();
    const began = performance.now();
    for (let passed = stepDays; passed <= days; passed += stepDays) await moveTo(start + passed * day);
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(begun);
    const isActive = and(eq(docketOrders.clientId, 1), eq(docketOrders.state, 'Active'));
    const told = await db.select().from(docketNews);
    return {
      seconds,
      processorSeconds: (user + system) / 1e6,
      followed: await db.$count(docketOrders, isActive),
      left: told
        .map(({ orderId, at, kind, docketEntryId, before, after }) =>
          JSON.stringify([orderId, at, kind, docketEntryId, before, after]),
        )
        .toSorted(),
    };
  } finally {
    await sandbox.close();
  }
}
