/** What other firms filed is counted at its courts. tests/predictor.test.ts compares it with preflight. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import type { CourtPolicy } from '../../generated/filing/schemas.ts';
import { decidedFilings, otherFirms } from './decided-filings.ts';

const opened = testSandbox();
const read = async (path: string) => (await opened.call(`/filing${path}`)).json();

async function policies(): Promise<Map<string, CourtPolicy>> {
  const [losAngeles] = await read('/MultisourceCourts/CA/Courts?courtId=losangeles:civil');
  const florida: { courtId: string; policy: CourtPolicy }[] = await read('/Granicus/FL/FlPolicies/Courts');
  const orange = florida.find(({ courtId }) => courtId === 'orange');
  return new Map([
    ['lakemoor:cv1', await read('/Tyler/IL/Codes/Policy?courtCode=lakemoor:cv1')],
    ['losangeles:civil', losAngeles.policy],
    ['orange', orange?.policy ?? losAngeles.policy],
  ]);
}

test('3,000 decided filings are counted at their courts, with reasons that preflight checks', async () => {
  const rows = await opened.sandbox.db
    .select({ id: filings.filingId })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(eq(orders.clientId, otherFirms));
  expect(rows).toHaveLength(decidedFilings);
  for (const [court, policy] of await policies()) {
    expect(policy.filingsCounted, court).toBeGreaterThanOrEqual(1_000);
    const checked = policy.rejectionReasons?.filter(({ checks }) => checks.length > 0) ?? [];
    expect(checked.length, court).toBeGreaterThanOrEqual(2);
  }
});
