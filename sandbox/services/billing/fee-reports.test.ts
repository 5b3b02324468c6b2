import { and, eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSandbox } from '../../../tests/sandbox.ts';
import { charges } from '../../db/schema/charges.ts';
import { matterExpenses } from '../../db/schema/matter-records.ts';
import { orders } from '../../db/schema/orders.ts';
import { seedManyOrders } from '../../demo/orders/many-orders.ts';
import type {
  FeeGroup,
  FeeGroupKey,
  FeeSummaryResult,
  FeeSummaryRow,
  StatementLine,
} from '../../generated/billing/schemas.ts';
import { FeeBreakdown } from '../../generated/filing/schemas.ts';
import { type Capture, readCaptures } from './captures.ts';
import { addDays } from './rules/days.ts';

const opened = testSandbox();
const timeZone = 'America/Chicago';
const monthOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at).slice(0, 7);
const search = async (body: object): Promise<FeeSummaryResult> => {
  const response = await opened.call('/billing/services/us-platform/FeeSummary/Search', {
    body: { top: 500, skip: 0, ...body },
  });
  expect(response.status).toBe(200);
  return response.json();
};
const cents = (dollars: number) => Math.round(dollars * 100);
const allFees = async (body: object) => {
  const first = await search(body);
  const rows = [...first.items];
  while (rows.length < first.total) rows.push(...(await search({ ...body, skip: rows.length })).items);
  return rows;
};

describe('groups', () => {
  const counted = async () =>
    opened.sandbox.db
      .select({ charge: charges, order: orders })
      .from(charges)
      .innerJoin(orders, eq(orders.orderId, charges.orderId))
      .where(and(eq(charges.clientId, 1), ne(charges.status, 'refunded')));
  type Counted = Awaited<ReturnType<typeof counted>>[number];
  const keyOf: Record<FeeGroupKey, (row: Counted) => string> = {
    month: ({ charge }) => monthOf(charge.chargedAt),
    court: ({ order }) => order.courtCode ?? '',
    matter: ({ charge }) => charge.clientReference,
    person: ({ charge }) => String(charge.userId),
    service: ({ charge }) => charge.service,
    category: ({ charge }) => charge.category,
    state: ({ order }) => order.state,
  };

  test.each<FeeGroupKey[][]>([
    [['month']],
    [['court']],
    [['matter']],
    [['person']],
    [['service']],
    [['category']],
    [['state']],
    [['month', 'person']],
    [['court', 'service']],
  ])('by %s add up to the fees, to the cent', async (groupBy) => {
    const rows = Map.groupBy(await counted(), (row) => groupBy.map((key) => keyOf[key](row)).join(' '));
    const { groups = [], groupCount } = await search({ groupBy, top: 1 });
    expect(groupCount).toBe(rows.size);
    expect(groups).toHaveLength(rows.size);
    for (const { keys, count, total, courtFees, serviceFees, convenienceFees, tax } of groups) {
      const ofGroup = rows.get(keys.join(' ')) ?? [];
      expect(count).toBe(ofGroup.length);
      expect(cents(total)).toBe(ofGroup.reduce((sum, { charge }) => sum + charge.amountCents, 0));
      expect(cents(courtFees) + cents(serviceFees) + cents(convenienceFees) + cents(tax)).toBe(cents(total));
    }
  });

  test('have names for people: months in order, others by the largest total', async () => {
    const byMonth = (await search({ groupBy: ['month'] })).groups ?? [];
    expect(byMonth.map(({ keys }) => keys[0])).toEqual(byMonth.map(({ keys }) => keys[0]).toSorted());
    expect(byMonth[0]?.labels[0]).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
    const byService = (await search({ groupBy: ['service'] })).groups ?? [];
    expect(byService.map(({ total }) => total)).toEqual(byService.map(({ total }) => total).toSorted((a, b) => b - a));
    expect(byService.map(({ labels }) => labels[0])).toContain('File into case');
    expect((await search({ groupBy: ['category'] })).groups?.map(({ labels }) => labels[0])).toContain('Court fee');
  });

  test('follow the filters', async () => {
    const filter = { services: ['FileIntoCase'], chargeStatus: 'billable' };
    const found = await search({ ...filter, groupBy: ['court'] });
    const total = (groups: readonly FeeGroup[] = []) => groups.reduce((sum, each) => sum + cents(each.total), 0);
    expect(total(found.groups)).toBe(cents(found.totals.total));
    const [largest] = found.groups ?? [];
    const rows = await search({ ...filter, courtCodes: [largest?.keys[0]] });
    expect(rows.total).toBe(largest?.count);
  });

  test('refuse a third key and unknown ones, and take the same twice as one', async () => {
    const twice = await search({ groupBy: ['month', 'month'] });
    expect(twice.groups).toEqual((await search({ groupBy: ['month'] })).groups);
    for (const groupBy of [['month', 'court', 'state'], ['weather']]) {
      const { status } = await opened.call('/billing/services/us-platform/FeeSummary/Search', {
        body: { top: 1, skip: 0, groupBy },
      });
      expect(status).toBe(400);
    }
  });
});

