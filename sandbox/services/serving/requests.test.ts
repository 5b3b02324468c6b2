import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { uploadPdf } from '../../../tests/new-case.ts';
import { readPdfPages } from '../../../tests/pdf-pages.ts';
import { stopBilling, testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import { clients } from '../../db/schema/platform.ts';
import { serviceRequests } from '../../db/schema/service-requests.ts';
import type { ServiceRequest } from '../../generated/serving/schemas.ts';

const backend = testSandbox();
const june = 'june.ashgrove@example.com';
const search = {
  debtorKind: 'organization',
  debtorName: 'Łukasiewicz & Sønner LLC',
  state: 'IL',
  scope: 'all',
  copies: 'no',
};

beforeEach(() => stopBilling(backend.sandbox));

interface Options {
  as?: string;
  key?: string;
}

async function order(body: Record<string, unknown>, { as, key = randomUUID() }: Options = {}) {
  const answer = await backend.call('/serving/v1/requests', {
    body: { service: 'UccSearch', state: 'IL', fee: 45, answers: search, ...body },
    headers: { 'Idempotency-Key': key },
    ...(as !== undefined && { as }),
  });
  return { status: answer.status, body: await answer.json() };
}

const read = async (orderId: number, as?: string) => {
  const answer = await backend.call(`/serving/v1/requests/${orderId}`, as === undefined ? {} : { as });
  return { status: answer.status, body: await answer.json() };
};

const cancel = (orderId: number) => backend.call(`/serving/v1/requests/${orderId}/cancel`, { method: 'POST' });

const download = ({ result }: ServiceRequest) =>
  backend.call(`/filing/Tyler/IL/Filings/DownloadDocumentAttachment?DocumentUrl=/files/${result?.fileId}`);

async function wait(minutes: number): Promise<void> {
  backend.sandbox.clock.offset += minutes * 60_000;
  await backend.sandbox.dueWork.run();
}

const day = 24 * 60;

describe('an ordered service', () => {
  test('is worked on, returns its document to the matter by the promised day, and is charged then', async () => {
    const { status, body } = await order({ mappingId: '00000000-0000-4000-8000-000000000001' });
    expect(status, JSON.stringify(body)).toBe(200);
    const { orderId, expectedOn } = body;
    expect(body).toMatchObject({ status: 'ordered', statusText: 'Ordered', fee: 45, service: 'UccSearch' });
    const chargesOf = () => backend.sandbox.db.select().from(charges).where(eq(charges.orderId, orderId));
    expect(await chargesOf()).toMatchObject([{ amountCents: 4500, status: 'not-yet-charged', settlement: 'invoice' }]);
    await wait(31);
    expect((await read(orderId)).body).toMatchObject({ status: 'in-work', expectedOn });
    await wait(6 * day);
    const done: ServiceRequest = (await read(orderId)).body;
    expect(done).toMatchObject({ status: 'done', statusText: 'Done' });
    expect(done.expectedOn).toBeUndefined();
    expect((done.doneAt ?? '') <= `${expectedOn}T23:59:59Z`).toBe(true);
    expect(await chargesOf()).toMatchObject([{ status: 'billable' }]);
    expect((await download(done)).status).toBe(200);
    const pushed = await backend.sandbox.db.select().from(matterPushes).where(eq(matterPushes.orderId, orderId));
    expect(pushed.map(({ kind, status: state }) => [kind, state]).sort()).toEqual([
      ['document', 'arrived'],
      ['fee', 'arrived'],
    ]);
  });

  test('is ordered once for a key, and refuses another order with it', async () => {
    const key = randomUUID();
    const first = await order({}, { key });
    const again = await order({}, { key });
    expect(again).toEqual(first);
    expect(await order({ answers: { ...search, state: 'CA' } }, { key })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
    const many = await Promise.all(Array.from({ length: 5 }, () => order({}, { key: `${key}-2` })));
    expect(new Set(many.map(({ body }) => body.orderId)).size).toBe(1);
  });

  test('is not ordered for another fee, with missing answers, or during a credit hold', async () => {
    const count = async () => (await backend.sandbox.db.select().from(orders)).length;
    const before = await count();
    expect(await order({ fee: 40 })).toMatchObject({ status: 409, body: { code: 'fee-changed' } });
    expect(await order({ answers: { ...search, debtorName: ' ' } })).toMatchObject({
      status: 422,
      body: { code: 'answers-invalid', errors: { 'answers.debtorName': ['Enter this.'] } },
    });
    expect(await order({ mappingId: 'MAP-0' })).toMatchObject({ status: 422, body: { code: 'unknown-mapping' } });
    const { db } = backend.sandbox;
    await db.update(clients).set({ creditHold: true }).where(eq(clients.clientId, 1));
    expect(await order({})).toMatchObject({ status: 403, body: { code: 'credit-hold' } });
    await db.update(clients).set({ creditHold: false }).where(eq(clients.clientId, 1));
    expect(await count()).toBe(before);
  });

  test('is cancelled without a fee until work begins', async () => {
    const { body } = await order({});
    const cancelled = await (await cancel(body.orderId)).json();
    expect(cancelled).toMatchObject({ status: 'cancelled', statusText: 'Cancelled' });
    expect(await (await cancel(body.orderId)).json()).toEqual(cancelled);
    expect(await backend.sandbox.db.select().from(charges).where(eq(charges.orderId, body.orderId))).toEqual([]);
    const late = (await order({})).body;
    await wait(31);
    const refused = await cancel(late.orderId);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'not-now' }]);
    await wait(6 * day);
    expect((await read(body.orderId)).body.status).toBe('cancelled');
  });

  test('is another firm’s secret', async () => {
    const { body } = await order({});
    expect((await read(body.orderId, june)).status).toBe(404);
    expect((await read(1)).status).toBe(404);
  });

  test('keeps only the last four digits of a taxpayer ID', async () => {
    const { body } = await order({
      service: 'Form1099S',
      fee: 25,
      answers: {
        ...{ transferorName: 'Ana Ortega', transferorTaxpayerId: '987-65-4329', isForeign: 'no' },
        ...{ transferorStreet: '1 Lake St', transferorCity: 'Joliet', transferorState: 'IL', transferorZip: '60432' },
        ...{ closingDate: '2026-01-05', grossProceeds: '250000', receivedOther: 'no', county: 'Will' },
        ...{ propertyStreet: '1 Lake St', propertyCity: 'Joliet', propertyState: 'IL', propertyZip: '60432' },
      },
    });
    const [transferor] = body.sections;
    expect(transferor.answers).toContainEqual({ label: 'SSN, ITIN or EIN', value: '•••-••-4329' });
    const dump = Buffer.from(await (await backend.sandbox.dump()).arrayBuffer()).toString('latin1');
    for (const trace of ['987-65-4329', '987654329']) expect(dump.includes(trace)).toBe(false);
  });
});

