import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { dueWork } from '../../db/schema/control.ts';
import { filings } from '../../db/schema/filings.ts';
import { orders } from '../../db/schema/orders.ts';
import { servingStories } from '../../db/schema/serving.ts';
import {
  type CustodyChain,
  type ServingJob,
  type ServingOrder,
  ServingSummary,
} from '../../generated/serving/schemas.ts';
import { custodyHash } from '../../services/serving/orders/custody.ts';
import { seedManyServing } from './many-serving.ts';

const backend = testSandbox();

async function read(orderId: number, as?: string): Promise<ServingOrder> {
  const answer = await backend.call(`/serving/v1/orders/${orderId}`, as === undefined ? {} : { as });
  expect(answer.status).toBe(200);
  return answer.json();
}

const administrators: Readonly<Record<number, string>> = {
  1: 'nora.marlow@example.com',
  2: 'june.ashgrove@example.com',
  3: 'ines.calder@example.com',
};

const showcase = { sixty: 41_301, holds: 41_302, findings: 41_303, proofs: 41_307, clerk: 41_308, papers: 41_309 };

describe('process serving in the demo', () => {
  test('every order has recipients that agree with its row, charges and filings', async () => {
    const { db } = backend.sandbox;
    const rows = await db
      .select()
      .from(orders)
      .where(inArray(orders.service, ['ProcessServing', 'ProcessServingExistingCase']));
    const placed = rows.filter(({ status }) => status !== 'draft');
    expect(placed.length).toBeGreaterThan(25);
    for (const row of placed) {
      const order = await read(row.orderId, administrators[row.clientId]);
      expect(order).toMatchObject({ status: row.status, statusText: row.statusText });
      expect(order.jobs.some(({ needsYou }) => needsYou)).toBe(row.needsAttention);
      expect(order.documents).toHaveLength(2);
      const charged = await db.select().from(charges).where(eq(charges.orderId, row.orderId));
      expect(order.total * 100).toBeCloseTo(charged.reduce((sum, { amountCents }) => sum + amountCents, 0));
      const filed = await db.select().from(filings).where(eq(filings.orderId, row.orderId));
      const texts = order.jobs.map(({ jobId, statusText }) => [jobId, statusText]);
      expect(filed.map(({ filingId, statusText }) => [filingId, statusText])).toEqual(expect.arrayContaining(texts));
      for (const job of order.jobs) {
        if (['served', 'not-served', 'filed'].includes(job.jobStatus)) expect(job.attempts.length).toBeGreaterThan(0);
        for (const attempt of job.attempts)
          expect(attempt.photos.length === 0).toBe(attempt.findings.some(({ code }) => code === 'photos-missing'));
      }
    }
    expect(await db.select().from(servingStories)).toEqual([]);
  });

  test('an order in brief says what the whole order says, and each recipient is read by its place', async () => {
    for (const orderId of Object.values(showcase)) {
      const order = await read(orderId);
      const path = `/serving/v1/orders/${orderId}`;
      const summary = await (await backend.call(`${path}/summary`)).json();
      // The contract's keys of what the whole order has.
      expect(summary).toEqual(ServingSummary.parse(order));
      const recipient = async (query: string): Promise<ServingJob> =>
        (await backend.call(`${path}/recipient${query}`)).json();
      const last = order.jobs.at(-1);
      expect(await recipient(`?position=${last?.position}`)).toEqual(last);
      const first = order.jobs.find(({ needsYou }) => needsYou) ?? order.jobs[0];
      expect(await recipient('')).toEqual(first);
      expect(await recipient('?position=999')).toEqual(first);
    }
  });

  test('the sixty recipients are in six states, and their papers and photos have whole chains', async () => {
    const order = await read(showcase.sixty);
    expect(order.jobs).toHaveLength(60);
    expect(new Set(order.jobs.map(({ addresses: [first] }) => first?.state)).size).toBe(6);
    const answer = await backend.call(`/serving/v1/orders/${order.orderId}/custody`);
    const chains: CustodyChain[] = await answer.json();
    expect(chains.length).toBeGreaterThan(20);
    for (const { entries } of chains) {
      let previous = '0'.repeat(64);
      for (const entry of entries) {
        expect([entry.previousHash, entry.hash]).toEqual([previous, custodyHash(previous, entry.n, entry)]);
        previous = entry.hash;
      }
    }
  });

  test('there is an order for each reason of a hold', async () => {
    const all = await Promise.all([showcase.holds, showcase.clerk, showcase.papers].map((orderId) => read(orderId)));
    const reasons = all.flatMap(({ jobs }) => jobs.flatMap(({ holdReason }) => holdReason ?? []));
    expect(new Set(reasons)).toEqual(new Set(['court-acceptance', 'papers', 'address', 'cost', 'firm']));
  });

  test('there is a service with each finding, and a proof of each state', async () => {
    const { jobs } = await read(showcase.findings);
    expect(jobs.map(({ proof }) => proof?.findings.map(({ code }) => code))).toEqual([
      ...[['gps-missing'], ['gps-far'], ['clock-skew'], ['impossible-travel']],
      ...[['barred-day'], ['outside-hours'], ['substitute-not-allowed'], ['substitute-too-young'], ['photos-missing']],
    ]);
    const proofs = await read(showcase.proofs);
    expect(proofs.jobs.map(({ proof }) => proof?.status)).toEqual([
      ...['signed', 'changes-requested', 'approved', 'filing', 'filed', 'rejected', 'drafted'],
    ]);
  });

  test('nothing moves in the first hour', async () => {
    const { db, clock } = backend.sandbox;
    await read(showcase.sixty);
    const work = await db.select().from(dueWork);
    const serving = work.filter(({ kind }) => kind.startsWith('serving.'));
    expect(serving.length).toBeGreaterThan(20);
    // The demo of the tests was seeded before they began.
    expect(serving.filter(({ dueAt }) => dueAt <= clock.now())).toEqual([]);
  });

  test('many more are seeded, each with its content', async () => {
    const { db, clock } = backend.sandbox;
    const made = await seedManyServing(db, { clientId: 1, count: 40, now: clock.now() });
    expect(made).toHaveLength(40);
    const order = await read(made[17] ?? 0);
    expect(order.jobs.length).toBeGreaterThan(0);
    expect(order.status).toBe(
      (
        await db
          .select()
          .from(orders)
          .where(eq(orders.orderId, made[17] ?? 0))
      )[0]?.status,
    );
    const content = {
      ...{ state: 'IL', mode: 'serve-only', case: { kind: 'court-case', caseType: 'general' } },
      ...{ documents: [], notifyEmails: [], jobs: [] },
    };
    const body = { idempotencyKey: crypto.randomUUID(), content };
    const draft = await backend.call('/serving/v1/drafts', { method: 'POST', body });
    expect(draft.status).toBe(200);
    expect((await draft.json()).orderId).toBe((made.at(-1) ?? 0) + 1);
  });
});