describe('cost recovery', () => {
  test('has every state, which its filter finds', async () => {
    const rows = await allFees({});
    const charged = rows.filter(({ status }) => status === 'billable');
    expect(charged.every(({ recovery }) => recovery !== undefined)).toBe(true);
    expect(rows.filter(({ status }) => status !== 'billable').every(({ recovery }) => recovery === undefined)).toBe(
      true,
    );
    for (const state of ['waiting', 'failed', 'in-matter', 'billed', 'not-billable', 'differs'] as const) {
      const wanted = charged.filter(({ recovery }) => recovery?.state === state);
      expect(wanted.length, state).toBeGreaterThan(0);
      expect((await search({ recovery: [state] })).total).toBe(wanted.length);
    }
  });

  test('sums what became of the charges of each group', async () => {
    const charged = (await allFees({})).filter(({ status }) => status === 'billable');
    const sum = (reference: string, ...states: (string | undefined)[]) =>
      charged
        .filter((row) => row.clientReference === reference)
        .filter(({ recovery }) => states.length === 0 || states.includes(recovery?.state))
        .reduce((total, { amount }) => total + cents(amount), 0);
    const { groups = [] } = await search({ groupBy: ['matter'] });
    for (const { keys, recovery, passedOn } of groups) {
      const [reference = ''] = keys;
      expect(cents(recovery.charged)).toBe(sum(reference));
      expect(cents(recovery.billed)).toBe(sum(reference, 'billed'));
      expect(cents(recovery.inMatter)).toBe(sum(reference, 'in-matter'));
      expect(cents(recovery.notBillable)).toBe(sum(reference, 'not-billable'));
      expect(passedOn).toBe(recovery.billed);
      const parts = recovery.billed + recovery.inMatter + recovery.notBillable + recovery.missing;
      expect(cents(parts)).toBe(cents(recovery.charged));
    }
  });

  test('a failed charge is in the matter once it is sent again, and only once', async () => {
    const [fee] = (await search({ recovery: ['failed'] })).items;
    expect(fee?.recovery).toMatchObject({ state: 'failed', reason: expect.stringMatching(/\.$/) });
    const send = () =>
      opened.call(`/integration/v1/integrations/clio/fees/${fee?.recovery?.matterReference}/fee`, {
        body: {
          date: fee?.date,
          note: `${fee?.description} (order ${fee?.orderId})`,
          quantity: 1,
          price: fee?.amount,
          reference: `order-${fee?.orderId}-fee-${fee?.feeId}`,
        },
      });
    expect((await send()).status).toBe(201);
    expect(await (await send()).json()).toMatchObject({ status: 409, code: 'expense-exists' });
    const [now] = (await allFees({ clientReference: fee?.clientReference })).filter(
      ({ feeId }) => feeId === fee?.feeId,
    );
    expect(now).toMatchObject({ integrationStatus: 'synced', recovery: { state: 'in-matter' } });
    expect(now?.recovery?.expenseAmount).toBe(fee?.amount);
  });

  test('an expense is marked not billable, unless it is billed', async () => {
    const mark = (row: FeeSummaryRow | undefined) =>
      opened.call(`/integration/v1/integrations/clio/fee/${row?.recovery?.expenseId}`, {
        method: 'PATCH',
        body: { nonBillable: true },
      });
    const [open] = (await search({ recovery: ['in-matter'] })).items;
    expect((await mark(open)).status).toBe(200);
    const after = (await allFees({ recovery: ['not-billable'] })).map(({ feeId }) => feeId);
    expect(after).toContain(open?.feeId);
    const [billed] = (await search({ recovery: ['billed'] })).items;
    expect(billed?.recovery?.billedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await (await mark(billed)).json()).toMatchObject({ status: 409, code: 'expense-billed' });
  });

  test('an expense of another amount differs', async () => {
    const [fee] = (await search({ recovery: ['differs'] })).items;
    expect(fee?.recovery?.expenseAmount).not.toBe(fee?.amount);
    const [expense] = await opened.sandbox.db
      .select()
      .from(matterExpenses)
      .where(eq(matterExpenses.feeId, fee?.feeId ?? 0));
    expect(expense?.priceCents).toBe(cents(fee?.recovery?.expenseAmount ?? 0));
  });
});

