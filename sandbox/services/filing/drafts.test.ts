import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { envelopes } from '../../db/schema/envelopes.ts';
import { orders } from '../../db/schema/orders.ts';
import type { NewCaseContent, Party } from '../../generated/filing/schemas.ts';

const opened = testSandbox();
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

const ortegaMatter = '00000000-0000-4000-8000-000000000001';
const ofAnotherFirm = '00000000-0000-4000-8000-000000000007';
const day = 86_400_000;

const party = (isFilingParty: boolean, organizationName: string): Party => ({
  id: randomUUID(),
  kind: 'organization',
  isFilingParty,
  organizationName,
  attorneyIds: [],
  isSelfRepresented: false,
});
const content: NewCaseContent = {
  crossReferences: [],
  procedureRemedyCodes: [],
  disclaimerCodes: [],
  parties: [party(true, 'Brightwater Marine Inc.'), party(false, 'Dunmore Docks LLC')],
  filings: [],
};

type Body = Record<string, unknown>;

async function save(
  body: Body,
  { as, flow = 'New-Case', state = 'IL' }: { as?: string; flow?: string; state?: string } = {},
) {
  const response = await opened.call(`/filing/Tyler/${state}/Drafts/${flow}`, { body, as });
  return { status: response.status, body: await response.json() };
}

async function get(path: string, as?: string) {
  const response = await opened.call(`/filing${path}`, { as });
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
}

async function made(body: Body = {}) {
  const { body: draft } = await save({ content, ...body });
  return draft;
}

/** Marks the draft as submitted. */
async function markSubmitted(orderId: number) {
  const { db, clock } = opened.sandbox;
  await db.update(orders).set({ status: 'in-progress', statusText: 'Submitting' }).where(eq(orders.orderId, orderId));
  expect((await db.select().from(envelopes).where(eq(envelopes.orderId, orderId))).length).toBe(0);
  return clock.now();
}

