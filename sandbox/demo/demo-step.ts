import type { Database } from '../db/connection.ts';

/** A seeding step's context: the transaction for the whole demo and the reference time for dates. */
export interface Demo {
  readonly db: Database;
  readonly now: Date;
}

/** Seeds one kind of demo data. Earlier steps' data exists. */
export type DemoStep = (demo: Demo) => Promise<void>;

/** A time before the seeding; after it for negative `days`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
