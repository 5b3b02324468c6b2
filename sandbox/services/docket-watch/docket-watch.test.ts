/** What changed: noticed by the rounds, told once a recipient, read by each person, hidden once sealed. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { docketNews, docketTellings } from '../../db/schema/docket-watch.ts';
import { docketOrders } from '../../db/schema/dockets.ts';
import { sentMails } from '../../db/schema/filing-logins.ts';
import { orders } from '../../db/schema/orders.ts';
import type { DocketSubscriptionPage, NotificationSetting } from '../../generated/docket-sync/schemas.ts';
import type {
  CreatedCalendarFeed,
  Deadline,
  DocketChangePage,
  FoundEntryPage,
  MarkedChanges,
  PacerSpend,
  WatcherPreview,
} from '../../generated/docket-watch/schemas.ts';
import { findCase } from '../../simulators/dockets/court-records.ts';
import { entriesOf } from '../../simulators/dockets/docket-entries.ts';
import { docketWork } from '../../simulators/dockets/docket-steps.ts';
import { schedule } from '../../simulators/due-work.ts';

const opened = testSandbox();
const clerk = 'docket.clerk@example.com';
const theo = 'theo.finch@example.com';
const day = 86_400_000;

interface Options {
  method?: string;
  body?: unknown;
  as?: string | null;
}

async function ask<T>(path: string, options: Options = {}): Promise<{ status: number; json: T }> {
  const response = await opened.call(path, options);
  return { status: response.status, json: response.status === 204 ? undefined : await response.json() };
}

async function read<T>(path: string, options: Options = {}): Promise<T> {
  const { status, json } = await ask<T>(path, options);
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
  return json;
}

const watch = '/docket-watch/v1';
const changes = (query = '', as?: string) => read<DocketChangePage>(`${watch}/changes?${query}`, as ? { as } : {});
const saveSettings = (settings: object[]) =>
  read<NotificationSetting[]>('/docket-sync/public/api/client/1/notification-settings/batch', { body: { settings } });
const mails = (recipient = clerk) =>
  opened.sandbox.db.select().from(sentMails).where(eq(sentMails.recipient, recipient)).orderBy(sentMails.mailId);

async function pass(milliseconds: number): Promise<void> {
  opened.sandbox.clock.offset += milliseconds;
  await opened.sandbox.dueWork.run();
}

async function change(body: object): Promise<void> {
  const request = new Request('http://localhost:5173/sandbox/api/dockets/changes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect((await opened.sandbox.fetch(request)).status).toBe(200);
}

/** A followed docket of New York, and its order. */
const providerCaseId = '4100003';
const orderId = 30_004;

describe('the inbox', () => {
  test('lists the changes of the last days, newest first, by page, kind and words', async () => {
    const first = await changes('limit=20');
    expect(first.items).toHaveLength(20);
    expect(first.unreadCount).toBeGreaterThan(0);
    const ids = first.items.map(({ changeId }) => changeId);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const second = await changes(`limit=20&cursor=${first.nextCursor}`);
    expect(second.items[0]?.changeId).toBeLessThan(ids.at(-1) ?? 0);
    const orders = await changes('q=order+signed&kinds=entry-added');
    expect(orders.items.length).toBeGreaterThan(0);
    for (const { after } of orders.items) expect(after).toMatch(/ORDER .* Signed/);
    expect((await changes('', 'june.ashgrove@example.com')).items.map(({ changeId }) => changeId)).not.toContain(
      ids[0],
    );
  });

  test('is read by each person alone, and the marks are undone exactly', async () => {
    const { items, unreadCount } = await changes('unreadOnly=true');
    const upTo = items[0]?.changeId;
    const theirs = (await changes('', theo)).unreadCount;
    const marked = await read<MarkedChanges>(`${watch}/changes/read`, { body: { upTo, isRead: true } });
    expect(marked).toMatchObject({ unreadCount: 0 });
    expect(marked.changeIds).toHaveLength(unreadCount);
    expect((await changes('unreadOnly=true')).items).toEqual([]);
    expect((await changes('', theo)).unreadCount).toBe(theirs);
    const undone = await read<MarkedChanges>(`${watch}/changes/read`, {
      body: { changeIds: marked.changeIds, isRead: false },
    });
    expect(undone.unreadCount).toBe(unreadCount);
    expect((await ask(`${watch}/changes/read`, { body: { isRead: true } })).status).toBe(422);
  });
});

test('a watcher tells what its filter lets through, and shows before what it would have told', async () => {
  const preview = await read<WatcherPreview>(`${watch}/changes/preview`, {
    body: { notificationType: 'DocketEntry', filter: { entryTypes: ['order'], exclude: ['in limine'] } },
  });
  expect(preview.total).toBeGreaterThan(0);
  for (const { before, after } of preview.items) {
    expect(after ?? before).toMatch(/^ORDER/);
    expect(after ?? before).not.toContain('in limine');
  }
});

