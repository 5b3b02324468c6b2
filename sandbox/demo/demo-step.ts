import type { Database } from '../db/connection.ts';

/** What a step of the demo works with: the transaction of the whole seeding, and the moment that dates refer to. */
export interface Demo {
  readonly db: Database;
  readonly now: Date;
}

/** Puts one kind of demo data into a database that has what the steps before it made. */
export type DemoStep = (demo: Demo) => Promise<void>;

/** A moment before the seeding (after it, with a negative number of days). */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
