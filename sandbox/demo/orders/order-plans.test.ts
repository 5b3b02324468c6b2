import { expect, test } from 'vitest';
import { demoPeople } from '../people.ts';
import { Chance } from './chance.ts';
import { demoCases } from './demo-cases.ts';
import { planOrders } from './order-plans.ts';

/** Orders, and separately their dates: only dates may depend on the time of day. */
function planAt(now: Date) {
  const chance = new Chance(20_446);
  const plans = planOrders(demoCases(chance, now), 300, { chance, now, orderers: demoPeople });
  return {
    orders: plans.map(({ orderedAt, ...order }) => order),
    dates: plans.map(({ orderedAt }) => orderedAt.getTime()),
  };
}

const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 2, 11, hour, hour === 0 ? 0 : 41)));

test.each(hours.map((now) => [now.toISOString().slice(11, 16), now] as const))(
  'at %s the orders are the same, dated in their order and not in the future',
  (_, now) => {
    const { orders, dates } = planAt(now);
    expect(orders).toEqual(planAt(new Date(Date.UTC(2026, 2, 11, 15))).orders);
    expect(dates).toEqual(dates.toSorted((one, other) => one - other));
    expect(Math.max(...dates)).toBeLessThan(now.getTime());
  },
);
