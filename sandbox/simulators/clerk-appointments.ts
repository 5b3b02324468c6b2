/** Schedules the simulated clerk's steps. Separate from the clerk, who depends on how filings are created. */
import type { Database } from '../db/connection.ts';
import { schedule } from './due-work.ts';

/** The clerk's steps with seconds since the previous step: receive, review, decide. */
export const clerkSteps = {
  receive: { kind: 'clerk.receive', afterSeconds: 2 },
  takeUp: { kind: 'clerk.take-up', afterSeconds: 10 },
  decide: { kind: 'clerk.decide', afterSeconds: 20 },
} as const;

/** Schedules a filing's step. */
export async function appoint(
  db: Database,
  { kind, afterSeconds }: (typeof clerkSteps)[keyof typeof clerkSteps],
  now: Date,
  filingId: string,
): Promise<void> {
  await schedule(db, new Date(now.getTime() + afterSeconds * 1000), kind, { filingId });
}

/** Hands new filings to the clerk. */
export async function meetClerk(db: Database, now: Date, filingIds: readonly string[]): Promise<void> {
  for (const filingId of filingIds) await appoint(db, clerkSteps.receive, now, filingId);
}
