/** A clerk as most courts have one; also that of providers without rules of their own. */
import { stampDocuments } from '../simulators/stamp-documents.ts';
import { type CaseNaming, openCase, usualNaming } from './open-case.ts';
import type { Clerk } from './provider.ts';

/** Accepts. The case is opened with its first filing, by the court's `naming`, and the documents are stamped. */
export function clerkNaming(naming: CaseNaming): Clerk {
  return {
    decide: () => ({ decision: 'accept' }),
    afterDecision: async (tx, { order, filing, decision, receivedAt, decidedAt }) => {
      if (decision !== 'accept') return;
      const caseNumber = await openCase(tx, order, receivedAt, naming);
      await stampDocuments(tx, { order: { ...order, caseNumber }, filing, filedAt: receivedAt, stampedAt: decidedAt });
    },
  };
}

export const usualClerk: Clerk = clerkNaming(usualNaming);
