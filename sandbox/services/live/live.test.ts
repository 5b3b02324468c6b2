import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { testOrigin, testSandbox } from '../../../tests/sandbox.ts';
import { matterPushes } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import { sessions } from '../../db/schema/platform.ts';
import { Change } from '../../generated/live/schemas.ts';
import { issueAccessToken } from '../../http/access-token.ts';
import { revokeTokens } from '../../http/standing.ts';
import { scheduleTry } from '../integration/matter-pushes.ts';

const opened = testSandbox();
const streams: Stream[] = [];
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
  opened.sandbox.clock.offset = 0;
});

interface Stream {
  response: Response;
  /** The messages so far; undefined once the sandbox ended the stream. */
  told: Change[];
  isEnded(): boolean;
  close(): Promise<void>;
}

async function follow(token: string): Promise<Stream> {
  const response = await opened.sandbox.fetch(
    new Request(`${testOrigin}/api/live/v1/changes`, { headers: { authorization: `Bearer ${token}` } }),
  );
  const reader = response.body?.getReader();
  const stream: Stream = { response, told: [], isEnded: () => false, close: async () => reader?.cancel() };
  streams.push(stream);
  const read = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      text += decoder.decode(part.value, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data !== undefined) stream.told.push(Change.parse(JSON.parse(data)));
      }
    }
    stream.isEnded = () => true;
  };
  void read();
  await vi.waitFor(() => expect(stream.told[0]?.topic).toBe('ready'));
  stream.told.length = 0;
  return stream;
}

const followAs = async (userName: string) => follow(await opened.tokenOf(userName));
const nora = 'nora.marlow@example.com';
const june = 'june.ashgrove@example.com';

async function orderOf(clientId: number): Promise<number> {
  const [order] = await opened.sandbox.db.select().from(orders).where(eq(orders.clientId, clientId)).limit(1);
  if (!order) throw new Error('The firm has no orders.');
  return order.orderId;
}
const touch = (orderId: number) =>
  opened.sandbox.db.update(orders).set({ updatedAt: new Date() }).where(eq(orders.orderId, orderId));

const pushOf = (orderId: number) => ({
  ...{ clientId: 1, orderId, userId: 1, kind: 'fee' as const, name: 'Filing fee' },
  ...{ mappingId: 'a-mapping', integrationName: 'clio' as const, matterReference: '1503201' },
});

test('a firm is told of its orders within a second, and of no other firm’s', async () => {
  const ours = await followAs(nora);
  const theirs = await followAs(june);
  expect(ours.response.headers.get('content-type')).toContain('text/event-stream');
  expect(ours.response.headers.get('x-accel-buffering')).toBe('no');
  const orderId = await orderOf(1);
  const delays: number[] = [];
  for (let change = 1; change <= 5; change += 1) {
    const start = performance.now();
    await touch(orderId);
    await vi.waitFor(() => expect(ours.told).toHaveLength(change), { timeout: 5_000, interval: 10 });
    delays.push(performance.now() - start);
  }
  expect(ours.told[0]).toMatchObject({ topic: 'order-updated', orderIds: [orderId] });
  // A busy machine may delay some.
  expect(Math.min(...delays)).toBeLessThan(500);
  const other = await orderOf(await clientOf(june));
  await touch(other);
  await vi.waitFor(() => expect(theirs.told).toMatchObject([{ orderIds: [other] }]), 5_000);
  expect(ours.told).toHaveLength(5);
});

async function clientOf(userName: string): Promise<number> {
  const token = await opened.tokenOf(userName);
  return Number(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())['inf:clientid']);
}

test('the first message says for how long the firm’s orders have not changed, as far as the sandbox has heard', async () => {
  const { changes } = opened.sandbox;
  const clientId = await clientOf(nora);
  const quietIn = (seconds: number) => {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + seconds * 1000 + 1);
    const quiet = changes.quietSeconds(clientId);
    vi.restoreAllMocks();
    return quiet;
  };
  const ours = await followAs(nora);
  await touch(await orderOf(1));
  await vi.waitFor(() => expect(ours.told).toHaveLength(1), 5_000);
  expect(changes.quietSeconds(clientId)).toBeLessThan(5);
  expect(quietIn(600)).toBeGreaterThanOrEqual(600);
  // Another firm's changes don't count.
  const before = changes.quietSeconds(clientId);
  const theirs = await followAs(june);
  await touch(await orderOf(await clientOf(june)));
  await vi.waitFor(() => expect(theirs.told).toHaveLength(1), 5_000);
  expect(changes.quietSeconds(clientId)).toBeGreaterThanOrEqual(before);
  // After a lost connection, what was not told is unknown.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 900_000);
  changes.hear();
  expect(changes.quietSeconds(clientId)).toBe(0);
  vi.restoreAllMocks();
});

