/** Corrections at the limit, over the sandbox's calls with its clock moved. `RETURNS=300` runs as many as the proof. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countedLimit } from '../../../tests/counted-limit.ts';
import { flExistingCase } from '../../../tests/florida.ts';
import { uploadPdf } from '../../../tests/new-case.ts';
import { stopBilling, testOrigin, testSandbox } from '../../../tests/sandbox.ts';
import { Chance } from '../../demo/orders/chance.ts';
import type { FilingDocument, FlContent, OrderDetail } from '../../generated/filing/schemas.ts';
import { courtHolidays } from './policy.ts';

const count = Number(process.env.RETURNS ?? 40);
const day = 86_400_000;
/** Each has a weekend, a holiday or a change of the clocks between the return and the limit. */
const around = ['2026-12-24', '2027-01-15', '2027-03-12', '2027-05-28', '2027-07-02', '2027-11-05', '2027-11-24'];
/** A case in Eastern and one in Central time, which has it in the records of every county. */
const places = [
  { courtId: 'orange', ucn: '48-2025-CA-001234-OAXXXX', timeZone: 'America/New_York' },
  { courtId: 'escambia', ucn: '17-2025-CA-001234-XXXXXX', timeZone: 'America/Chicago' },
] as const;

const opened = testSandbox();
let lead: FilingDocument;
beforeAll(async () => {
  // A second is less than a busy machine takes for a call.
  vi.useFakeTimers({ toFake: ['Date'] });
  lead = await uploadPdf(opened.sandbox.db);
  await stopBilling(opened.sandbox);
});
afterAll(() => {
  vi.useRealTimers();
  opened.sandbox.clock.offset = 0;
});

async function call(path: string, body?: object) {
  const headers = { 'Idempotency-Key': randomUUID() };
  const response = await opened.call(`/filing${path}`, body ? { body, headers } : {});
  return { status: response.status, body: await response.json() };
}

async function submitted(content: FlContent, more: object = {}) {
  const { body: draft } = await call('/Granicus/FL/FlDrafts', { content, ...more });
  const { orderId, version } = draft;
  return {
    orderId,
    ...(await call('/Granicus/FL/FlFilings/Existing-Case', { orderId, version, content })),
  };
}

/** Files, and has it returned. */
async function returned(content: FlContent): Promise<{ orderId: number; limit: Date }> {
  const { orderId, status, body } = await submitted(content);
  expect(status, JSON.stringify(body)).toBe(200);
  await sendBack(body.filingIds[0]);
  const order: OrderDetail = (await call(`/Order/order-details/FL/${orderId}`)).body;
  return { orderId, limit: new Date(order.filings[0]?.correctBy ?? 0) };
}

async function sendBack(filingId: string): Promise<void> {
  const response = await opened.sandbox.fetch(
    new Request(`${testOrigin}/sandbox/api/filings/${filingId}/decision`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ decision: 'return', reason: 'Missing signature' }),
    }),
  );
  expect(response.status).toBe(200);
}

const moveTo = (at: Date) => {
  opened.sandbox.clock.offset = at.getTime() - Date.now();
};

test(`of ${count} random returns, a correction is taken a second before the limit, and refused a second after`, {
  timeout: count * 5_000,
}, async () => {
  const chance = new Chance(300);
  for (let index = 0; index < count; index += 1) {
    const { courtId, ucn, timeZone } = chance.pick(places);
    const start = Date.parse(chance.pick(around));
    const returnedAt = new Date(start + chance.between(-4 * day, 4 * day));
    moveTo(returnedAt);
    const content = flExistingCase(lead, { courtId, ucn, filingPartyIds: [`${ucn}-1`] });
    const what = `${returnedAt.toISOString()} in ${courtId}`;
    const one = await returned(content);
    const other = await returned(content);
    expect(one.limit, what).toEqual(countedLimit(returnedAt, timeZone, courtHolidays));

    moveTo(new Date(one.limit.getTime() - 1000));
    const inTime = await submitted(content, { correctsOrderId: one.orderId });
    expect(inTime.status, `${what}: ${JSON.stringify(inTime.body)}`).toBe(200);
    // So that no clerk dockets it while the clock moves on.
    await sendBack(inTime.body.filingIds[0]);
    const { body: draft } = await call('/Granicus/FL/FlDrafts', { content, correctsOrderId: other.orderId });
    moveTo(new Date(other.limit.getTime() + 1000));
    const { orderId, version } = draft;
    const late = await call('/Granicus/FL/FlFilings/Existing-Case', { orderId, version, content });
    expect([late.status, late.body.code], what).toEqual([409, 'correction-window-closed']);
  }
});
