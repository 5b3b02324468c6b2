/** PACER's ledger under random interleavings: no limit is passed, and nothing is charged twice. */
import { and, eq, gte } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { pacerLimits, pacerPurchases } from '../../db/schema/docket-purchases.ts';
import { ProblemError } from '../../http/problem.ts';
import { buy } from './pacer-ledger.ts';

const opened = testSandbox();
const clientId = 2;

interface Asked {
  key: number;
  caseId: number;
  cents: number;
  /** Sent again, as after a lost answer. */
  times: number;
}

const asked: fc.Arbitrary<Asked> = fc.record({
  key: fc.integer({ min: 1, max: 30 }),
  caseId: fc.integer({ min: 1, max: 3 }),
  cents: fc.integer({ min: 0, max: 600 }),
  times: fc.integer({ min: 1, max: 2 }),
});
const round = fc.record({
  firmMonthCents: fc.option(fc.integer({ min: 0, max: 3000 })),
  caseMonthCents: fc.option(fc.integer({ min: 0, max: 2000 })),
  purchases: fc.array(asked, { minLength: 6, maxLength: 10 }),
});

/** Interleavings; `npm run test:ledger` tries a thousand. */
const runs = Number(process.env.LEDGER_RUNS ?? 100);

test('a thousand purchases at once, repeated and limited', { timeout: 30_000 + 500 * runs }, async () => {
  const { db, clock } = opened.sandbox;
  let made = 0;
  await fc.assert(
    fc.asyncProperty(round, async ({ firmMonthCents, caseMonthCents, purchases }) => {
      const now = clock.now();
      await db.delete(pacerPurchases).where(eq(pacerPurchases.clientId, clientId));
      const limits = { firmMonthCents, caseMonthCents, unaskedCents: null };
      await db
        .insert(pacerLimits)
        .values({ clientId, ...limits })
        .onConflictDoUpdate({ target: pacerLimits.clientId, set: limits });
      const all = purchases.flatMap((each) => Array.from({ length: each.times }, () => each));
      made += all.length;
      const answers = await Promise.all(
        all.map(({ key, caseId, cents }) =>
          db
            .transaction((tx) =>
              buy(
                tx,
                [
                  {
                    ...{ clientId, userId: 5, userName: 'June Ashgrove', kind: 'document', pages: 1 },
                    ...{ providerCaseId: `7${caseId}`, description: 'A document', amountCents: cents, key: `k${key}` },
                  },
                ],
                now,
              ),
            )
            .catch((error) => {
              if (error instanceof ProblemError && error.status === 402) return [];
              throw error;
            }),
        ),
      );
      const kept = await db
        .select()
        .from(pacerPurchases)
        .where(and(eq(pacerPurchases.clientId, clientId), gte(pacerPurchases.amountCents, 0)));
      expect(new Set(kept.map(({ key }) => key)).size).toBe(kept.length);
      const told = new Set(answers.flat().map(({ purchaseId }) => purchaseId));
      expect([...told].toSorted()).toEqual(kept.map(({ purchaseId }) => purchaseId).toSorted());
      const sum = (rows: typeof kept) => rows.reduce((cents, { amountCents }) => cents + amountCents, 0);
      // What costs nothing passes no limit.
      if (firmMonthCents !== null) expect(sum(kept)).toBeLessThanOrEqual(firmMonthCents);
      for (const ofCase of Map.groupBy(kept, ({ providerCaseId }) => providerCaseId).values())
        if (caseMonthCents !== null) expect(sum(ofCase)).toBeLessThanOrEqual(caseMonthCents);
    }),
    { numRuns: runs },
  );
  expect(made).toBeGreaterThan(10 * runs);
});
