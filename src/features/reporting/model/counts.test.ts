import { describe, expect, test } from 'vitest';
import type { OrderSearchFilters, Payment } from '@/api/generated/billing/model';
import { type CountKey, countKeys, countRows, paidByMonth } from './counts';

const counts: OrderSearchFilters = {
  services: [
    { value: 'CreateCase', text: 'CreateCase', count: 2 },
    { value: 'FileIntoCase', text: 'FileIntoCase', count: 5 },
  ],
  statuses: [
    { value: 'rejected', text: 'rejected', count: 1 },
    { value: 'accepted', text: 'accepted', count: 6 },
  ],
  states: [
    { value: 'NY', text: 'NY', count: 3 },
    { value: 'IL', text: 'IL', count: 3 },
  ],
  users: [
    { value: 3, text: 'Priya Raman', count: 1 },
    { value: 7, text: 'Nora Marlow', count: 4 },
  ],
  courts: [{ value: 'lakemoor:cv1', text: 'Lakemoor County', count: 7 }],
};
const days = { from: '2026-02-01', to: '2026-02-28' };

describe('orders', () => {
  test('are counted by each key, which has a name', () => {
    expect(countKeys.map(({ value }) => value)).toEqual(['service', 'status', 'court', 'state', 'person']);
    expect(countKeys.filter(({ label }) => !label)).toEqual([]);
  });

  test.each<[CountKey, { value: string; name: string; count: number; search: object }[]]>([
    [
      'status',
      [
        { value: 'accepted', name: 'Accepted', count: 6, search: { ...days, status: ['accepted'] } },
        { value: 'rejected', name: 'Rejected', count: 1, search: { ...days, status: ['rejected'] } },
      ],
    ],
    ['court', [{ value: 'lakemoor:cv1', name: 'Lakemoor Co.', count: 7, search: { ...days, q: 'Lakemoor County' } }]],
    [
      'state',
      [
        { value: 'IL', name: 'IL', count: 3, search: { ...days, states: ['IL'] } },
        { value: 'NY', name: 'NY', count: 3, search: { ...days, states: ['NY'] } },
      ],
    ],
    [
      'person',
      [
        { value: '7', name: 'Nora Marlow', count: 4, search: { ...days, person: [7] } },
        { value: '3', name: 'Priya Raman', count: 1, search: { ...days, person: [3] } },
      ],
    ],
  ])('by %s lead to their list, the most first, then by name', (key, rows) => {
    expect(countRows(counts, key, days)).toEqual(rows);
  });

  test('by service have its name, and lead to its list', () => {
    const rows = countRows(counts, 'service', days);
    expect(rows.map(({ value, count, search }) => [value, count, search])).toEqual([
      ['FileIntoCase', 5, { ...days, service: ['FileIntoCase'] }],
      ['CreateCase', 2, { ...days, service: ['CreateCase'] }],
    ]);
    expect(rows.every(({ name }) => name !== '')).toBe(true);
  });

  test('have no rows of courts where none were counted', () => {
    const { courts: _, ...without } = counts;
    expect(countRows(without, 'court', days)).toEqual([]);
  });
});

describe('payments', () => {
  const payment = (appliedOn: string, amount: number, more: Partial<Payment> = {}): Payment => ({
    ...{ paymentId: 1, status: 'succeeded', amount, surcharge: 0.1, appliedOn, method: 'CreditCard' },
    ...{ methodLabel: 'Visa •••• 1111', reference: 'R-1', invoiceNumbers: [], allocations: [], surchargePercent: 3 },
    startedAt: `${appliedOn}T12:00:00Z`,
    ...more,
  });
  const payments = [
    payment('2026-03-01', 10),
    payment('2026-02-28', 0.1),
    payment('2026-02-01', 0.2, { surcharge: 0.2 }),
    payment('2026-02-10', 99, { status: 'failed' }),
  ];

  test('that succeeded are added up by month, to the cent', () => {
    expect(paidByMonth(payments, {})).toEqual([
      { id: '2026-02', month: '2026-02', monthName: 'February 2026', count: 2, applied: 0.3, fee: 0.3 },
      { id: '2026-03', month: '2026-03', monthName: 'March 2026', count: 1, applied: 10, fee: 0.1 },
    ]);
  });

  test.each([
    [{ from: '2026-02-01', to: '2026-02-28' }, [0.3]],
    [{ from: '2026-02-02', to: '2026-02-27' }, []],
    [{ from: '2026-02-28' }, [0.1, 10]],
    [{ to: '2026-02-01' }, [0.2]],
  ])('of %j have both of its days', (range, applied) => {
    expect(paidByMonth(payments, range).map((row) => row.applied)).toEqual(applied);
  });
});
