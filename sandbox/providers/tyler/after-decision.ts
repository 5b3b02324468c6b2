import type { Database } from '../../db/connection.ts';
import { stampDocuments } from '../../simulators/stamp-documents.ts';
import type { DecidedFiling } from '../provider.ts';
import { openCase } from './open-case.ts';

/** Accepted: the case is opened with its first filing, and the documents are stamped. */
export async function afterDecision(
  tx: Database,
  { order, filing, decision, receivedAt, decidedAt }: DecidedFiling,
): Promise<void> {
  if (decision !== 'accept') return;
  const caseNumber = await openCase(tx, order, receivedAt);
  await stampDocuments(tx, { order: { ...order, caseNumber }, filing, filedAt: receivedAt, stampedAt: decidedAt });
}
