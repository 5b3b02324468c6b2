/** Matches cases to matters beside the page. One request, one answer. */
import { matchMatters } from './match-matters';
import type { CaseToMatch, MatterToMatch } from './matter-index';

/** What the worker is sent. */
export interface MatchRequest {
  cases: readonly CaseToMatch[];
  matters: readonly MatterToMatch[];
}

self.addEventListener('message', ({ data }: MessageEvent<MatchRequest>) => {
  self.postMessage(matchMatters(data.cases, data.matters));
});