describe('who is told', () => {
  beforeAll(async () => {
    const recipients = [{ email: clerk }];
    await saveSettings([
      { notificationType: 'DocketEntry', frequency: 'Daily', sendAt: '07:00', recipients },
      {
        notificationType: 'DocketEntry',
        frequency: 'Weekly',
        name: 'Orders',
        filter: { entryTypes: ['order'] },
        recipients,
      },
      { notificationType: 'SubscriptionStatus', frequency: 'Immediate', recipients },
      {
        notificationType: 'DocketEntry',
        frequency: 'Immediate',
        name: 'Stay',
        filter: { include: ['stay of proceedings'] },
        recipients: [...recipients, { email: clerk.toUpperCase() }],
      },
    ]);
  });

  test('at once, once, however many settings match; and of a sealed case nothing but the sealing', async () => {
    await change({ providerCaseId, kind: 'add', text: 'ORDER for a STAY of proceedings.' });
    await pass(day);
    const about = (await mails()).filter(({ body }) => body.includes('STAY of proceedings'));
    expect(about).toHaveLength(1);
    expect(about[0]).toMatchObject({ link: `/app/docket-sync/order/${orderId}` });
    const [found] = (await changes('q=stay+of+proceedings')).items;
    expect(found).toMatchObject({ kind: 'entry-added', orderId, isRead: false });
    expect(found?.settingIds).toHaveLength(3);

    await change({ providerCaseId, kind: 'seal-case' });
    await pass(day);
    const sealing = (await changes('kinds=case-sealed')).items;
    expect(sealing).toMatchObject([{ orderId, caseTitle: 'Sealed case' }]);
    expect((await changes('q=stay+of+proceedings')).items).toEqual([]);
    const title = findCase(4, providerCaseId)?.caseTitle ?? '';
    // Nor does a search for its title find the sealing, which would tell whose case it is.
    expect((await changes(`kinds=case-sealed&q=${encodeURIComponent(title)}`)).items).toEqual([]);
    expect((await changes('kinds=case-sealed&q=sealed')).items).toHaveLength(1);
    const followed = await read<DocketSubscriptionPage>(
      `/docket-sync/public/api/Subscription?ProviderCaseId=${providerCaseId}`,
    );
    expect(followed.items).toMatchObject([{ orderId, unseenCount: 1 }]);
    const [last] = (await mails()).filter(({ subject }) => subject === 'A case was sealed');
    expect(`${last?.subject} ${last?.body}`).not.toContain(title);
  });

  test('over a month of the clock each change once a recipient, in ten days one by one and twenty at once', {
    timeout: 300_000,
  }, async () => {
    const before = await opened.sandbox.db.select().from(docketNews);
    for (let days = 0; days < 10; days += 1) await pass(day);
    await pass(20 * day);
    const { db } = opened.sandbox;
    const news = await db.select().from(docketNews);
    expect(news.length).toBeGreaterThan(before.length + 500);
    const keys = news.map((each) => `${each.orderId} ${each.kind} ${each.docketEntryId} ${each.after}`);
    const entryKeys = keys.filter((key) => key.includes('entry-added'));
    expect(new Set(entryKeys).size).toBe(entryKeys.length);
    // No entry of a docket that is read stays untold.
    const [docket] = await db.select().from(docketOrders).where(eq(docketOrders.orderId, 30_010));
    const record = docket && findCase(docket.providerId, docket.providerCaseId);
    const since = Math.max(...before.map(({ at }) => at.getTime()));
    const entered = record
      ? entriesOf(record, docket.lastSyncedAt ?? new Date(0)).filter(({ enteredAt }) => enteredAt.getTime() > since)
      : [];
    const told = new Set(news.map(({ docketEntryId }) => docketEntryId));
    expect(entered.filter(({ docketEntryId }) => !told.has(docketEntryId))).toEqual([]);
    const tellings = await db.select().from(docketTellings).where(eq(docketTellings.recipient, clerk));
    expect(new Set(tellings.map(({ changeId }) => changeId)).size).toBe(tellings.length);
    const waiting = tellings.filter(({ toldAt, dueAt }) => toldAt === null && dueAt <= opened.sandbox.clock.now());
    expect(waiting).toEqual([]);
    const digests = (await mails()).filter(({ link }) => link === '/app/docket-sync/alerts');
    const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'America/Chicago' });
    expect(new Set(digests.map(({ sentAt }) => clock.format(sentAt)))).toEqual(new Set(['7:00 AM']));
    expect(digests.length).toBeGreaterThan(25);
  });

  test('a reading that runs after a later one sets no docket back', async () => {
    const { db, clock } = opened.sandbox;
    const [docket = expect.unreachable()] = await db
      .select()
      .from(docketOrders)
      .where(eq(docketOrders.orderId, 30_010));
    const lastSyncedAt = docket.lastSyncedAt ?? expect.unreachable();
    const told = await db.$count(docketNews);
    await schedule(db, new Date(lastSyncedAt.getTime() - 3 * day), docketWork.readAgain, {
      providerId: docket.providerId,
    });
    await pass(0);
    expect(clock.now() > lastSyncedAt).toBe(true);
    const [after] = await db.select().from(docketOrders).where(eq(docketOrders.orderId, 30_010));
    expect(after?.lastSyncedAt).toEqual(lastSyncedAt);
    expect(await db.$count(docketNews)).toBe(told);
  });
});

