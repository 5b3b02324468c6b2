import type { StateCode } from '@/api/generated/filing/model';
import { CaseChooser } from '../components/case-chooser';
import { NonIndexedStart } from '../components/non-indexed-start';
import { StartFrame } from '../components/start-frame';

interface ExistingCasePageProps {
  state: StateCode;
  mappingId: string | undefined;
  /** The case that the address names. */
  caseTrackingId: string | undefined;
}

/** Where a filing into a case begins: into which. */
export function ExistingCasePage({ state, mappingId, caseTrackingId }: ExistingCasePageProps) {
  return (
    <StartFrame
      flow="existing-case"
      state={state}
      mappingId={mappingId}
      subtitle="File documents into a case that a court has."
      question="Which case is it?"
      chooser={<CaseChooser key={state} state={state} mappingId={mappingId} chosenId={caseTrackingId} />}
    >
      <NonIndexedStart state={state} mappingId={mappingId} />
    </StartFrame>
  );
}
