import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invoice, Payment } from '@/api/generated/billing/model';
import { accountStatement } from './account-statement';

const invoice = (changed: Partial<Invoice>): Invoice => ({
  invoiceId: 1,
  number: 'INV-202609-1001',
  issuedOn: '2026-10-01',
  dueDate: '2026-10-31',
  status: 'open',
  paymentStatus: 'unpaid',
  overdue: false,
  periodStart: '2026-09-01',
  periodEnd: '2026-09-30',
  subtotal: 100,
  tax: 0,
  total: 100,
  totalPaid: 0,
  balanceDue: 100,
  processingAmount: 0,
  creditTotal: 0,
  matterCount: 1,
  orderCount: 1,
  ...changed,
});
const payment = (changed: Partial<Payment>): Payment => ({
  paymentId: 7,
  status: 'succeeded',
  amount: 40,
  surcharge: 1.18,
  appliedOn: '2026-10-10',
  method: 'CreditCard',
  methodLabel: 'Visa ending in 1881',
  reference: 'BENCHFILE 7',
  invoiceNumbers: ['INV-202609-1001'],
  allocations: [{ invoiceId: 1, invoiceNumber: 'INV-202609-1001', amount: 40, surcharge: 1.18 }],
  surchargePercent: 2.95,
  startedAt: '2026-03-06T15:04:11Z',
  ...changed,
});
const brief = (rows: ReturnType<typeof accountStatement>) =>
  rows.map(({ on, text, note, chargedCents, paidCents, balanceCents }) =>
    [on, text, note, chargedCents, paidCents, balanceCents].join(' | '),
  );

test('has the opening balance, each movement by day, and the closing balance', () => {
  expect(brief(accountStatement([invoice({})], [payment({})], { from: '2026-10-01', to: '2026-10-31' }))).toEqual([
    '2026-10-01 | Opening balance |  | 0 | 0 | 0',
    '2026-10-01 | Invoice INV-202609-1001 |  | 10000 | 0 | 10000',
    '2026-10-10 | Payment BENCHFILE 7 | INV-202609-1001 | 0 | 4000 | 6000',
    '2026-10-31 | Closing balance |  | 0 | 0 | 6000',
  ]);
});

test('puts movements in the order of their days, whichever list they came from', () => {
  const rows = accountStatement(
    [invoice({ invoiceId: 2, issuedOn: '2026-10-20' }), invoice({})],
    [payment({ appliedOn: '2026-10-25' }), payment({})],
    {},
  );
  expect(rows.map(({ place, kind, on, balanceCents }) => [place, kind, on, balanceCents])).toEqual([
    [0, 'opening', undefined, 0],
    [1, 'invoice', '2026-10-01', 10_000],
    [2, 'payment', '2026-10-10', 6000],
    [3, 'invoice', '2026-10-20', 16_000],
    [4, 'payment', '2026-10-25', 12_000],
    [5, 'closing', undefined, 12_000],
  ]);
});

test('the days of the range belong to it', () => {
  const rows = accountStatement([invoice({})], [payment({})], { from: '2026-10-01', to: '2026-10-10' });
  expect(rows.map(({ kind }) => kind)).toEqual(['opening', 'invoice', 'payment', 'closing']);
});

test('opens with what came before the range, and ends before what comes after it', () => {
  const rows = accountStatement([invoice({})], [payment({})], { from: '2026-10-02', to: '2026-10-09' });
  expect(rows.map(({ kind, balanceCents }) => [kind, balanceCents])).toEqual([
    ['opening', 10_000],
    ['closing', 10_000],
  ]);
});

test.each<[string, Partial<Payment>, string[]]>([
  ['a payment that is processing moves nothing', { status: 'pending', expectedOn: '2026-10-16' }, []],
  ['a failed payment moves nothing', { status: 'failed' }, []],
  [
    'a payment by bank counts when it clears',
    { method: 'BankAccount', expectedOn: '2026-10-16' },
    ['2026-10-16 | Payment BENCHFILE 7 | INV-202609-1001 | 0 | 4000 | 6000'],
  ],
  [
    'a returned payment is owed again',
    {
      status: 'returned',
      takenBackOn: '2026-10-30',
      failure: { code: 'R05', text: 'Personal account, not authorized', canRetry: false },
    },
    [
      '2026-10-10 | Payment BENCHFILE 7 | INV-202609-1001 | 0 | 4000 | 6000',
      '2026-10-30 | Payment BENCHFILE 7 | Returned by the bank: Personal account, not authorized | 0 | -4000 | 10000',
    ],
  ],
  [
    'a return without a reason says that it was one',
    { status: 'returned', takenBackOn: '2026-10-30' },
    [
      '2026-10-10 | Payment BENCHFILE 7 | INV-202609-1001 | 0 | 4000 | 6000',
      '2026-10-30 | Payment BENCHFILE 7 | Returned by the bank | 0 | -4000 | 10000',
    ],
  ],
  [
    'a refund without a day stands on that of the payment',
    { status: 'refunded' },
    [
      '2026-10-10 | Payment BENCHFILE 7 | INV-202609-1001 | 0 | 4000 | 6000',
      '2026-10-10 | Payment BENCHFILE 7 | Refunded | 0 | -4000 | 10000',
    ],
  ],
])('%s', (_, changed, moved) => {
  const rows = brief(accountStatement([invoice({})], [payment(changed)], {}));
  expect(rows.slice(2, -1)).toEqual(moved);
});

