import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { stopBilling, testSandbox } from '../../../../tests/sandbox.ts';
import { charges } from '../../../db/schema/charges.ts';
import { files } from '../../../db/schema/files.ts';
import { orders } from '../../../db/schema/orders.ts';
import { clients } from '../../../db/schema/platform.ts';
import type { ServingContent } from '../../../generated/serving/schemas.ts';

const backend = testSandbox();
const june = 'june.ashgrove@example.com';

beforeEach(() => stopBilling(backend.sandbox));

async function call(path: string, options: Parameters<typeof backend.call>[1] = {}) {
  const answer = await backend.call(`/serving/v1${path}`, options);
  return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
}

async function paper(pageCount: number) {
  const fileId = randomUUID();
  const content = new TextEncoder().encode(`paper ${fileId}`);
  await backend.sandbox.db.insert(files).values({
    ...{ fileId, clientId: 1, userId: 1, fileName: 'summons.pdf', contentType: 'application/pdf', pageCount, content },
    ...{ sizeBytes: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') },
    uploadedAt: backend.sandbox.clock.now(),
  });
  return {
    ...{ documentId: randomUUID(), fileId, fileName: 'summons.pdf', title: 'Summons', kind: 'summons' as const },
    ...{ pageCount, sizeBytes: content.byteLength },
  };
}

const home = (): ServingContent['jobs'][number]['addresses'][number] => ({
  ...{ addressId: randomUUID(), label: 'home', street: '820 Harbor Street', unit: 'Apt 3', city: 'Chicago' },
  ...{ state: 'IL', zip: '60601' },
});

type Job = ServingContent['jobs'][number];

const james = (): Job => ({
  jobId: randomUUID(),
  recipient: { kind: 'individual', firstName: 'James', lastName: 'Okafor' },
  addresses: [home(), { ...home(), label: 'work', street: '300 Main Street', unit: '' }],
  level: 'rush',
  extras: { notarizedProof: true, skipTrace: false },
});

const agent = (): Job => ({
  jobId: randomUUID(),
  recipient: { kind: 'business', organizationName: 'Lakeshore Holdings LLC', agentForService: 'Sample Agents' },
  addresses: [
    { ...home(), label: 'registered-agent', street: '411 Court Street', unit: '', zip: '62701', city: 'Springfield' },
  ],
  level: 'standard',
  extras: { notarizedProof: false, skipTrace: false },
});

const ada = (): Job => ({
  ...james(),
  recipient: { kind: 'individual', firstName: 'Ada', lastName: 'Okafor' },
  addresses: [{ ...home(), street: '820 HARBOR STREET', unit: 'apt. 3' }],
  extras: { notarizedProof: false, skipTrace: false },
});

async function content(change: Partial<ServingContent> = {}): Promise<ServingContent> {
  return {
    state: 'IL',
    mode: 'serve-and-file',
    case: {
      ...{ kind: 'court-case', courtName: 'Lakemoor County Circuit Court', caseNumber: '2026-CH-00418' },
      ...{ caseTitle: 'Ortega v. Okafor', caseType: 'general', summonsIssuedOn: '2026-03-02' },
    },
    documents: [await paper(62)],
    jobs: [agent(), james(), ada()],
    notifyEmails: [],
    ...change,
  };
}

const save = (body: Record<string, unknown>, as?: string) =>
  call('/drafts', { body: body, ...(as !== undefined && { as }) });

async function draftOf(entered: ServingContent) {
  const { status, body } = await save({ idempotencyKey: randomUUID(), content: entered });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const place = (body: Record<string, unknown>, key: string = randomUUID()) =>
  call('/orders', { body, headers: { 'Idempotency-Key': key } });

/** A draft with its quote, ready to be placed. */
async function ready(entered: ServingContent) {
  const { orderId, version } = await draftOf(entered);
  const { status, body } = await call('/quotes', { body: { orderId, content: entered } });
  expect(status, JSON.stringify(body)).toBe(200);
  return { orderId, version, quoteId: body.quoteId, total: body.total };
}

describe('a draft', () => {
  test('is saved once per key, by version, and read by the firm alone', async () => {
    const entered = await content();
    const idempotencyKey = randomUUID();
    const [first, repeat] = [
      await save({ idempotencyKey, content: entered }),
      await save({ idempotencyKey, content: entered }),
    ];
    expect(repeat.body.orderId).toBe(first.body.orderId);
    const { orderId } = first.body;
    const changed = { ...entered, filingAttorney: 'Dana Whitlock' };
    expect((await save({ orderId, content: changed })).status).toBe(400);
    expect((await save({ orderId, version: 1, content: changed })).body.version).toBe(2);
    expect((await save({ orderId, version: 1, content: changed })).body.version).toBe(2);
    const stale = await save({ orderId, version: 1, content: entered });
    expect(stale).toMatchObject({ status: 409, body: { code: 'draft-version-conflict', current: { version: 2 } } });
    expect((await call(`/drafts/${orderId}`)).body.content.filingAttorney).toBe('Dana Whitlock');
    expect((await call(`/drafts/${orderId}`, { as: june })).status).toBe(404);
    expect((await call(`/drafts/${orderId}`, { method: 'DELETE', as: june })).status).toBe(404);
    expect((await save({ idempotencyKey, content: changed })).body.version).toBe(2);
    expect((await call(`/drafts/${orderId}`, { method: 'DELETE' })).status).toBe(204);
    expect((await call(`/drafts/${orderId}`)).status).toBe(404);
  });

  test('is in the list of drafts, found by its recipients, until it expires', async () => {
    const { orderId } = await draftOf(await content());
    const list = await backend.call('/billing/services/us-platform/Order/Search', {
      body: { top: 10, skip: 0, statuses: ['draft'], searchText: 'lakeshore holdings', services: ['ProcessServing'] },
    });
    const { items } = await list.json();
    expect(items).toMatchObject([
      { orderId, caseTitle: 'Ortega v. Okafor', description: 'Service on Lakeshore Holdings LLC and 2 more' },
    ]);
    expect(items[0].draft).toEqual({ expiresAt: expect.any(String) });
    backend.sandbox.clock.offset += 31 * 86_400_000;
    await backend.sandbox.dueWork.run();
    expect((await call(`/drafts/${orderId}`)).status).toBe(404);
  });
});

describe('a quote', () => {
  test('has a line for each price, and their sum', async () => {
    const entered = await content();
    const { status, body } = await call('/quotes', { body: { content: entered } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.total).toBe(327.85);
    expect(body.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ...[
        ['registered-agent', 60],
        ['pages', 8],
        ['proof-filing', 9.95],
      ],
      ...[
        ['service', 95],
        ['rush', 54],
        ['pages', 8],
        ['notarized-proof', 15],
        ['proof-filing', 9.95],
      ],
      ...[
        ['same-address', 50],
        ['pages', 8],
        ['proof-filing', 9.95],
      ],
    ]);
    expect(body.whenUsed).toContainEqual(expect.objectContaining({ kind: 'backup-address', amount: 60 }));
  });

  test.each<[string, (full: ServingContent) => void, string]>([
    ['papers-missing', (full) => full.documents.splice(0), 'content.documents'],
    ['content-invalid', (full) => delete full.case.caseNumber, 'content.case.caseNumber'],
    ['content-invalid', (full) => full.jobs.splice(0), 'content.jobs'],
    ['content-invalid', (full) => delete full.jobs[1]?.recipient.lastName, 'content.jobs.1.recipient.lastName'],
    ['content-invalid', (full) => full.jobs[0]?.addresses.splice(0), 'content.jobs.0.addresses'],
    ['content-invalid', (full) => Object.assign(full, { state: 'FL' }), 'content.mode'],
    [
      'address-blocked',
      (full) => Object.assign(full.jobs[1]?.addresses[1] ?? {}, { street: 'PO Box 1' }),
      'content.jobs.1.addresses.1',
    ],
    [
      'address-doubtful',
      (full) => Object.assign(full.jobs[1]?.addresses[0] ?? {}, { unit: '' }),
      'content.jobs.1.addresses.0',
    ],
  ])('is refused with %s', async (code, spoil, field) => {
    const entered = await content();
    spoil(entered);
    const { status, body } = await call('/quotes', { body: { content: entered } });
    expect([status, body.code]).toEqual([422, code]);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});

describe('an order', () => {
  test('is placed once per key, at the quoted price', async () => {
    const { total, ...body } = await ready(await content());
    const key = randomUUID();
    const [first, repeat] = [await place(body, key), await place(body, key)];
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(repeat.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      status: 'in-progress',
      statusText: '0 of 3 served',
      total,
      service: 'ProcessServing',
    });
    expect(first.body.documents[0].sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(first.body.jobs[1]).toMatchObject({ displayName: 'James Okafor', jobStatus: 'dispatched' });
    const rows = await backend.sandbox.db.select().from(charges).where(eq(charges.orderId, body.orderId));
    expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(32_785);
    expect(await call(`/drafts/${body.orderId}`)).toMatchObject({ status: 409, body: { code: 'draft-submitted' } });
    expect(await place(body)).toMatchObject({ status: 409, body: { code: 'draft-submitted' } });
    const other = await ready(await content());
    expect(await place({ orderId: other.orderId, version: other.version, quoteId: other.quoteId }, key)).toMatchObject({
      ...{ status: 409, body: { code: 'idempotency-key-reused' } },
    });
    expect((await call(`/orders/${body.orderId}`, { as: june })).status).toBe(404);
    expect((await call(`/orders/${body.orderId}/custody`)).body).toMatchObject([
      { entries: [{ n: 1, event: 'uploaded' }] },
    ]);
    const details = await backend.call(`/filing/Order/order-details/IL/${body.orderId}`);
    expect(details.status).toBe(200);
  });

  test('needs the quote of its content, while it holds', async () => {
    const entered = await content();
    const { total: _, ...body } = await ready(entered);
    const changed = await save({ orderId: body.orderId, version: 1, content: { ...entered, mode: 'serve-only' } });
    expect(await place(body)).toMatchObject({ status: 409, body: { code: 'draft-version-conflict' } });
    expect(await place({ ...body, version: changed.body.version })).toMatchObject({
      ...{ status: 409, body: { code: 'quote-stale' } },
    });
    const { total: __, ...late } = await ready(await content());
    backend.sandbox.clock.offset += 31 * 60_000;
    expect(await place(late)).toMatchObject({ status: 409, body: { code: 'quote-stale' } });
  });

  test('is refused on credit hold, and without a server, and nothing is charged', async () => {
    const { db } = backend.sandbox;
    const { total: _, ...held } = await ready(await content());
    await db.update(clients).set({ creditHold: true }).where(eq(clients.clientId, 1));
    expect(await place(held)).toMatchObject({ status: 403, body: { code: 'credit-hold' } });
    await db.update(clients).set({ creditHold: false }).where(eq(clients.clientId, 1));
    const far = {
      ...home(),
      street: '12 Fourth Avenue',
      unit: '',
      city: 'Anchorage',
      state: 'AK' as const,
      zip: '99501',
    };
    const entered = await content({ jobs: [{ ...ada(), addresses: [{ ...far, acknowledged: 'unknown-street' }] }] });
    const { total: __, ...unserved } = await ready(entered);
    expect(await place(unserved)).toMatchObject({ status: 503, body: { code: 'no-server' } });
    const [order] = await db.select().from(orders).where(eq(orders.orderId, unserved.orderId));
    expect(order?.status).toBe('draft');
    expect(await db.select().from(charges).where(eq(charges.orderId, unserved.orderId))).toEqual([]);
  });
});
