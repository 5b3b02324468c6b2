import type { CaseToMatch, MatterToMatch } from '../../rules/match-matters';
import type { MatterProposal } from '../../rules/proposal';

/** Proposals for each case, computed beside the page so that typing stays quick. Aborting stops it. */
export async function matchInWorker(
  cases: readonly CaseToMatch[],
  matters: readonly MatterToMatch[],
  signal: AbortSignal,
): Promise<readonly (readonly MatterProposal[])[]> {
  if (typeof Worker === 'undefined') return (await import('../../rules/match-matters')).matchMatters(cases, matters);
  const worker = new Worker(new URL('../../rules/match-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('error', () => reject(new Error('Matching stopped')));
      worker.addEventListener('message', ({ data }: MessageEvent<readonly (readonly MatterProposal[])[]>) =>
        resolve(data),
      );
      worker.postMessage({ cases, matters });
    });
  } finally {
    worker.terminate();
  }
}
