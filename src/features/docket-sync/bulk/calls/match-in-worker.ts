import { askWorker } from '@/lib/browser/ask-worker';
import type { CaseToMatch, MatterToMatch } from '../../rules/matter-index';
import type { MatterProposal } from '../../rules/proposal';

/** Proposals for each case, computed beside the page so that typing stays quick. Aborting stops it. */
export async function matchInWorker(
  cases: readonly CaseToMatch[],
  matters: readonly MatterToMatch[],
  signal: AbortSignal,
): Promise<readonly (readonly MatterProposal[])[]> {
  if (typeof Worker === 'undefined') return (await import('../../rules/match-matters')).matchMatters(cases, matters);
  const worker = new Worker(new URL('../../rules/match-worker.ts', import.meta.url), { type: 'module' });
  return askWorker(worker, { cases, matters }, signal);
}
