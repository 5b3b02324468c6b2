import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { stopBilling, testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { orders } from '../../db/schema/orders.ts';
import { serviceRequests, skipTraces } from '../../db/schema/service-requests.ts';
import type { SkipTrace } from '../../generated/serving/schemas.ts';

const backend = testSandbox();
const priya = 'priya.raman@example.com';
const person = { firstName: 'Marcus', lastName: 'Ellery', dppa: 'service-of-process', notFcra: 'yes', attested: 'yes' };

beforeEach(() => stopBilling(backend.sandbox));

async function order(answers: Record<string, string>, { as = priya, key = randomUUID(), fee = 65 } = {}) {
  const answer = await backend.call('/serving/v1/skip-traces', {
    body: { state: 'IL', fee, answers },
    headers: { 'Idempotency-Key': key },
    as,
  });
  return { status: answer.status, body: await answer.json() };
}

async function read(orderId: number, as = priya): Promise<{ status: number; body: SkipTrace }> {
  const answer = await backend.call(`/serving/v1/skip-traces/${orderId}`, { as });
  return { status: answer.status, body: await answer.json() };
}

async function wait(minutes: number): Promise<void> {
  backend.sandbox.clock.offset += minutes * 60_000;
  await backend.sandbox.dueWork.run();
}

const day = 24 * 60;

/** An order whose search finds someone. */
async function orderFound(answers: Record<string, string> = person): Promise<SkipTrace> {
  for (;;) {
    const { body } = await order(answers);
    await wait(5 * day);
    const { body: trace } = await read(body.orderId);
    if (trace.status === 'found') return trace;
  }
}

describe('a skip trace', () => {
  test('is for people with the role', async () => {
    for (const path of [
      '/serving/v1/skip-traces',
      '/serving/v1/skip-traces/1',
      '/serving/v1/service-forms/SkipTrace',
    ]) {
      const refused = await backend.call(path, { as: 'nora.marlow@example.com' });
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'role-required' }]);
    }
    expect(await order(person, { as: 'nora.marlow@example.com' })).toMatchObject({
      status: 403,
      body: { code: 'role-required' },
    });
  });

  test.each([
    [{ dppa: '' }, 'answers.dppa'],
    [{ dppa: 'credit' }, 'answers.dppa'],
    [{ notFcra: '' }, 'answers.notFcra'],
    [{ attested: 'no' }, 'answers.attested'],
  ])('without %j nothing is searched', async (change, field) => {
    const before = (await backend.sandbox.db.select().from(orders)).length;
    const { status, body } = await order({ ...person, ...change });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'attestation-missing', [field]]);
    expect((await backend.sandbox.db.select().from(orders)).length).toBe(before);
  });

  test('records who certified the purposes, is charged when it is done, and is found in the list', async () => {
    const { status, body } = await order({ ...person, glba: 'judgment,litigation' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      status: 'searching',
      subject: 'Marcus Ellery',
      attestedBy: 'Priya Raman',
      notFcra: true,
    });
    expect(body.purposes.map(({ law, code }: SkipTrace['purposes'][number]) => `${law} ${code}`)).toEqual([
      'DPPA service-of-process',
      'GLBA judgment',
      'GLBA litigation',
    ]);
    const chargesOf = () => backend.sandbox.db.select().from(charges).where(eq(charges.orderId, body.orderId));
    expect(await chargesOf()).toMatchObject([{ amountCents: 6500, status: 'not-yet-charged' }]);
    await wait(5 * day);
    expect(await chargesOf()).toMatchObject([{ amountCents: 6500, status: 'billable' }]);
    const list = await (await backend.call('/serving/v1/skip-traces', { as: priya })).json();
    expect(list[0]).toMatchObject({ orderId: body.orderId, subject: 'Marcus Ellery' });
    expect(JSON.stringify(list)).not.toContain('zip');
  });

  test('is ordered once for a key, for the fee that was shown', async () => {
    const key = randomUUID();
    const [first, again] = [await order(person, { key }), await order(person, { key })];
    expect(again.body.orderId).toBe(first.body.orderId);
    expect(await order({ ...person, lastName: 'Other' }, { key })).toMatchObject({ status: 409 });
    expect(await order(person, { fee: 60 })).toMatchObject({ status: 409, body: { code: 'fee-changed' } });
  });

  test('reads the records of a law with a purpose under that law alone', async () => {
    const { dppa: _, ...others } = person;
    const trace = await orderFound({ ...others, glba: 'litigation' });
    const sources = trace.result?.addresses.map(({ source }) => source) ?? [];
    expect(sources).toContain('Credit header');
    expect(sources).not.toContain('Motor vehicle records');
  });

  test('records each view of its result, and erases it after 90 days', async () => {
    const trace = await orderFound({ ...person, dateOfBirth: '1980-02-03', ssn: '987-65-4329' });
    expect((await read(trace.orderId)).body.views).toHaveLength(1);
    await wait(11);
    const { body } = await read(trace.orderId);
    expect(body.views.map(({ name }) => name)).toEqual(['Priya Raman', 'Priya Raman']);
    expect(body.result?.addresses[0]).toMatchObject({ confidence: 0.93, source: 'Motor vehicle records' });
    await wait(89 * day);
    await wait(2 * day);
    const erased = (await read(trace.orderId)).body;
    expect(erased).toMatchObject({ status: 'found', isErased: true, attestedBy: 'Priya Raman' });
    expect(erased.result).toBeUndefined();
    expect(erased.views).toHaveLength(2);
    expect(JSON.stringify(erased.sections)).not.toMatch(/4329|02\/03\/1980/);
    const { db } = backend.sandbox;
    expect(
      await db.select({ result: skipTraces.result }).from(skipTraces).where(eq(skipTraces.orderId, trace.orderId)),
    ).toEqual([{ result: null }]);
  });

  test('keeps at most four digits of a Social Security number, in answers, database and logs', async () => {
    const refused = await order({ ...person, ssn: '987-65-4329', attested: '' });
    const { body } = await order({ ...person, ssn: '987-65-4329' });
    const [row] = await backend.sandbox.db
      .select()
      .from(serviceRequests)
      .where(eq(serviceRequests.orderId, body.orderId));
    expect(row?.answers.ssn).toBe('4329');
    const dump = Buffer.from(await (await backend.sandbox.dump()).arrayBuffer()).toString('latin1');
    const answers = JSON.stringify([refused, body, (await read(body.orderId)).body]);
    for (const trace of ['987-65-4329', '987654329']) {
      expect(answers.includes(trace)).toBe(false);
      expect(dump.includes(trace)).toBe(false);
    }
  });

  test('is another firm’s secret, and no other service’s', async () => {
    const { body } = await order(person);
    expect((await read(1)).status).toBe(404);
    expect((await backend.call(`/serving/v1/requests/${body.orderId}`)).status).toBe(404);
    await backend.sandbox.db.update(orders).set({ clientId: 2 }).where(eq(orders.orderId, body.orderId));
    expect((await read(body.orderId)).status).toBe(404);
  });
});

test('the demo’s skip traces agree with their status', async () => {
  const { db } = backend.sandbox;
  const rows = await db
    .select()
    .from(orders)
    .innerJoin(skipTraces, eq(skipTraces.orderId, orders.orderId))
    .innerJoin(serviceRequests, eq(serviceRequests.orderId, orders.orderId))
    .where(like(serviceRequests.idempotencyKey, 'demo-%'));
  expect(rows.length).toBeGreaterThan(5);
  for (const { orders: each, skip_traces: trace } of rows) {
    const isOpen = each.status === 'in-progress';
    expect(trace.isFound).toBe(isOpen ? null : each.statusText === 'Address found');
    expect(each.description).toMatch(/^Address of /);
    if (trace.result && trace.isFound) expect(trace.result.addresses.length).toBeGreaterThan(0);
  }
});