describe('a draft', () => {
  test('is saved, read and listed', async () => {
    const draft = await made({ mappingId: ortegaMatter });
    expect(draft).toMatchObject({
      version: 1,
      state: 'IL',
      clientReference: '00015-Ortega',
      savedBy: { userId: 1 },
      content,
    });
    expect(Date.parse(draft.expiresAt) - Date.parse(draft.savedAt)).toBe(30 * day);
    expect(await get(`/Tyler/IL/Drafts/New-Case/${draft.orderId}`)).toEqual({ status: 200, body: draft });
    const listed = await get(`/IL/Drafts?mappingId=${ortegaMatter}`);
    expect(listed.body[0]).toMatchObject({
      orderId: draft.orderId,
      provider: 'tyler',
      filingFlow: 'new-case',
      caseTitle: 'Brightwater Marine Inc. v. Dunmore Docks LLC',
      documentCount: 0,
    });
    const [order] = await opened.sandbox.db.select().from(orders).where(eq(orders.orderId, draft.orderId));
    expect(order).toMatchObject({ service: 'CreateCase', matterName: 'Ortega v. Lakeshore Holdings LLC', version: 1 });
  });

  test('is saved again with its current version', async () => {
    const { orderId } = await made();
    const changed = { ...content, courtCode: 'nowhere' };
    const again = await save({ orderId, version: 1, content: changed }, { as: 'theo.finch@example.com' });
    expect(again.body).toMatchObject({ version: 2, content: changed, savedBy: { name: 'Theo Finch' } });
  });

  test('is never overwritten: a stale save learns who saved it and when', async () => {
    const { orderId } = await made();
    const theirs = await save(
      { orderId, version: 1, content: { ...content, parties: [] } },
      { as: 'theo.finch@example.com' },
    );
    const mine = await save({ orderId, version: 1, content: { ...content, disclaimerCodes: ['1'] } });
    expect(mine).toMatchObject({
      status: 409,
      body: {
        code: 'draft-version-conflict',
        current: { version: 2, savedAt: theirs.body.savedAt, savedBy: { userId: 2, name: 'Theo Finch' } },
      },
    });
  });

  test('saved again unchanged is not a conflict: the first response was lost', async () => {
    const { orderId } = await made();
    const body = { orderId, version: 1, content: { ...content, parties: [] } };
    const first = await save(body);
    expect(await save(body)).toMatchObject({ status: 200, body: { version: 2, content: first.body.content } });
  });

  test('is saved by only one of ten concurrent requests', async () => {
    const { orderId } = await made();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        save({ orderId, version: 1, content: { ...content, disclaimerCodes: [String(index)] } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('is created once per key, even if sent repeatedly', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save({ idempotencyKey, content })));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    const other = { ...content, isNonIndexedCase: false, filingPartyIds: [] };
    expect(await save({ idempotencyKey, content: other }, { flow: 'Existing-Case' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  });

  test('can’t be saved after submission', async () => {
    const idempotencyKey = randomUUID();
    const { orderId } = await made({ idempotencyKey });
    await markSubmitted(orderId);
    const submitted = { status: 409, body: { code: 'draft-submitted' } };
    expect(await save({ orderId, version: 1, content })).toMatchObject(submitted);
    expect(await save({ idempotencyKey, content })).toMatchObject(submitted);
    expect(await get(`/Tyler/IL/Drafts/New-Case/${orderId}`)).toMatchObject(submitted);
    const deleted = await opened.call(`/filing/Order/${orderId}`, { method: 'DELETE' });
    expect([deleted.status, (await deleted.json()).code]).toEqual([409, 'not-a-draft']);
  });

  test('belongs to its firm, state and flow', async () => {
    const { orderId } = await made();
    const missing = { status: 404 };
    expect(await get(`/Tyler/IL/Drafts/New-Case/${orderId}`, 'june.ashgrove@example.com')).toMatchObject(missing);
    expect(await get(`/Tyler/TX/Drafts/New-Case/${orderId}`)).toMatchObject(missing);
    expect(await get(`/Tyler/IL/Drafts/Existing-Case/${orderId}`)).toMatchObject(missing);
    expect(await save({ orderId, version: 1, content }, { as: 'june.ashgrove@example.com' })).toMatchObject(missing);
    const deleted = await opened.call(`/filing/Order/${orderId}`, {
      method: 'DELETE',
      as: 'june.ashgrove@example.com',
    });
    expect(deleted.status).toBe(404);
  });

  test.each([
    ['without the version it is based on', { orderId: 1, content }, 400, 'invalid-request'],
    ['for a matter of another firm', { mappingId: ofAnotherFirm, content }, 422, 'unknown-mapping'],
    ['with an id that no order has', { orderId: 2147483647, version: 1, content }, 404, 'not-found'],
    [
      'with half a character',
      { content: { ...content, caseTypeCode: 'a', contactEmail: '\ud83d' } },
      400,
      'invalid-request',
    ],
  ])('%s is rejected', async (_, body, status, code) => {
    expect(await save(body)).toMatchObject({ status, body: { code } });
  });

  test('is rejected in a state not served by Tyler', async () => {
    expect(await save({ content }, { state: 'CA' })).toMatchObject({
      status: 404,
      body: { code: 'provider-not-available' },
    });
    expect(await get('/CA/Drafts')).toEqual({ status: 200, body: [] });
  });

  test('is deleted once', async () => {
    const { orderId } = await made();
    const remove = () => opened.call(`/filing/Order/${orderId}`, { method: 'DELETE' });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  });

  test('expires 30 days after its last save', async () => {
    const { orderId } = await made();
    const { clock, db } = opened.sandbox;
    const isThere = async () =>
      (
        await db
          .select()
          .from(orders)
          .where(and(eq(orders.orderId, orderId)))
      ).length === 1;
    clock.offset = 29 * day;
    await save({ orderId, version: 1, content });
    clock.offset = 31 * day;
    await opened.sandbox.dueWork.run();
    expect(await isThere()).toBe(true);
    clock.offset = 60 * day;
    await opened.sandbox.dueWork.run();
    expect(await isThere()).toBe(false);
  });

  test('is listed by dates in its state’s time zone', async () => {
    const { orderId, savedAt } = await made({ clientReference: 'by-day' });
    const localDay = (offset: number) =>
      new Date(Date.parse(savedAt) + offset * day).toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' });
    const listed = async (from: number, to: number) =>
      (await get(`/Tyler/IL/Drafts?matter=by-day&startDate=${localDay(from)}&endDate=${localDay(to)}`)).body.map(
        (each: { orderId: number }) => each.orderId,
      );
    expect(await listed(0, 0)).toEqual([orderId]);
    expect(await listed(1, 2)).toEqual([]);
    expect(await listed(-2, -1)).toEqual([]);
  });
});
