/** What was made and done for a matter. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { filingDocuments, filings } from '../../db/schema/filings.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type { MatterDocument, MatterEvent } from '../../generated/workspace/schemas.ts';

const backend = testSandbox();
const ortega = '00015-Ortega';

async function read<Item>(
  what: 'documents' | 'events',
  clientReference: string,
  as?: string,
  more = '',
): Promise<Item[]> {
  const address = `/workspace/v1/matter-${what}?clientReference=${encodeURIComponent(clientReference)}${more}`;
  const response = await backend.call(address, { as });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

/** A document of the matter that a court accepted. */
async function acceptedDocument() {
  const [found] = await backend.sandbox.db
    .select({ document: filingDocuments, orderId: filings.orderId, userId: orders.userId })
    .from(filingDocuments)
    .innerJoin(filings, eq(filings.filingId, filingDocuments.filingId))
    .innerJoin(orders, eq(orders.orderId, filings.orderId))
    .where(and(eq(orders.clientId, 1), eq(orders.clientReference, ortega), eq(filings.status, 'accepted')))
    .limit(1);
  return found ?? expect.unreachable('The demo has no accepted filing of the matter.');
}

test('each document of the matter’s orders is listed once, newest first, with its arrival', async () => {
  const { db } = backend.sandbox;
  const stamped = await acceptedDocument();
  await db.insert(matterPushes).values({
    ...{ clientId: 1, orderId: stamped.orderId, userId: stamped.userId, integrationName: 'clio' },
    ...{ mappingId: 'm-1', matterReference: '1503201', kind: 'document', sourceId: stamped.document.documentId },
    ...{ name: stamped.document.name, status: 'failed', error: 'Clio isn’t responding.' },
  });
  const documents = await read<MatterDocument>('documents', ortega);
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  expect(documents.map(({ madeAt }) => madeAt)).toEqual(
    documents
      .map(({ madeAt }) => madeAt)
      .sort()
      .reverse(),
  );
  expect(documents.find(({ id }) => id === `stamped-${stamped.document.documentId}`)).toMatchObject({
    kind: 'stamped',
    arrival: { mappingId: 'm-1', systemName: 'Clio', status: 'failed', reason: 'Clio isn’t responding.' },
  });
  expect(documents.filter(({ kind }) => kind === 'original').every(({ arrival }) => arrival === undefined)).toBe(true);
});

test('what a service returned is listed once, with its arrival', async () => {
  const { db } = backend.sandbox;
  const { document, orderId, userId } = await acceptedDocument();
  const documentId = randomUUID();
  const name = 'returned.pdf';
  const own = { documentId, name, stampedFileId: document.fileId, stampedExpiresAt: null };
  await db.insert(filingDocuments).values({ ...document, ...own });
  await db.insert(matterPushes).values({
    ...{ clientId: 1, orderId, userId, integrationName: 'clio', mappingId: 'm-1', matterReference: '1503201', name },
    ...{ kind: 'document', sourceId: documentId, status: 'arrived' },
  });
  const listed = (await read<MatterDocument>('documents', ortega)).filter((each) => each.name === name);
  expect(listed).toMatchObject([{ kind: 'returned', documentUrl: `/files/${document.fileId}` }]);
  expect(listed[0]?.arrival).toMatchObject({ systemName: 'Clio', status: 'arrived' });
});

test('the newest events alone are the beginning of the whole story', async () => {
  const whole = await read<MatterEvent>('events', ortega);
  for (const newest of [1, 7, 20, 500])
    expect(await read<MatterEvent>('events', ortega, undefined, `&newest=${newest}`)).toEqual(whole.slice(0, newest));
});

test('the story has every change of every order, newest first', async () => {
  const { db } = backend.sandbox;
  const events = await read<MatterEvent>('events', ortega);
  const changes = await db
    .select({ historyId: statusHistory.historyId })
    .from(statusHistory)
    .innerJoin(orders, eq(orders.orderId, statusHistory.orderId))
    .where(and(eq(orders.clientId, 1), eq(orders.clientReference, ortega)));
  const ids = new Set(events.map(({ id }) => id));
  expect(ids.size).toBe(events.length);
  expect(changes.filter(({ historyId }) => !ids.has(`status-${historyId}`))).toEqual([]);
  expect(events.map(({ at }) => at)).toEqual(
    events
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(new Set(events.map(({ kind }) => kind))).toContain('fee');
});

test('another firm, a prospect and an empty reference find nothing', async () => {
  for (const what of ['documents', 'events'] as const) {
    expect(await read(what, ortega, 'june.ashgrove@example.com')).toEqual([]);
    expect(await read(what, ' ')).toEqual([]);
  }
});