test('the fees of a group without a court or a matter are found', async () => {
  for (const key of ['court', 'matter'] as const) {
    const { groups = [] } = await search({ groupBy: [key], chargeStatus: 'billable' });
    const nameless = groups.find(({ keys }) => keys[0] === '');
    const { total } = await search({ without: [key], chargeStatus: 'billable' });
    expect(total).toBe(nameless?.count ?? 0);
  }
});

describe('statement lines', () => {
  let captures: Capture[];
  beforeAll(async () => {
    await seedManyOrders(opened.sandbox.db, {
      clientId: 1,
      count: 1_500,
      now: opened.sandbox.clock.now(),
      hasFilings: true,
    });
    captures = await readCaptures(opened.sandbox.db, { clientId: 1, timeZone }, undefined);
  });

  test('are the sums of the fees behind them, as their orders show them', async () => {
    const { items } = await search({ settlement: 'court', chargeStatus: 'billable', skip: 20, top: 100 });
    const orderIds = [...new Set(items.map(({ orderId }) => orderId))].slice(1, 9);
    expect(orderIds).toHaveLength(8);
    for (const orderId of orderIds) {
      const rows = items.filter((row) => row.orderId === orderId);
      const response = await opened.call(`/filing/Order/fee-breakdown?orderId=${orderId}`);
      const { cardCharges } = FeeBreakdown.parse(await response.json());
      for (const { description, amount } of cardCharges) {
        expect(description).toMatch(/^(FILEFEE|[A-Z]{2}EFILE)\d{8}$/);
        const ofLine = rows.filter(({ cardCharge }) => cardCharge?.descriptor === description);
        expect(ofLine.map(({ cardCharge }) => cardCharge?.amount)).toEqual(ofLine.map(() => amount));
        expect(ofLine.reduce((sum, row) => sum + cents(row.amount), 0)).toBe(cents(amount));
      }
      expect(rows.every(({ cardCharge }) => cardCharge !== undefined)).toBe(true);
    }
  });

  /** The same numbers on each run. */
  function* randoms(seed: number): Generator<number, never> {
    let state = seed;
    for (;;) {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      yield state / 4_294_967_296;
    }
  }

  const cities = ['', ' SPRINGFIELD IL', ' Sacramento CA 95814', ' 800-555-0142', ' WEB PMT'];

  interface Made {
    line: StatementLine;
    orderId: number | undefined;
  }

  /** Lines of captures as banks print them: other case, spaces, a city, days later. */
  function make(count: number, seed: number, hasText: boolean): Made[] {
    const random = randoms(seed);
    const below = (size: number) => Math.floor(random.next().value * size);
    return Array.from({ length: count }, (_, index) => {
      const capture = captures[below(captures.length)];
      if (!capture) throw new Error('There is no capture.');
      const { descriptor, postedOn, orderId } = capture.candidate;
      const cased = below(2) === 0 ? descriptor : descriptor.toLowerCase();
      const spaced = below(3) === 0 ? cased.replace(/(\d{4})(\d{4})$/, ' $1 $2') : cased;
      const line = {
        line: index + 1,
        ...(hasText ? { descriptor: `${spaced}${cities[below(cities.length)]}` } : {}),
        amount: capture.cents / 100,
        postedOn: addDays(postedOn, below(7) - 1),
      };
      return { line, orderId };
    });
  }

  async function judge(made: readonly Made[]) {
    const score = { right: 0, wrong: 0, several: 0, none: 0 };
    for (let start = 0; start < made.length; start += 500) {
      const part = made.slice(start, start + 500);
      const { statementMatches = [] } = await search({ top: 1, statement: part.map(({ line }) => line) });
      expect(statementMatches.map(({ line }) => line)).toEqual(part.map(({ line }) => line.line));
      for (const [index, { outcome, candidates }] of statementMatches.entries()) {
        const wanted = part[index]?.orderId;
        if (outcome !== 'one') score[outcome] += 1;
        else if (candidates[0]?.orderId === wanted) score.right += 1;
        else score.wrong += 1;
      }
    }
    return score;
  }

  test('by their text are right in 99 of 100, and never wrong', async () => {
    const score = await judge(make(1_000, 7, true));
    expect(score.right).toBeGreaterThanOrEqual(990);
    expect(score.wrong).toBe(0);
  });

  test('by amount and day are right in 95 of 100 where one capture fits, and never wrong', async () => {
    const made = make(1_000, 11, false);
    const isUnique = ({ line }: Made) =>
      captures.filter(
        ({ cents: taken, candidate }) =>
          taken === cents(line.amount ?? 0) &&
          (line.postedOn ?? '') >= addDays(candidate.postedOn, -1) &&
          (line.postedOn ?? '') <= addDays(candidate.postedOn, 5),
      ).length === 1;
    const unique = made.filter(isUnique);
    const score = await judge(made);
    expect(unique.length).toBeGreaterThan(100);
    expect(score.right).toBeGreaterThanOrEqual(unique.length * 0.95);
    expect(score.wrong).toBe(0);
    expect(score.none).toBe(0);
  });

  test('of strangers are never certain', async () => {
    const strangers = make(500, 13, false).map(({ line }) => ({ ...line, descriptor: 'CORNER COFFEE 113' }));
    const wrongNumber = make(500, 17, true).map(({ line }) => ({
      ...line,
      descriptor: `FILEFEE${String(90_000_000 + line.line)}`,
    }));
    for (const statement of [strangers, wrongNumber]) {
      const { statementMatches = [] } = await search({ top: 1, statement });
      expect(statementMatches.filter(({ outcome }) => outcome === 'one')).toEqual([]);
    }
  });

  test('of a payment name its invoices', async () => {
    const paid = await (await opened.call('/billing/services/us-platform/Payment')).json();
    const [payment] = paid.items.filter(({ status }: { status: string }) => status === 'succeeded');
    const amount = cents(payment.amount + payment.surcharge) / 100;
    const statement = [{ line: 1, descriptor: `Benchfile ${payment.paymentId}`, amount, postedOn: payment.appliedOn }];
    const { statementMatches = [] } = await search({ top: 1, statement });
    expect(statementMatches).toMatchObject([
      { outcome: 'one', candidates: [{ paymentId: payment.paymentId, foundBy: 'descriptor' }] },
    ]);
    expect(statementMatches[0]?.candidates[0]?.invoices?.map(({ number }) => number)).toEqual(payment.invoiceNumbers);
  });
});

test('seeded orders have charges that agree with their envelopes, and sixty paid invoices', async () => {
  const { items } = await (await opened.call('/billing/services/us-platform/Invoice?Top=500')).json();
  expect(items.length).toBeGreaterThanOrEqual(60);
  const wrong = await search({ groupBy: ['month'], settlement: 'court' });
  expect(wrong.groups?.length).toBeGreaterThan(55);
});
