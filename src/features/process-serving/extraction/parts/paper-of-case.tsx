import { lazy, Suspense } from 'react';
import { CourtState } from '@/api/generated/serving/model';
import { findsCases } from '../model/reading';

const SearchDrop = lazy(() => import('./search-drop'));

/** Searches by a paper of the case, in states where the deployment reads them (`statesForCaseSearchExtraction`). */
export function PaperOfCase({ state }: { state: string }) {
  const court = CourtState.safeParse(state);
  if (!court.success || !findsCases(court.data)) return null;
  return (
    <Suspense fallback={null}>
      <SearchDrop state={court.data} />
    </Suspense>
  );
}
