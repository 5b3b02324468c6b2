import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { servingContent } from '../../../../scripts/serving/load.ts';
import { uploadPdf } from '../../../../tests/new-case.ts';
import { stopBilling, testSandbox } from '../../../../tests/sandbox.ts';
import { sentMails } from '../../../db/schema/filing-logins.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { ServingContent } from '../../../generated/serving/schemas.ts';
import { attentionAt } from './attention.ts';

const backend = testSandbox();
const hour = 3_600_000;

beforeEach(() => stopBilling(backend.sandbox));

async function call(path: string, options: Parameters<typeof backend.call>[1] = {}) {
  const answer = await backend.call(`/serving/v1${path}`, options);
  return { status: answer.status, body: await answer.json() };
}

async function placed(mode: ServingContent['mode']) {
  const content = { ...servingContent(await uploadPdf(backend.sandbox.db), 'Nora Marlow', 1), mode };
  const draft = await call('/drafts', { body: { idempotencyKey: randomUUID(), content } });
  const { orderId, version } = draft.body;
  const quote = await call('/quotes', { body: { orderId, content } });
  expect(quote.status, JSON.stringify(quote.body)).toBe(200);
  await call('/orders', {
    body: { orderId, version, quoteId: quote.body.quoteId },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  return { orderId, jobId: content.jobs[0]?.jobId ?? '' };
}

async function wait(hours: number): Promise<void> {
  backend.sandbox.clock.offset += hours * hour;
  await backend.sandbox.dueWork.run();
}

/** Tells whether the order, and its recipient, want attention. */
async function attentionOf(orderId: number): Promise<[boolean | undefined, boolean]> {
  const [row] = await backend.sandbox.db.select().from(orders).where(eq(orders.orderId, orderId));
  return [row?.needsAttention, (await call(`/orders/${orderId}`)).body.jobs[0].needsYou];
}

const subjects = async (about: string) =>
  (await backend.sandbox.db.select().from(sentMails)).filter(({ subject }) => subject.includes(about));

describe('what the firm left open', () => {
  test('a hold of its own wants attention after three business days, and is not ended by time', async () => {
    const { orderId, jobId } = await placed('serve-only');
    const held = await call(`/jobs/${jobId}/hold`, { body: { reason: 'Settlement talks' } });
    expect(held.status, JSON.stringify(held.body)).toBe(200);
    const before = (await subjects('still on hold')).length;
    await wait(47);
    expect(await attentionOf(orderId)).toEqual([false, false]);
    // Three business days are over within a week, whatever the day.
    await wait(24 * 7);
    expect(await attentionOf(orderId)).toEqual([true, true]);
    expect(await subjects('still on hold')).toHaveLength(before + 1);
    expect((await call(`/orders/${orderId}`)).body.jobs[0]).toMatchObject({ jobStatus: 'on-hold', holdReason: 'firm' });
    await call(`/jobs/${jobId}/resume`, { body: {} });
    expect(await attentionOf(orderId)).toEqual([false, false]);
  });

  test('a hold that was ended in time wants none', async () => {
    const { orderId, jobId } = await placed('serve-only');
    await call(`/jobs/${jobId}/hold`, { body: { reason: '' } });
    const before = (await subjects('still on hold')).length;
    await call(`/jobs/${jobId}/cancel`, { body: { reason: 'Settled' } });
    await wait(24 * 7);
    expect(await attentionOf(orderId)).toEqual([false, false]);
    expect(await subjects('still on hold')).toHaveLength(before);
  });

  test.each(['serve-and-file', 'serve-only'] as const)('an approved proof of %s', async (mode) => {
    const { orderId, jobId } = await placed(mode);
    await wait(72);
    const { proof, attempts } = (await call(`/orders/${orderId}`)).body.jobs[0];
    expect(await attentionOf(orderId)).toEqual([true, true]);
    const acknowledged = attempts.flatMap(({ findings }: { findings: { findingId: string }[] }) =>
      findings.map(({ findingId }) => findingId),
    );
    const { version, sha256 } = proof;
    const approved = await call(`/jobs/${jobId}/proof/approval`, { body: { version, sha256, acknowledged } });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    expect(await attentionOf(orderId)).toEqual([false, false]);
    await wait(24 * 7);
    // No one files for the firm; Serve Only is not filed here at all.
    expect((await call(`/orders/${orderId}`)).body.jobs[0].proof.status).toBe('approved');
    expect(await attentionOf(orderId)).toEqual(mode === 'serve-and-file' ? [true, true] : [false, false]);
  });
});

test.each([
  ['a Monday', '2026-03-02T15:00:00Z', '2026-03-05T14:00:00.000Z'],
  ['a Friday, over the weekend and the clock change', '2026-03-06T15:00:00Z', '2026-03-11T13:00:00.000Z'],
  ['the day before a holiday', '2026-07-02T15:00:00Z', '2026-07-08T13:00:00.000Z'],
])('three business days after %s', (_, since, expected) => {
  const at = new Date(since);
  const history = [
    { at: new Date('2026-01-05T15:00:00Z'), holdReason: 'firm' },
    { at: new Date('2026-01-06T15:00:00Z'), holdReason: null },
    { at, holdReason: 'firm' },
    { at: new Date(at.getTime() + 26 * hour), holdReason: 'firm' },
  ];
  const stored: Parameters<typeof attentionAt>[1] = Object.assign(Object.create(null), {
    job: { jobStatus: 'on-hold', holdReason: 'firm' },
    history,
  });
  expect(attentionAt({ state: 'IL', mode: 'serve-only' }, stored)?.toISOString()).toBe(expected);
});
