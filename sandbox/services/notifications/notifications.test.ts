import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaint, newCase, uploadPdf } from '../../../tests/new-case.ts';
import { stopBilling, testSandbox } from '../../../tests/sandbox.ts';
import { sentMails } from '../../db/schema/filing-logins.ts';
import { filings } from '../../db/schema/filings.ts';
import { statusHistory } from '../../db/schema/status-history.ts';
import type { FilingDocument } from '../../generated/filing/schemas.ts';

const opened = testSandbox();
const nora = 'nora.marlow@example.com';
const theo = 'theo.finch@example.com';
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
  await stopBilling(opened.sandbox);
});
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

interface Options {
  method?: string;
  body?: unknown;
  as?: string;
  headers?: Record<string, string>;
}

async function call(path: string, options: Options = {}) {
  const answer = await opened.call(path, { as: nora, ...options });
  return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
}

const list = async (as = nora) => (await call('/notifications/v1/notifications', { as })).body;
const put = (path: string, body: unknown, as = nora) => call(`/notifications/v1/${path}`, { method: 'PUT', body, as });

/** Submits a filing of Nora's; the clerk decides it after a minute as its description asks. */
async function submit(description: string): Promise<number> {
  const content = newCase(lead, { filings: [complaint(lead, { description })] });
  const { body } = await call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } });
  const { orderId, version } = body;
  const headers = { 'Idempotency-Key': randomUUID() };
  const answer = await call('/filing/Tyler/IL/Filings/New-Case', { body: { orderId, version, content }, headers });
  expect(answer.status).toBe(200);
  return orderId;
}

async function wait(seconds: number): Promise<void> {
  opened.sandbox.clock.offset += seconds * 1000;
  await opened.sandbox.dueWork.run();
}

const hour = 3600;

describe('notifications', () => {
  it('list decisions with their reason, newest first, and count what the person has not seen', async () => {
    const before = await list();
    expect((await put('notifications/seen', { through: before.latestId })).body).toEqual({ through: before.latestId });
    const rejected = await submit('reject: Wrong county');
    expect((await list()).unseenCount).toBe(0);
    await wait(60);
    const after = await list();
    expect(after.unseenCount).toBe(1);
    expect(after.items[0]).toMatchObject({
      notificationId: after.latestId,
      orderId: rejected,
      status: 'rejected',
      statusText: 'Rejected',
      reason: 'Wrong county',
      timeZone: 'America/Chicago',
    });
    await submit('Complaint');
    await wait(60);
    const { items, unseenCount } = await list();
    expect(unseenCount).toBe(2);
    expect(items[0]).toMatchObject({ status: 'accepted', caseNumber: expect.any(String) });
    expect(items[0]).not.toHaveProperty('reason');
    expect(items[1]).toMatchObject({ orderId: rejected });
  });

  it('are in the order of the decisions, not of their arrival here, and the newest are kept', async () => {
    const orderId = await submit('Complaint');
    await wait(60);
    const [decided] = (await list()).items;
    const { db, clock } = opened.sandbox;
    const [filing] = await db.select().from(filings).where(eq(filings.orderId, orderId));
    const filingId = filing?.filingId ?? '';
    // The court's list of an hour ago arrives after the decision that it told at once.
    const at = new Date(clock.now().getTime() - hour * 1000);
    await db.insert(statusHistory).values({ orderId, filingId, at, status: 'returned', actor: 'Clerk' });
    expect((await list()).items[0]).toEqual(decided);
    const { body } = await call('/notifications/v1/notifications?top=1');
    expect(body.items).toEqual([decided]);
    const times = (await list()).items.map((item: { at: string }) => item.at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('are a person’s own, and their mark never goes back', async () => {
    const { latestId } = await list();
    await put('notifications/seen', { through: latestId });
    expect((await put('notifications/seen', { through: 1 })).body).toEqual({ through: latestId });
    expect((await list()).unseenCount).toBe(0);
    const theirs = await list(theo);
    expect(theirs.items.map(({ notificationId }: { notificationId: number }) => notificationId)).not.toContain(
      latestId,
    );
  });

  it('end after 30 days', async () => {
    // What the demo's courts abandon until then is over 30 days old, too.
    opened.sandbox.clock.offset = 60 * 24 * hour * 1000;
    expect(await list()).toMatchObject({ items: [], unseenCount: 0, latestId: 0 });
  });
});

describe('preferences', () => {
  it('start with the firm’s zone and nothing else', async () => {
    expect((await call('/notifications/v1/preferences', { as: theo })).body).toEqual({ timeZone: 'America/Chicago' });
  });

  it.each([
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: 'UTC', quietFrom: '18:00' }, 'quietUntil'],
    [{ timeZone: 'UTC', quietUntil: '18:00' }, 'quietFrom'],
    [{ timeZone: 'UTC', digestAt: '24:00' }, 'digestAt'],
  ])('refuse %j', async (body, field) => {
    const answer = await put('preferences', body, theo);
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it('send an email with the decisions since the last one, at the chosen hour', async () => {
    const mails = () => opened.sandbox.db.select().from(sentMails).where(eq(sentMails.recipient, nora));
    const chosen = { timeZone: 'America/Chicago', digestAt: '07:00', quietFrom: '18:00', quietUntil: '08:00' };
    expect(await put('preferences', chosen)).toMatchObject({ status: 200, body: chosen });
    await wait(24 * hour);
    expect(await mails(), 'nothing was decided').toHaveLength(0);
    await submit('return: Missing exhibit');
    await wait(60);
    await wait(24 * hour);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 court decision');
    expect(mail?.body).toContain('(Missing exhibit)');
    const sentAt = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/Chicago' });
    expect(sentAt.format(mail?.sentAt)).toBe('7:00 AM');

    await put('preferences', { timeZone: 'America/Chicago' });
    await submit('Complaint');
    await wait(48 * hour);
    expect(await mails(), 'no digest any more').toHaveLength(1);
  });
});

describe('orders put off', () => {
  const found = async (orderId: number, isPutOff: boolean, as = nora) => {
    const body = { searchText: String(orderId), isPutOff, top: 5, skip: 0 };
    const { items } = (await call('/billing/services/us-platform/Order/Search', { body, as })).body;
    return items.some((order: { orderId: number }) => order.orderId === orderId);
  };

  it('are hidden from the person until a day, until restored, and until the order changes', async () => {
    const orderId = await submit('reject: Wrong county');
    await wait(10);
    expect(await found(orderId, false)).toBe(true);
    expect(await put(`attention/${orderId}`, {})).toMatchObject({ status: 200, body: {} });
    expect([await found(orderId, false), await found(orderId, true)]).toEqual([false, true]);
    expect(await found(orderId, false, theo)).toBe(true);

    expect((await call(`/notifications/v1/attention/${orderId}`, { method: 'DELETE' })).status).toBe(204);
    expect(await found(orderId, false)).toBe(true);

    const day = (offset: number) => new Date(Date.now() + offset * 24 * hour * 1000).toISOString().slice(0, 10);
    await put(`attention/${orderId}`, { until: day(-1) });
    expect(await found(orderId, false)).toBe(true);
    await put(`attention/${orderId}`, { until: day(3) });
    expect(await found(orderId, false)).toBe(false);
    await wait(60);
    expect(await found(orderId, false), 'the clerk decided').toBe(true);
  });

  it('are orders of the firm', async () => {
    const orderId = await submit('Complaint');
    expect((await put(`attention/${orderId}`, {}, 'june.ashgrove@example.com')).status).toBe(404);
  });
});
