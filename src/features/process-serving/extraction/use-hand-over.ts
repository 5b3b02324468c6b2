/** Hands papers over to the filing forms, which add them to their draft once the court or case is chosen. */
import { useNavigate } from '@tanstack/react-router';
import type { ReadFile } from '@/api/generated/extraction/model';
import type { CourtState } from '@/api/generated/serving/model';
import { useWaitingDocuments } from '@/features/filing';
import { loadPaper } from '../ordering/draft/paper-uploads';

interface HandOver {
  purpose: 'create-case' | 'file-into-case';
  state: CourtState;
  mappingId: string | undefined;
  /** What the papers say of the case. */
  courtName?: string | undefined;
  courtCode?: string | undefined;
  caseNumber?: string | undefined;
  /** The firm's case, if it is one. */
  caseTrackingId?: string | undefined;
}

/** Fetches papers that this tab has no longer. */
export async function filesOf(state: CourtState, papers: readonly Pick<ReadFile, 'name' | 'url'>[]): Promise<File[]> {
  return Promise.all(
    papers.map(async ({ name, url }) => {
      const content = await loadPaper(state, { url, fileName: name });
      return new File([content], name, { type: 'application/pdf' });
    }),
  );
}

export function useHandOver() {
  const { store } = useWaitingDocuments();
  const navigate = useNavigate();
  return async (files: readonly File[], to: HandOver): Promise<void> => {
    const { purpose, state, mappingId, courtName, courtCode: courtLocationCode, caseNumber, caseTrackingId } = to;
    store.clear();
    store.add(files);
    const search = { state, mappingId, courtName, courtLocationCode };
    if (purpose === 'create-case') await navigate({ to: '/case-initiation', search });
    else await navigate({ to: '/existing-case', search: { ...search, caseNumber, case: caseTrackingId } });
  };
}
