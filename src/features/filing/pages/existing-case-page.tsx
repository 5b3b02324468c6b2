import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import { MatterBanner } from '@/features/matters';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { CaseChooser } from '../components/case-chooser';
import { CourtChooser } from '../components/court-chooser';
import { DraftsToContinue } from '../components/drafts-to-continue';
import { StateChooser } from '../components/state-chooser';
import { canOpenCases, whyNoCases } from '../model/state-filing';
import { courtsOptions, draftsToContinueOptions, stateSettingsOptions } from '../queries';
import classes from './start-page.module.css';

interface ExistingCasePageProps {
  state: StateCode;
  mappingId: string | undefined;
  /** The case that the address names. */
  caseTrackingId: string | undefined;
}

/** Where a filing into a case begins: for which matter, into which case; or with a draft that is there already. */
export function ExistingCasePage({ state, mappingId, caseTrackingId }: ExistingCasePageProps) {
  const { data: settings } = useSuspenseQuery(stateSettingsOptions());
  const navigate = useNavigate();
  const setting = settings.find((each) => each.state === state);
  const isOpen = setting !== undefined && canOpenCases(setting);
  const drafts = useQuery({ ...draftsToContinueOptions(state, mappingId), enabled: isOpen });
  const { data: courts } = useQuery({ ...courtsOptions(state, 'Subsequent'), enabled: isOpen });
  return (
    <div className={classes.page}>
      <MatterBanner mappingId={mappingId} isNeeded />
      <PageHeader title="File into a case" subtitle="File documents into a case that a court has." />
      <div className={classes.sections}>
        <Section title="Which case is it?">
          <div className={classes.choices}>
            <StateChooser
              state={state}
              settings={settings}
              // A case belongs to its state.
              onChoose={(chosen) =>
                void navigate({ to: '/existing-case', search: { state: chosen, mappingId }, replace: true })
              }
            />
            {isOpen && <CaseChooser key={state} state={state} mappingId={mappingId} chosenId={caseTrackingId} />}
          </div>
          {setting && !isOpen && <Notice tone="info">{whyNoCases(setting)}</Notice>}
        </Section>
        {isOpen && courts?.some((court) => court.allowFilingIntoNonIndexedCase) && (
          <Section title="The case is not on the list?">
            <p className={classes.hint}>
              Some courts take filings into cases that the e-filing provider has no index of. You enter the number and
              the title yourself.
            </p>
            <CourtChooser key={state} flow="existing-case" state={state} mappingId={mappingId} />
          </Section>
        )}
        {isOpen && (
          <DraftsToContinue
            flow="existing-case"
            drafts={drafts.data}
            error={drafts.error}
            onRetry={() => void drafts.refetch()}
          />
        )}
      </div>
    </div>
  );
}
