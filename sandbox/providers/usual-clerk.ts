/** A clerk as most courts have one; also that of providers without rules of their own. */
import type { Database } from '../db/connection.ts';
import { stampDocuments } from '../simulators/stamp-documents.ts';
import { openCase } from './open-case.ts';
import type { Clerk, DecidedFiling } from './provider.ts';

export const usualClerk: Clerk = { decide: () => ({ decision: 'accept' }), afterDecision };

/** Accepted: the case is opened with its first filing, and the documents are stamped. */
async function afterDecision(
  tx: Database,
  { order, filing, decision, receivedAt, decidedAt }: DecidedFiling,
): Promise<void> {
  if (decision !== 'accept') return;
  const caseNumber = await openCase(tx, order, receivedAt);
  await stampDocuments(tx, { order: { ...order, caseNumber }, filing, filedAt: receivedAt, stampedAt: decidedAt });
}
