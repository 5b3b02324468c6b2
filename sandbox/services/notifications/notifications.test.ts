import { randomUUID } from 'node:crypto';
import { and, desc, eq, like } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaint, newCase, uploadPdf } from '../../../tests/new-case.ts';
import { stopBilling, testSandbox } from '../../../tests/sandbox.ts';
import { dueWork } from '../../db/schema/control.ts';
import { sentMails } from '../../db/schema/filing-logins.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { servingStories } from '../../db/schema/serving.ts';
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

/** Opens orders of process serving, whose recipients the demo writes when they are first looked at. */
async function openServing(): Promise<void> {
  const { db } = opened.sandbox;
  const found = await db
    .select({ orderId: orders.orderId })
    .from(servingStories)
    .innerJoin(orders, eq(orders.orderId, servingStories.orderId))
    .where(eq(orders.clientId, 1))
    .orderBy(desc(orders.dateOrdered))
    .limit(5);
  for (const { orderId } of found) expect((await call(`/serving/v1/orders/${orderId}`)).status).toBe(200);
}

const post = (path: string, body: unknown, as = nora) =>
  call(`/notifications/v1/${path}`, { method: 'POST', body, as });
const found = async (query: string, as = nora) => (await call(`/notifications/v1/notifications?${query}`, { as })).body;
const readAll = async (as = nora) =>
  post('notifications/marks', { through: (await list(as)).through, isRead: true }, as);

