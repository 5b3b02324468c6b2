/** Which proposals still wait for a person. */
import type { Deadline } from '@/api/generated/docket-watch/model';
import type { Proposal } from './proposals';

type Decided = Pick<Deadline, 'docketEntryId' | 'ruleId' | 'status' | 'deadlineId' | 'version' | 'byName'>;

/** A proposal to decide on. */
export interface OpenProposal extends Proposal {
  /** The deadline that it was before someone canceled it. */
  removed?: Pick<Decided, 'deadlineId' | 'version' | 'byName'>;
}

/** Picks the proposals that no one decided on; those whose deadline was canceled are proposed again. */
export function openProposals(proposals: readonly Proposal[], decided: readonly Decided[]): OpenProposal[] {
  const known = new Map(decided.map((each) => [`${each.docketEntryId}/${each.ruleId}`, each]));
  return proposals.flatMap((proposal): OpenProposal[] => {
    const deadline = known.get(proposal.key);
    if (!deadline) return [proposal];
    return deadline.status === 'cancelled' ? [{ ...proposal, removed: deadline }] : [];
  });
}