describe('entry search', () => {
  const search = (query: string) => read<FoundEntryPage>(`${watch}/entries?${query}`);

  test('finds words, phrases and what has not another, marks them, and says what is not searched yet', async () => {
    const first = await search('q=dismiss');
    expect(first.waiting).toBeGreaterThan(0);
    const { items, waiting, nextCursor } = await search('q=dismiss&limit=10');
    expect(waiting).toBe(0);
    expect(items).toHaveLength(10);
    for (const { description, matches } of items)
      expect(matches.map(([start = 0, end]) => description.slice(start, end).toLowerCase())).toContain('dismiss');
    const next = await search(`q=dismiss&limit=10&cursor=${encodeURIComponent(nextCursor ?? '')}`);
    const ids = items.map(({ docketEntryId }) => docketEntryId);
    expect(next.items.some(({ docketEntryId }) => ids.includes(docketEntryId))).toBe(false);
    const without = await search(`q=${encodeURIComponent('"motion to dismiss" -order')}`);
    for (const { description } of without.items) expect(description).not.toMatch(/order/i);
    expect((await ask(`${watch}/entries?cursor=x`)).status).toBe(400);
  });

  test('finds what a reading brought, and nothing of a sealed case', async () => {
    const providerCaseId = '4100005';
    await change({ providerCaseId, kind: 'add', text: 'NOTICE about a zeppelin.' });
    await pass(day);
    expect((await search('q=zeppelins')).items).toMatchObject([{ orderId: 30_006 }]);
    await change({ providerCaseId, kind: 'seal-case' });
    expect((await search('q=zeppelins')).items).toEqual([]);
  });
});

