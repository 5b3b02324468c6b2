import { useQuery } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import { Section } from '@/lib/ui/section';
import { courtsOptions } from '../queries';
import { CaseChooser } from '../start/case-chooser';
import { CourtChooser } from '../start/court-chooser';
import { StartFrame } from '../start/start-frame';
import classes from '../start/start-frame.module.css';

interface ExistingCasePageProps {
  state: StateCode;
  mappingId: string | undefined;
  /** The case in the URL, if any. */
  caseTrackingId: string | undefined;
}

/** Starts a filing into an existing case: choose the case. */
export function ExistingCasePage({ state, mappingId, caseTrackingId }: ExistingCasePageProps) {
  return (
    <StartFrame
      flow="existing-case"
      state={state}
      mappingId={mappingId}
      subtitle="File into an existing case."
      heading="Choose a case"
      chooser={<CaseChooser key={state} state={state} mappingId={mappingId} chosenId={caseTrackingId} />}
    >
      <NonIndexedStart state={state} mappingId={mappingId} />
    </StartFrame>
  );
}

interface NonIndexedStartProps {
  state: StateCode;
  mappingId: string | undefined;
}

/** Files into a case the e-filing provider doesn't index, in states where a court allows it. */
function NonIndexedStart({ state, mappingId }: NonIndexedStartProps) {
  const { data: courts } = useQuery(courtsOptions(state, 'Subsequent'));
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
