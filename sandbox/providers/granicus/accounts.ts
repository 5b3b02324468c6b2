/** Whether a person may file through the portal: with an account that they confirmed (filing variants, section 5). */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { flAccounts } from '../../db/schema/florida.ts';
import type { Session } from '../../http/operation.ts';
import { type ProblemError, problem } from '../../http/problem.ts';
import type { Step } from '../../simulators/due-work.ts';
import { facts } from './facts.ts';

/** @throws ProblemError 403 `portal-account-missing` or `portal-account-pending`. */
export async function requirePortalAccount(db: Database, { userId }: Session): Promise<void> {
  const accounts = await db.select().from(flAccounts).where(eq(flAccounts.userId, userId));
  if (accounts.some(({ status }) => status === 'active')) return;
  const [pending] = accounts;
  if (pending) throw pendingProblem(pending.email);
  const detail = 'You have no Florida portal account. Create one first.';
  throw problem(403, { code: 'portal-account-missing', detail });
}

/** Says how to go on. */
export function pendingProblem(email: string): ProblemError {
  const detail = `Your Florida portal account isn’t confirmed. Follow the link in the portal’s message to ${email}.`;
  return problem(403, { code: 'portal-account-pending', detail });
}

/** The step in which the owner of a new account follows the link in the portal's message. */
export const confirmAccount = `${facts.id}.confirm-account`;
/** Seconds until then. */
export const confirmsAfter = 60;

export const followLink: Step = async (tx, { accountId }) => {
  if (typeof accountId !== 'string') return;
  await tx.update(flAccounts).set({ status: 'active' }).where(eq(flAccounts.accountId, accountId));
};
