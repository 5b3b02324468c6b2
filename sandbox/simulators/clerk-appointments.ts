/** When the simulated clerk turns to a filing. Apart from the clerk, who needs what filings are made of. */
import type { Database } from '../db/connection.ts';
import { schedule } from './due-work.ts';

/** Names of the clerk's steps, and the seconds from the one before: received, taken up, decided. */
export const clerkSteps = {
  receive: { kind: 'clerk.receive', afterSeconds: 2 },
  takeUp: { kind: 'clerk.take-up', afterSeconds: 10 },
  decide: { kind: 'clerk.decide', afterSeconds: 20 },
} as const;

/** Makes the appointment for a step of a filing. */
export async function appoint(
  db: Database,
  { kind, afterSeconds }: (typeof clerkSteps)[keyof typeof clerkSteps],
  now: Date,
  filingId: string,
): Promise<void> {
  await schedule(db, new Date(now.getTime() + afterSeconds * 1000), kind, { filingId });
}

/** Hands newly submitted filings over. */
export async function meetClerk(db: Database, now: Date, filingIds: readonly string[]): Promise<void> {
  for (const filingId of filingIds) await appoint(db, clerkSteps.receive, now, filingId);
}
