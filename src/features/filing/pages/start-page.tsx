import type { StateCode } from '@/api/generated/filing/model';
import { CourtChooser } from '../components/court-chooser';
import { StartFrame } from '../components/start-frame';

interface StartPageProps {
  state: StateCode;
  mappingId: string | undefined;
}

/** Where a new case begins: at which court. */
export function StartPage({ state, mappingId }: StartPageProps) {
  return (
    <StartFrame
      flow="new-case"
      state={state}
      mappingId={mappingId}
      subtitle="Open a case at a court and file its first documents."
      question="Where is the case to be opened?"
      chooser={<CourtChooser key={state} flow="new-case" state={state} mappingId={mappingId} />}
    />
  );
}
