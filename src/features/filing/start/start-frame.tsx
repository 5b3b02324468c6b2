import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FilingFlow, StateCode, StateSettings } from '@/api/generated/filing/model';
import type { FilingStart } from '@/features/efiling';
import { MatterBanner } from '@/features/matters';
import { canOpenCases, stateSettingsQuery } from '@/features/states';
import { TemplatesList } from '@/features/templates';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { Section } from '@/lib/ui/section';
import { filingFlows } from '../filing-flows';
import { startPathOf } from '../model/start-place';
import { whyNoCases } from '../model/state-filing';
import { StartContext } from '../provider-context';
import { draftsToContinueOptions } from '../queries-start';
import { DraftsToContinue } from './drafts-to-continue';
import { StartDocuments } from './start-documents';
import classes from './start-frame.module.css';
import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';

interface StartFrameProps {
  /** Undefined in states that we don't file in. */
  filingStart: FilingStart | undefined;
  flow: FilingFlow;
  state: StateCode;
  mappingId: string | undefined;
  subtitle: string;
  /** Heading of the choices: `Choose a court`. */
  heading: string;
  /** Chooses the court or the case. */
  chooser: ReactNode;
  /** Whether a template is chosen, which settles the state. */
  isFromTemplate: boolean;
  /** Other ways to start. */
  children?: ReactNode;
}

/** Starts a filing: the matter, the state, and the court or case; or an existing draft. */
export function StartFrame(props: StartFrameProps) {
  const { filingStart, flow, state, mappingId, subtitle, heading, chooser, isFromTemplate, children } = props;
  const navigate = useNavigate();
  const { data: settings } = useSuspenseQuery(stateSettingsQuery);
  const setting = settings.find((each) => each.state === state);
  const isOpen = filingStart !== undefined;
  const drafts = useQuery({ ...draftsToContinueOptions(state, mappingId), enabled: isOpen });
  const { path, title } = filingFlows[flow];
  return (
    <StartContext value={filingStart}>
      <div className={classes.page}>
        <MatterBanner mappingId={mappingId} isNeeded />
        <PageHeader title={title} subtitle={subtitle} />
        <div className={classes.sections}>
          <Section
            title={heading}
            actions={
              isFromTemplate && (
                <AppLink to={path} search={{ state, mappingId }} size="sm">
                  Start without a template
                </AppLink>
              )
            }
          >
            {isFromTemplate && isOpen ? (
              chooser
            ) : (
              <div className={classes.choices}>
                <StateChooser
                  state={state}
                  settings={settings}
                  // The URL's other parameters belong to the former state.
                  onChoose={(chosen) =>
                    void navigate({
                      to: startPathOf(chosen, flow),
                      search: { state: chosen.state, mappingId },
                      replace: true,
                    })
                  }
                />
                {isOpen && chooser}
              </div>
            )}
            {setting && !isOpen && <Notice tone="info">{whyNoCases(setting)}</Notice>}
          </Section>
          {isOpen && !isFromTemplate && <TemplatesList flow={flow} state={state} mappingId={mappingId} />}
          {isOpen && children}
          {isOpen && <StartDocuments state={state} />}
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
    </StartContext>
  );
}

interface StateChooserProps {
  state: StateCode;
  settings: readonly StateSettings[];
  onChoose: (setting: StateSettings) => void;
}

/** Selects the state whose courts are offered. */
function StateChooser({ state, settings, onChoose }: StateChooserProps) {
  return (
    <NativeSelect
      label="State"
      value={state}
      onChange={(event) => {
        const chosen = settings.find((each) => each.state === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {settings.map((setting) => (
        <option key={setting.state} value={setting.state}>
          {canOpenCases(setting) ? setting.name : `${setting.name} (not available)`}
        </option>
      ))}
    </NativeSelect>
  );
}
