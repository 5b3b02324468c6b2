import { lazy, Suspense } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import type { CaseParams, FilingStart } from '@/features/efiling';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { CourtChooser } from '../start/court-chooser';
import { ProviderStart } from '../start/provider-start';
import { StartFrame } from '../start/start-frame';

const StartFromTemplate = lazy(() => import('../start/start-from-template'));

interface NewCasePageProps {
  /** Undefined in states that we don't file in. */
  filingStart: FilingStart | undefined;
  state: StateCode;
  mappingId: string | undefined;
  /** What the link says of the case. */
  params: CaseParams;
  /** The template in the URL, if any. */
  templateId: string | undefined;
}

/** Starts a new case: choose the court. */
export function NewCasePage({ filingStart, state, mappingId, params, templateId }: NewCasePageProps) {
  return (
    <StartFrame
      filingStart={filingStart}
      flow="new-case"
      state={state}
      mappingId={mappingId}
      subtitle="Open a case and file its first documents."
      heading={templateId === undefined ? 'Choose a court' : 'New case from a template'}
      isFromTemplate={templateId !== undefined}
      chooser={
        templateId === undefined ? (
          <Start key={state} filingStart={filingStart} state={state} mappingId={mappingId} params={params} />
        ) : (
          <Suspense fallback={<SkeletonLines label="Loading the template" />}>
            <StartFromTemplate
              flow="new-case"
              state={state}
              mappingId={mappingId}
              templateId={templateId}
              caseTrackingId={undefined}
            />
          </Suspense>
        )
      }
    />
  );
}

function Start({ filingStart, params, ...ofDraft }: Omit<NewCasePageProps, 'templateId'>) {
  const start = filingStart?.choosers?.['new-case'];
  if (start) return <ProviderStart start={start} params={params} {...ofDraft} />;
  return <CourtChooser flow="new-case" {...ofDraft} />;
}