test.each<[Partial<Invoice>, string, number]>([
  [{ status: 'void' }, 'Voided', 0],
  [{ status: 'uncollectible' }, 'Written off as uncollectible', 0],
  [{ status: 'draft' }, '', 0],
  [{ status: 'void', closedOn: '2026-11-15' }, 'Voided', 0],
])('an invoice that is %o is owed by nobody', (changed, note, closing) => {
  const rows = accountStatement([invoice(changed)], [], {});
  expect(rows.slice(1, -1).map(({ kind }) => kind)).toEqual(note ? ['invoice', 'correction'] : []);
  expect(rows.at(-2)?.note).toBe(note);
  if (note) expect(rows.at(-2)?.on).toBe(changed.closedOn ?? '2026-10-01');
  expect(rows.at(-1)?.balanceCents).toBe(closing);
});

test.each<[string, Partial<Invoice>, number[]]>([
  ['what was paid isn’t written off', { status: 'uncollectible', totalPaid: 30 }, [10_000, -7000]],
  ['what was paid in full isn’t written off at all', { status: 'uncollectible', totalPaid: 100 }, [10_000]],
  [
    'a void invoice is taken back whole: its payments were refunded',
    { status: 'void', totalPaid: 30 },
    [10_000, -10_000],
  ],
  ['an open invoice is owed whole: its payments are movements of their own', { totalPaid: 30 }, [10_000]],
])('%s', (_, changed, charged) => {
  const rows = accountStatement([invoice(changed)], [], {});
  expect(rows.slice(1, -1).map(({ chargedCents }) => chargedCents)).toEqual(charged);
});

test('an invoice without a day moves nothing', () => {
  const { issuedOn: _, ...undated } = invoice({});
  expect(accountStatement([undated], [], {})).toHaveLength(2);
});

test('a payment of one invoice leads to it, one of none to none', () => {
  expect(accountStatement([], [payment({})], {})[1]?.invoiceId).toBe(1);
  expect(accountStatement([], [payment({ allocations: [] })], {})[1]?.invoiceId).toBeUndefined();
});

test('a payment of several invoices leads to none of them', () => {
  const allocations = [1, 2].map((invoiceId) => ({
    invoiceId,
    invoiceNumber: `N${invoiceId}`,
    amount: 20,
    surcharge: 0,
  }));
  const rows = accountStatement([], [payment({ allocations })], {});
  expect(rows.map(({ invoiceId }) => invoiceId)).toEqual([undefined, undefined, undefined]);
  expect(rows[1]?.note).toBe('N1, N2');
});

test('opening + charges − payments = closing, and adjoining statements join', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-10-${String(date).padStart(2, '0')}`);
  const dollars = fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100);
  const anyInvoice = fc
    .record({ issuedOn: day, total: dollars, status: fc.constantFrom('open', 'paid', 'void', 'draft') })
    .map(invoice);
  const anyPayment = fc
    .record({ appliedOn: day, amount: dollars, status: fc.constantFrom('succeeded', 'returned', 'failed', 'refunded') })
    .map(payment);
  fc.assert(
    fc.property(fc.array(anyInvoice), fc.array(anyPayment), fc.integer({ min: 2, max: 27 }), (all, made, date) => {
      const edge = (on: number) => `2026-10-${String(on).padStart(2, '0')}`;
      const [first, second] = [{ to: edge(date) }, { from: edge(date + 1) }].map((range) =>
        accountStatement(all, made, range),
      );
      for (const rows of [first, second]) {
        const moved = rows?.reduce((sum, { chargedCents, paidCents }) => sum + chargedCents - paidCents, 0) ?? 0;
        expect((rows?.[0]?.balanceCents ?? 0) + moved).toBe(rows?.at(-1)?.balanceCents);
      }
      expect(second?.[0]?.balanceCents).toBe(first?.at(-1)?.balanceCents);
    }),
  );
});
