import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FilingFlow, StateCode } from '@/api/generated/filing/model';
import { MatterBanner } from '@/features/matters';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { filingFlows } from '../filing-flows';
import { canOpenCases, whyNoCases } from '../model/state-filing';
import { draftsToContinueOptions, stateSettingsOptions } from '../queries';
import { DraftsToContinue } from './drafts-to-continue';
import classes from './start-frame.module.css';
import { StateChooser } from './state-chooser';

interface StartFrameProps {
  flow: FilingFlow;
  state: StateCode;
  mappingId: string | undefined;
  subtitle: string;
  /** What is to be chosen, as a question. */
  question: string;
  /** What is chosen besides the state. */
  chooser: ReactNode;
  /** Other ways to begin. */
  children?: ReactNode;
}

/** Where a filing begins: for which matter and in which state; or with a draft that is there already. */
export function StartFrame({ flow, state, mappingId, subtitle, question, chooser, children }: StartFrameProps) {
  const navigate = useNavigate();
  const { data: settings } = useSuspenseQuery(stateSettingsOptions());
  const setting = settings.find((each) => each.state === state);
  const isOpen = setting !== undefined && canOpenCases(setting);
  const drafts = useQuery({ ...draftsToContinueOptions(state, mappingId), enabled: isOpen });
  const { path, title } = filingFlows[flow];
  return (
    <div className={classes.page}>
      <MatterBanner mappingId={mappingId} isNeeded />
      <PageHeader title={title} subtitle={subtitle} />
      <div className={classes.sections}>
        <Section title={question}>
          <div className={classes.choices}>
            <StateChooser
              state={state}
              settings={settings}
              // What else the address names belongs to the state.
              onChoose={(chosen) => void navigate({ to: path, search: { state: chosen, mappingId }, replace: true })}
            />
            {isOpen && chooser}
          </div>
          {setting && !isOpen && <Notice tone="info">{whyNoCases(setting)}</Notice>}
        </Section>
        {isOpen && children}
        {isOpen && (
          <DraftsToContinue
            flow={flow}
            drafts={drafts.data}
            error={drafts.error}
            onRetry={() => void drafts.refetch()}
          />
        )}
      </div>
    </div>
  );
}
