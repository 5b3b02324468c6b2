/** How often a screen asks again. Nothing is asked in a hidden tab: the query cache sees to that. */
import type { OrderStatus } from '@/api/generated/billing/model';

const whileInProgress = 5_000;
const otherwise = 60_000;

/** Milliseconds until the next question: soon while the court or a server is at work on what is shown, else seldom. */
export function pollInterval(orders: readonly { status: OrderStatus }[] | undefined): number {
  return orders?.some(({ status }) => status === 'in-progress') ? whileInProgress : otherwise;
}
