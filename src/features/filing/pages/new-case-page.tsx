import type { StateCode } from '@/api/generated/filing/model';
import { CourtChooser } from '../start/court-chooser';
import { StartFrame } from '../start/start-frame';

interface NewCasePageProps {
  state: StateCode;
  mappingId: string | undefined;
}

/** Starts a new case: choose the court. */
export function NewCasePage({ state, mappingId }: NewCasePageProps) {
  return (
    <StartFrame
      flow="new-case"
      state={state}
      mappingId={mappingId}
      subtitle="Open a case and file its first documents."
      heading="Choose a court"
      chooser={<CourtChooser key={state} flow="new-case" state={state} mappingId={mappingId} />}
    />
  );
}
