import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import { MatterBanner } from '@/features/matters';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { CourtChooser } from '../components/court-chooser';
import { DraftsToContinue } from '../components/drafts-to-continue';
import { StateChooser } from '../components/state-chooser';
import { canOpenCases, whyNoCases } from '../model/state-filing';
import { draftsToContinueOptions, stateSettingsOptions } from '../queries';
import classes from './start-page.module.css';

interface StartPageProps {
  state: StateCode;
  mappingId: string | undefined;
}

/** Where a new case begins: for which matter, in which state, at which court; or with a draft that is there already. */
export function StartPage({ state, mappingId }: StartPageProps) {
  const { data: settings } = useSuspenseQuery(stateSettingsOptions());
  const navigate = useNavigate();
  const setting = settings.find((each) => each.state === state);
  const isOpen = setting !== undefined && canOpenCases(setting);
  const drafts = useQuery({ ...draftsToContinueOptions(state, mappingId), enabled: isOpen });
  return (
    <div className={classes.page}>
      <MatterBanner mappingId={mappingId} isNeeded />
      <PageHeader title="New case" subtitle="Open a case at a court and file its first documents." />
      <div className={classes.sections}>
        <Section title="Where is the case to be opened?">
          <div className={classes.choices}>
            <StateChooser
              state={state}
              settings={settings}
              onChoose={(chosen) =>
                void navigate({ to: '/case-initiation', search: { state: chosen, mappingId }, replace: true })
              }
            />
            {isOpen && <CourtChooser key={state} flow="new-case" state={state} mappingId={mappingId} />}
          </div>
          {setting && !isOpen && <Notice tone="info">{whyNoCases(setting)}</Notice>}
        </Section>
        {isOpen && (
          <DraftsToContinue
            flow="new-case"
            drafts={drafts.data}
            error={drafts.error}
            onRetry={() => void drafts.refetch()}
          />
        )}
      </div>
    </div>
  );
}