test('deeds are for people with the role', async () => {
  const form = (as: string) => backend.call('/serving/v1/service-forms/DeedPreparation', { as });
  expect((await form(june)).status).toBe(200);
  const refused = await form('nora.marlow@example.com');
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'role-required' }]);
  expect(await order({ service: 'DeedPreparation', fee: 125, answers: {} })).toMatchObject({
    status: 403,
    body: { code: 'role-required' },
  });
});

test('the document has every fact and answer, in any script', async () => {
  const { body } = await order({});
  await wait(7 * day);
  const done: ServiceRequest = (await read(body.orderId)).body;
  const pages = await readPdfPages(await (await download(done)).arrayBuffer());
  const text = pages.flat(2).join('\n');
  for (const { value } of done.result?.facts ?? []) expect(text).toContain(value);
  expect(text).toContain(search.debtorName);
});

describe('service through an office', () => {
  const papers = async (clientId = 1) =>
    (await uploadPdf(backend.sandbox.db, { clientId, fileName: 'Summons.pdf' })).fileId;
  const answers = {
    ...{ recipientKind: 'business', recipientName: 'Lakeshore Holdings LLC', copies: '2', state: 'IL' },
    ...{ recipientStreet: '1 Lake St', recipientCity: 'Joliet', recipientState: 'IL', recipientZip: '60432' },
    ...{
      officeKind: 'sheriff',
      officeId: 'IL-chicago-sheriff',
      courtName: 'Lakemoor',
      caseTitle: 'Ortega v. Lakeshore',
    },
  };
  const orderOffice = async (change: Record<string, string> = {}, fee = 185) =>
    order({ service: 'LegalServiceOfProcess', fee, answers: { ...answers, documents: await papers(), ...change } });

  test('names its offices with their fees', async () => {
    const answer = await backend.call('/serving/v1/offices?state=IL&kind=sheriff');
    expect(await answer.json()).toContainEqual(
      expect.objectContaining({ officeId: 'IL-chicago-sheriff', officeKind: 'sheriff', fee: 60 }),
    );
  });

  test('goes to the office, is served or not, and ends with the return in the matter and both fees charged', async () => {
    const { status, body } = await orderOffice();
    expect(status, JSON.stringify(body)).toBe(200);
    const { orderId, expectedOn } = body;
    expect(body).toMatchObject({ status: 'ordered', fee: 185, name: 'Legal service of process' });
    const seen: string[] = [];
    for (let hours = 0; hours < 40 * 24 && seen.at(-1) !== 'done'; hours += 6) {
      const { body: now } = await read(orderId);
      if (seen.at(-1) !== now.status) seen.push(now.status);
      await wait(6 * 60);
    }
    expect(['ordered sent received served done', 'ordered sent received not-served done']).toContain(seen.join(' '));
    const done: ServiceRequest = (await read(orderId)).body;
    expect(done.statusText).toBe(seen.includes('served') ? 'Served, return on file' : 'Not served, return on file');
    expect((done.doneAt ?? '').slice(0, 10) <= expectedOn).toBe(true);
    const charged = await backend.sandbox.db.select().from(charges).where(eq(charges.orderId, orderId));
    expect(charged.map(({ amountCents, status: state }) => [amountCents, state]).sort()).toEqual([
      [12_500, 'billable'],
      [6000, 'billable'],
    ]);
    const text = (await readPdfPages(await (await download(done)).arrayBuffer())).flat(2).join('\n');
    expect(text).toContain('Lakeshore Holdings LLC');
  });

  test('is not ordered for another fee, with another firm’s document, or an office of another kind', async () => {
    const count = async () => (await backend.sandbox.db.select().from(orders)).length;
    const before = await count();
    expect(await orderOffice({}, 125)).toMatchObject({ status: 409, body: { code: 'fee-changed' } });
    expect(await orderOffice({ documents: await papers(2) })).toMatchObject({
      status: 422,
      body: { errors: { 'answers.documents': [expect.stringContaining('no longer stored')] } },
    });
    expect(await orderOffice({ officeKind: 'clerk-mail' }, 125)).toMatchObject({
      status: 422,
      body: { errors: { 'answers.officeId': ['Choose an office of this state and kind.'] } },
    });
    expect(await count()).toBe(before);
  });

  test('of the demo agrees with its status', async () => {
    const rows = await backend.sandbox.db
      .select()
      .from(orders)
      .innerJoin(serviceRequests, eq(serviceRequests.orderId, orders.orderId))
      .where(and(eq(orders.service, 'LegalServiceOfProcess'), like(serviceRequests.idempotencyKey, 'demo-%')));
    expect(rows.length).toBeGreaterThan(3);
    for (const { orders: each, service_requests: request } of rows) {
      const isOver = each.status === 'completed';
      expect(request.status === 'done', each.statusText).toBe(isOver);
      expect(request.result?.summary.includes('could not serve') ?? false).toBe(
        each.statusText.startsWith('Not served'),
      );
    }
  });
});
