import type { StateCode } from '@/api/generated/filing/model';
import type { FilingProvider } from '@/features/efiling';
import { CourtChooser } from '../start/court-chooser';
import { StartFrame } from '../start/start-frame';
import { StartFromTemplate } from '../start/start-from-template';

interface NewCasePageProps {
  /** Undefined in states that we don't file in. */
  provider: FilingProvider | undefined;
  state: StateCode;
  mappingId: string | undefined;
  /** The template in the URL, if any. */
  templateId: string | undefined;
}

/** Starts a new case: choose the court. */
export function NewCasePage({ provider, state, mappingId, templateId }: NewCasePageProps) {
  return (
    <StartFrame
      provider={provider}
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