describe('deadlines', () => {
  const deadlineId = randomUUID();
  let productCaseId = 0;
  const save = (version: number, more: object = {}, id: string = deadlineId, as?: string) =>
    ask<Deadline>(`${watch}/deadlines/${id}`, {
      method: 'PUT',
      ...(as ? { as } : {}),
      body: {
        ...{ version, productCaseId, title: 'Answer', date: '2031-07-07', source: 'CPLR 320(a)' },
        ...{ counted: [{ day: '2031-06-18', why: 'Day 1' }], status: 'confirmed', ...more },
      },
    });
  beforeAll(async () => {
    const [docket] = await opened.sandbox.db.select().from(docketOrders).where(eq(docketOrders.orderId, 30_008));
    productCaseId = docket?.productCaseId ?? 0;
  });

  test('are saved once, in the order of their versions, and go stale with their entry', async () => {
    const [docket] = await opened.sandbox.db.select().from(docketOrders).where(eq(docketOrders.orderId, 30_008));
    const record = docket && findCase(docket.providerId, docket.providerCaseId);
    const docketEntryId = record && entriesOf(record, opened.sandbox.clock.now())[0]?.docketEntryId;
    expect((await save(0, { docketEntryId })).json).toMatchObject({ version: 1, isStale: false });
    expect((await save(0, { docketEntryId })).json).toMatchObject({ version: 1 });
    expect((await save(0, { date: '2031-07-08' })).status).toBe(409);
    await change({ providerCaseId: docket?.providerCaseId, kind: 'amend', docketEntryId, text: 'Corrected.' });
    await pass(day);
    const list = () => read<Deadline[]>(`${watch}/deadlines`);
    expect(await list()).toMatchObject([{ isStale: true, date: '2031-07-07' }]);
    expect((await save(1, { docketEntryId })).json).toMatchObject({ version: 2, isStale: false });
    expect((await ask(`${watch}/deadlines`, { as: 'june.ashgrove@example.com' })).json).toEqual([]);
  });

  test('a removed one can be confirmed again, from the page that removed it and from one that never knew it', async () => {
    const id = randomUUID();
    const remove = () => ask(`${watch}/deadlines/${id}`, { method: 'DELETE' });
    expect((await save(0, {}, id)).json).toMatchObject({ version: 1, status: 'confirmed' });
    await remove();
    expect((await save(2, {}, id)).json).toMatchObject({ version: 3, status: 'confirmed' });
    await remove();
    expect((await save(0, {}, id)).json).toMatchObject({ version: 5, status: 'confirmed' });
    expect((await save(0, {}, id)).json, 'its answer lost').toMatchObject({ version: 5 });
    expect((await save(0, { date: '2031-07-09' }, id)).status).toBe(409);
    await remove();
    // A calendar that shows it as canceled takes no smaller SEQUENCE.
    expect((await save(6, { status: 'dismissed' }, id)).json).toMatchObject({ version: 7, status: 'dismissed' });
    await remove();
    expect((await save(0, {}, id)).json).toMatchObject({ version: 9, status: 'confirmed' });
    await remove();
  });

  test('another firm’s decision under the same ID is its own', async () => {
    const june = 'june.ashgrove@example.com';
    const id = randomUUID();
    const [docket] = await opened.sandbox.db.select().from(docketOrders).where(eq(docketOrders.orderId, 30_008));
    const { orderId: _, ...followed } = docket ?? expect.unreachable();
    const [order] = await opened.sandbox.db.select().from(orders).where(eq(orders.orderId, 30_008));
    const { orderId: __, ...placed } = order ?? expect.unreachable();
    const [own] = await opened.sandbox.db
      .insert(orders)
      .values({ ...placed, clientId: 2, userId: 5 })
      .returning();
    await opened.sandbox.db.insert(docketOrders).values({ ...followed, orderId: own?.orderId ?? 0, clientId: 2 });
    expect((await save(0, { title: 'Theirs' }, id, june)).json).toMatchObject({ version: 1, title: 'Theirs' });
    expect((await save(0, {}, id)).json).toMatchObject({ version: 1, title: 'Answer' });
    await ask(`${watch}/deadlines/${id}`, { method: 'DELETE', as: june });
    const mine = await read<Deadline[]>(`${watch}/deadlines`);
    expect(mine.filter(({ deadlineId }) => deadlineId === id)).toMatchObject([
      { status: 'confirmed', title: 'Answer' },
    ]);
    await ask(`${watch}/deadlines/${id}`, { method: 'DELETE' });
  });

  test('reach calendars by a feed until it is revoked; cancelled ones say so; a sealed case shows nothing', async () => {
    const feed = await read<CreatedCalendarFeed>(`${watch}/calendar-feeds`, { body: { name: 'Outlook' } });
    const open = () => opened.call(`/docket-watch${feed.path}`, { as: null });
    const events = async () => {
      const text = await (await open()).text();
      return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    };
    const mine = async () => (await events()).find(({ uid }) => uid === `deadline-${deadlineId}@provider.example`);
    const written = await (await open()).text();
    expect(written).toMatch(/\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n/);
    expect(written.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const event = await mine();
    expect(event?.startDate.toString()).toBe('2031-07-07');
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.component.getAllSubcomponents('valarm')).toHaveLength(2);
    expect((await events()).some(({ uid }) => uid.startsWith('hearing-'))).toBe(true);
    await ask(`${watch}/deadlines/${deadlineId}`, { method: 'DELETE' });
    const cancelled = await mine();
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(cancelled?.sequence).toBeGreaterThan(event?.sequence ?? 0);
    const [docket] = await opened.sandbox.db.select().from(docketOrders).where(eq(docketOrders.orderId, 30_008));
    const record = docket && findCase(docket.providerId, docket.providerCaseId);
    await change({ providerCaseId: docket?.providerCaseId, kind: 'seal-case' });
    const text = await (await open()).text();
    expect(text).toContain('SUMMARY:Sealed case');
    expect(text.replaceAll('\r\n ', '')).not.toContain(record?.caseNumber);
    await ask(`${watch}/calendar-feeds/${feed.feedId}`, { method: 'DELETE' });
    expect((await open()).status).toBe(404);
    expect((await opened.call('/docket-watch/v1/calendar/x.ics', { as: null })).status).toBe(404);
  });
});

test('PACER’s quarter is billed whole once it passes $30, and administrators change the limits', async () => {
  opened.sandbox.clock.offset = 0;
  const spend = await read<PacerSpend>(`${watch}/pacer-spend`);
  expect(spend).toMatchObject({ quarter: 27.4, owedIfEndedNow: 0, limits: { firmMonth: 100, caseMonth: null } });
  expect(spend.byPerson).toEqual([{ name: 'Theo Finch', amount: 27.4 }]);
  const limits = { firmMonth: 50.5, caseMonth: 10, unasked: null };
  const put = (body: object, as?: string) =>
    ask(`${watch}/pacer-spend/limits`, { method: 'PUT', body, ...(as ? { as } : {}) });
  expect((await put(limits, theo)).status).toBe(403);
  expect((await put(limits)).json).toEqual(limits);
  expect((await put({ ...limits, unasked: 1.005 })).status).toBe(400);
});
