import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import type { CaseParams, FilingStart } from '@/features/efiling';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { refusalOfCase } from '../model/start-place';
import { useFilingStart } from '../provider-context';
import { CaseChooser } from '../start/case-chooser';
import { CourtChooser } from '../start/court-chooser';
import { ProviderStart } from '../start/provider-start';
import { StartFrame } from '../start/start-frame';
import classes from '../start/start-frame.module.css';

const StartFromTemplate = lazy(() => import('../start/start-from-template'));

interface ExistingCasePageProps {
  /** Undefined in states that we don't file in. */
  filingStart: FilingStart | undefined;
  state: StateCode;
  mappingId: string | undefined;
  /** What the link says of the case. */
  params: CaseParams;
  /** The case in the URL, if any. */
  caseTrackingId: string | undefined;
  /** Makes the draft for that case at once. */
  begins: boolean;
  /** The template in the URL, if any. */
  templateId: string | undefined;
}

/** Starts a filing into an existing case: choose the case. */
export function ExistingCasePage(props: ExistingCasePageProps) {
  const { filingStart, state, mappingId, caseTrackingId, templateId } = props;
  return (
    <StartFrame
      filingStart={filingStart}
      flow="existing-case"
      state={state}
      mappingId={mappingId}
      subtitle="File into an existing case."
      heading={templateId === undefined ? 'Choose a case' : 'New filing from a template'}
      isFromTemplate={templateId !== undefined}
      chooser={
        templateId === undefined ? (
          <Start key={state} {...props} />
        ) : (
          <Suspense fallback={<SkeletonLines label="Loading the template" />}>
            <StartFromTemplate
              flow="existing-case"
              state={state}
              mappingId={mappingId}
              templateId={templateId}
              caseTrackingId={caseTrackingId}
              chooseCase={(courtCode) => (
                <CaseChooser state={state} mappingId={mappingId} chosenId={caseTrackingId} ofCourt={courtCode} />
              )}
            />
          </Suspense>
        )
      }
    >
      {templateId === undefined && !filingStart?.choosers?.['existing-case'] && (
        <NonIndexedStart state={state} mappingId={mappingId} />
      )}
    </StartFrame>
  );
}

function Start({ filingStart, state, mappingId, params, caseTrackingId, begins }: ExistingCasePageProps) {
  const start = filingStart?.choosers?.['existing-case'];
  const refusal = refusalOfCase(params);
  return (
    <Stack gap="md">
      {refusal !== undefined && <Notice tone="warning">{refusal}</Notice>}
      {start ? (
        <ProviderStart
          start={start}
          state={state}
          mappingId={mappingId}
          params={{ ...params, caseTrackingId }}
          begins={begins}
        />
      ) : (
        <CaseChooser state={state} mappingId={mappingId} chosenId={caseTrackingId} begins={begins} />
      )}
    </Stack>
  );
}

interface NonIndexedStartProps {
  state: StateCode;
  mappingId: string | undefined;
}

/** Files into a case the e-filing provider doesn't index, in states where a court allows it. */
function NonIndexedStart({ state, mappingId }: NonIndexedStartProps) {
  const { courts: courtsOf } = useFilingStart();
  const { data: courts } = useQuery(courtsOf(state, 'Subsequent'));
  if (!courts?.some((court) => court.allowFilingIntoNonIndexedCase)) return null;
  return (
    <Section title="Can't find it?">
      <p className={classes.hint}>
        Some courts accept filings into cases that aren't listed. Choose the court, then enter the case number and
        title.
      </p>
      <CourtChooser key={state} flow="existing-case" state={state} mappingId={mappingId} />
    </Section>
  );
}
