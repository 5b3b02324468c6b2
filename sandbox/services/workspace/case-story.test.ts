/** What a firm did in a case whose docket it tracks. */
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { followedCase } from '../../demo/florida/followed-case.ts';
import type { DocketEntryPage } from '../../generated/docket-sync/schemas.ts';
import type { CaseStory } from '../../generated/workspace/schemas.ts';
import { decideFiling } from '../../simulators/clerk.ts';

const backend = testSandbox();
const { record, ucn } = followedCase();

async function trackingOrder(): Promise<number> {
  const [found] = await backend.sandbox.db
    .select({ orderId: docketOrders.orderId })
    .from(docketOrders)
    .where(and(eq(docketOrders.clientId, 1), eq(docketOrders.providerCaseId, record.providerCaseId)));
  if (!found) throw new Error('The demo’s firm does not follow the case.');
  return found.orderId;
}

async function readStory(orderId: number): Promise<CaseStory> {
  const response = await backend.call(`/workspace/v1/case-story?orderId=${orderId}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

/** The firm's own entries on all pages of the docket. */
async function ownEntries(): Promise<DocketEntryPage['items']> {
  const items: DocketEntryPage['items'] = [];
  for (let number = 1; ; number += 1) {
    const address = `/docket-sync/public/api/Case/case-documents?providerId=6&CaseId=${record.providerCaseId}&Page=${number}`;
    const response = await backend.call(address, { method: 'POST' });
    expect(response.status, await response.clone().text()).toBe(200);
    const page: DocketEntryPage = await response.json();
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total)
      return items.filter(({ relatedEnvelopeId }) => relatedEnvelopeId !== undefined);
  }
}

test('the docket finds the firm’s filings, and says which it does not show', async () => {
  const { filings: filed, events } = await readStory(await trackingOrder());
  expect(filed.length).toBeGreaterThan(1);
  const [waiting, ...docketed] = filed;
  expect(waiting?.docketEntryId).toBeUndefined();
  for (const { acceptedAt, docketedAt, docketEntryId } of docketed) {
    expect(docketEntryId).toContain(record.providerCaseId);
    expect(Date.parse(docketedAt ?? '')).toBeGreaterThan(Date.parse(acceptedAt));
  }
  expect(events.filter(({ kind }) => kind === 'docket')).toHaveLength(docketed.length);
  expect(events.map(({ at }) => at)).toEqual(
    events
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('an accepted filing is entered on the next court day, and is the firm’s own', async () => {
  const { db, clock } = backend.sandbox;
  const orderId = await trackingOrder();
  const [open] = await db
    .select({ filingId: filings.filingId, envelopeId: orders.envelopeId })
    .from(filings)
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(and(eq(orders.caseNumber, ucn), eq(filings.status, 'under-review')));
  if (!open) throw new Error('No filing of the case is under review.');
  const before = await ownEntries();
  await decideFiling(db, clock, open.filingId, { decision: 'accept' });
  const accepted = (await readStory(orderId)).filings.find(({ filingId }) => filingId === open.filingId);
  expect(accepted).toMatchObject({ envelopeId: open.envelopeId });
  expect(accepted?.docketEntryId).toBeUndefined();
  backend.sandbox.clock.offset += 10 * 86_400_000;
  await backend.sandbox.dueWork.run();
  const entered = (await readStory(orderId)).filings.find(({ filingId }) => filingId === open.filingId);
  expect(entered?.entryNumber).toBeGreaterThan(0);
  const after = await ownEntries();
  expect(after.length).toBe(before.length + 1);
  expect(after.map(({ relatedEnvelopeId }) => relatedEnvelopeId)).toContain(open.envelopeId);
  expect(new Set(after.map(({ entryNumber }) => entryNumber)).size).toBe(after.length);
});

test('another firm has no story of it', async () => {
  const orderId = await trackingOrder();
  const response = await backend.call(`/workspace/v1/case-story?orderId=${orderId}`, {
    as: 'june.ashgrove@example.com',
  });
  expect(response.status).toBe(404);
});
