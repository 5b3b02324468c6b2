import type { StateCode } from '@/api/generated/filing/model';
import { CourtChooser } from '../start/court-chooser';
import { StartFrame } from '../start/start-frame';
import { StartFromTemplate } from '../start/start-from-template';

interface NewCasePageProps {
  state: StateCode;
  mappingId: string | undefined;
  /** The template in the URL, if any. */
  templateId: string | undefined;
}

/** Starts a new case: choose the court. */
export function NewCasePage({ state, mappingId, templateId }: NewCasePageProps) {
  return (
    <StartFrame
      flow="new-case"
      state={state}
      mappingId={mappingId}
      subtitle="Open a case and file its first documents."
      heading={templateId === undefined ? 'Choose a court' : 'New case from a template'}
      isFromTemplate={templateId !== undefined}
      chooser={
        templateId === undefined ? (
          <CourtChooser key={state} flow="new-case" state={state} mappingId={mappingId} />
        ) : (
          <StartFromTemplate
            flow="new-case"
            state={state}
            mappingId={mappingId}
            templateId={templateId}
            caseTrackingId={undefined}
          />
        )
      }
    />
  );
}