describe('notifications', () => {
  it('list decisions with their paper and reason, newest first, and count what the person has not read', async () => {
    await readAll();
    const rejected = await submit('reject: Wrong county');
    expect((await list()).unreadCount).toBe(0);
    await wait(60);
    const after = await list();
    expect(after.unreadCount).toBe(1);
    expect(after.items[0]).toMatchObject({
      kind: 'decision',
      outcome: 'rejected',
      orderId: rejected,
      text: 'Rejected',
      detail: 'Wrong county',
      leadDocumentTitle: expect.stringMatching(/./),
      documentCount: 1,
      courtTimeZone: 'America/Chicago',
      orderedBy: { name: 'Nora Marlow' },
      isRead: false,
    });
    await submit('Complaint');
    await wait(60);
    const { items, unreadCount } = await list();
    expect(unreadCount).toBe(2);
    expect(items[0]).toMatchObject({ outcome: 'accepted', caseNumber: expect.any(String) });
    expect(items[0]).not.toHaveProperty('detail');
    expect(items[1]).toMatchObject({ orderId: rejected });
  });

  it('are in the order of the decisions, not of their arrival here, and the newest are kept', async () => {
    const orderId = await submit('Complaint');
    await wait(60);
    const shown = await list();
    const [decided] = shown.items;
    const { db, clock } = opened.sandbox;
    const [filing] = await db.select().from(filings).where(eq(filings.orderId, orderId));
    const filingId = filing?.filingId ?? '';
    // The court's list of an hour ago arrives after the decision that it told at once.
    const at = new Date(clock.now().getTime() - hour * 1000);
    await db.insert(statusHistory).values({ orderId, filingId, at, status: 'returned', actor: 'Clerk' });
    expect((await list()).items[0]).toEqual(decided);
    expect((await found('top=1')).items).toEqual([decided]);
    const times = (await list()).items.map((item: { at: string }) => item.at);
    expect(times).toEqual([...times].sort().reverse());
    // Who read the list before it arrived has not seen it.
    await post('notifications/marks', { through: shown.through, isRead: true });
    expect(await list()).toMatchObject({ unreadCount: 1 });
    expect((await found('unreadOnly=true')).items).toMatchObject([{ orderId, outcome: 'returned' }]);
  });

  it('are read one by one, with a way back, by each person alone', async () => {
    const { notificationId } = (await list()).items[0];
    await post('notifications/marks', { notificationIds: [notificationId], isRead: false });
    const unread = (await list()).unreadCount;
    const marks = { notificationIds: [notificationId], isRead: true };
    const read = { notificationIds: [notificationId], unreadCount: unread - 1 };
    expect((await post('notifications/marks', marks)).body).toEqual(read);
    expect((await post('notifications/marks', marks)).body).toEqual({ ...read, notificationIds: [] });
    const theirs = await found('whose=firm&top=100', theo);
    expect(
      theirs.items.find((each: { notificationId: string }) => each.notificationId === notificationId),
    ).toMatchObject({
      isRead: false,
    });
    const back = await post('notifications/marks', { ...marks, isRead: false });
    expect(back.body).toEqual({ notificationIds: [notificationId], unreadCount: unread });
  });

  it.each([
    [{ isRead: true }, 422],
    [{ isRead: true, through: 'x', notificationIds: ['decision-1-accepted'] }, 422],
    [{ isRead: true, through: 'yesterday' }, 400],
    [{ isRead: true, through: "2026-11-20T17:00:00.000Z decision:1')" }, 400],
    [{ isRead: true, through: '9999-99-99T17:00:00.000Z' }, 400],
  ])('refuse the marks %j', async (body, status) => {
    expect((await post('notifications/marks', body)).status).toBe(status);
  });

  it('tell of every part of the product, by kind, matter and colleague', async () => {
    await openServing();
    const all = await found('whose=firm&top=100');
    const kinds = ['decision', 'docket', 'serving', 'payment', 'signature'];
    for (const kind of kinds) {
      const { items, total } = await found(`whose=firm&top=100&kinds=${kind}`);
      expect(total, kind).toBeGreaterThan(0);
      for (const each of items) expect(each).toMatchObject({ kind, text: expect.stringMatching(/./) });
    }
    const own = await found('top=100');
    expect(own.total).toBeLessThan(all.total);
    for (const { kind, orderedBy } of own.items) if (kind !== 'payment') expect(orderedBy.name).toBe('Nora Marlow');
    const colleague = all.items.find(
      ({ orderedBy }: { orderedBy?: { name: string } }) => orderedBy && orderedBy.name !== 'Nora Marlow',
    ).orderedBy;
    const theirs = await found(`userIds=${colleague.userId}&top=100`);
    expect(theirs.items.length).toBeGreaterThan(0);
    for (const each of theirs.items) expect(each.orderedBy).toEqual(colleague);
    const { clientReference } = all.items.find((each: { clientReference?: string }) => each.clientReference);
    const ofMatter = await found(`whose=firm&top=100&matter=${encodeURIComponent(clientReference.toLowerCase())}`);
    expect(ofMatter.items.length).toBeGreaterThan(0);
    for (const each of ofMatter.items) expect(`${each.clientReference} ${each.matterName}`).toContain(clientReference);
  });

  it('tell of the firm’s money only those who see its billing, and nothing of another firm', async () => {
    const { items } = await found('whose=firm&top=100&kinds=payment', theo);
    expect(items).toEqual([]);
    const ours = await found('whose=firm&top=100');
    const theirs = await found('whose=firm&top=100', 'june.ashgrove@example.com');
    const ids = new Set(ours.items.map(({ notificationId }: { notificationId: string }) => notificationId));
    expect(theirs.items.filter((each: { notificationId: string }) => ids.has(each.notificationId))).toEqual([]);
    const marks = { notificationIds: [ours.items[0].notificationId], isRead: true };
    expect((await post('notifications/marks', marks, 'june.ashgrove@example.com')).body.notificationIds).toEqual([]);
  });

  it('share their marks with the alerts of dockets', async () => {
    const [news] = (await found('whose=firm&kinds=docket&top=1')).items;
    await post('notifications/marks', { notificationIds: [news.notificationId], isRead: false });
    const changeId = Number(news.notificationId.split('-')[1]);
    const alert = async () => {
      const { body } = await call('/docket-watch/v1/changes?limit=200');
      return body.items.find((each: { changeId: number }) => each.changeId === changeId);
    };
    expect(await alert()).toMatchObject({ isRead: false });
    await post('notifications/marks', { notificationIds: [news.notificationId], isRead: true });
    expect(await alert()).toMatchObject({ isRead: true });
  });

  it('are listed page by page, each once', async () => {
    const pages = [];
    for (let skip = 0; skip < 60; skip += 20) pages.push(...(await found(`whose=firm&top=20&skip=${skip}`)).items);
    expect(pages).toEqual((await found('whose=firm&top=60')).items);
    expect(new Set(pages.map(({ notificationId }) => notificationId)).size).toBe(pages.length);
  });

  it('end after 90 days', async () => {
    const orderId = await submit('Complaint');
    await wait(60);
    const { db, clock } = opened.sandbox;
    const [filing] = await db.select().from(filings).where(eq(filings.orderId, orderId));
    const added = async (days: number) => {
      const at = new Date(clock.now().getTime() - days * 24 * hour * 1000);
      const row = { orderId, filingId: filing?.filingId ?? '', at, status: 'returned' as const, actor: 'Clerk' };
      await db.insert(statusHistory).values(row);
      const { items } = await found('kinds=decision&top=100');
      return items.some((each: { at: string }) => each.at === at.toISOString());
    };
    expect([await added(89), await added(91)]).toEqual([true, false]);
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
    const mails = () =>
      opened.sandbox.db
        .select()
        .from(sentMails)
        .where(and(eq(sentMails.recipient, nora), like(sentMails.subject, '%court decision%')));
    // What the demo's courts would decide meanwhile.
    await opened.sandbox.db.delete(dueWork);
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
    expect(await mails(), 'no digest anymore').toHaveLength(1);
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