test('what belongs to an order counts, but not what was undone', async () => {
  const { db } = opened.sandbox;
  const ours = await followAs(nora);
  const orderId = await orderOf(1);
  await db
    .transaction(async (tx) => {
      await tx.update(orders).set({ description: 'Never' }).where(eq(orders.orderId, orderId));
      throw new Error('undone');
    })
    .catch(() => {});
  await db.insert(matterPushes).values({ ...pushOf(orderId), sourceId: '0', status: 'arrived' });
  await vi.waitFor(() => expect(ours.told).toHaveLength(1), 5_000);
  expect(ours.told).toMatchObject([{ orderIds: [orderId] }]);
});

test('many orders at once are told as any, and many messages as one', async () => {
  const ours = await followAs(nora);
  await opened.sandbox.db.update(orders).set({ updatedAt: new Date() }).where(eq(orders.clientId, 1));
  await vi.waitFor(() => expect(ours.told).toHaveLength(1), 5_000);
  expect(ours.told[0]?.orderIds).toBeUndefined();
});

test('the test publisher’s three calls and the control page’s are told', async () => {
  const ours = await followAs(nora);
  for (const [part, topic] of [
    ['', 'test'],
    ['/order-created', 'order-created'],
    ['/order-updated', 'order-updated'],
  ]) {
    const answer = await opened.call(`/billing/services/us-platform/TestPublisher${part}`, { method: 'POST' });
    const { messageId, orderId } = await answer.json();
    const orderIds = orderId === undefined ? {} : { orderIds: [orderId] };
    await vi.waitFor(() => expect(ours.told.at(-1)).toMatchObject({ messageId, topic, ...orderIds }), 5_000);
  }
  const publish = (clientId: number) =>
    opened.sandbox.fetch(
      new Request(`${testOrigin}/sandbox/api/live/publish`, {
        method: 'POST',
        body: JSON.stringify({ clientId, topic: 'order-created' }),
      }),
    );
  const published = await (await publish(1)).json();
  await vi.waitFor(() => expect(ours.told.at(-1)).toMatchObject({ messageId: published.messageId }), 5_000);
  expect((await publish(999_999)).status).toBe(404);
  expect(ours.told).toHaveLength(4);
});

test('work that comes due is done while a stream is open, without another request', async () => {
  const { db, clock } = opened.sandbox;
  const ours = await followAs(nora);
  const dueAt = new Date(clock.now().getTime() + 60_000);
  const waiting = { sourceId: '1', status: 'waiting' as const, nextTryAt: dueAt };
  const [push] = await db
    .insert(matterPushes)
    .values({ ...pushOf(await orderOf(1)), ...waiting })
    .returning();
  if (!push) throw new Error('No push was stored.');
  await scheduleTry(db, push);
  await vi.waitFor(() => expect(ours.told).toHaveLength(1), 5_000);
  ours.told.length = 0;
  clock.offset += 61_000;
  await vi.waitFor(() => expect(ours.told.length).toBeGreaterThan(0), 10_000);
});

test('a token that is forged or expired opens no stream, and one that expires, is revoked or signed out ends it', async () => {
  const { sandbox } = opened;
  const send = (token: string) =>
    sandbox.fetch(new Request(`${testOrigin}/api/live/v1/changes`, { headers: { authorization: `Bearer ${token}` } }));
  expect((await send('a.b.c')).status).toBe(401);
  const session = { userId: 1, clientId: 1, retailerId: 2, userName: nora, name: 'Nora Marlow', email: nora };
  expect((await send(await issueAccessToken(sandbox, session, -1))).status).toBe(401);

  const expiring = await follow(await issueAccessToken(sandbox, session, 60));
  sandbox.clock.offset += 61_000;
  await vi.waitFor(() => expect(expiring.isEnded()).toBe(true), 5_000);
  sandbox.clock.offset = 0;

  const now = sandbox.clock.now();
  const sessionId = 'live-session';
  await sandbox.db
    .insert(sessions)
    .values({ sessionId, userId: 1, createdAt: now, expiresAt: new Date(now.getTime() + 60_000) });
  const signedIn = await follow(await issueAccessToken(sandbox, { ...session, sessionId }));
  await sandbox.db.delete(sessions).where(eq(sessions.sessionId, sessionId));
  await touch(await orderOf(1));
  await vi.waitFor(() => expect(signedIn.isEnded()).toBe(true), 5_000);
  expect(signedIn.told).toEqual([]);

  const revoked = await followAs(nora);
  await revokeTokens(sandbox.db, 1);
  await vi.waitFor(() => expect(revoked.isEnded()).toBe(true), 5_000);
  expect(sandbox.changes.followers).toBe(0);
});

test('a reader that goes away is forgotten', async () => {
  const ours = await followAs(nora);
  expect(opened.sandbox.changes.followers).toBe(1);
  await ours.close();
  await vi.waitFor(() => expect(opened.sandbox.changes.followers).toBe(0), 5_000);
});
