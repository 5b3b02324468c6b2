import { CloseButton, Group, Stack } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Planned } from '@/features/navigation';
import { formatDay, formatPlainDate } from '@/lib/format/dates';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { actionsOfCase, type OpenedCase } from '../model/case-links';
import { quickActionsQuery } from '../queries';
import { CaseContacts } from './case-contacts';
import classes from './case-panel.module.css';
import { CaseParties } from './case-parties';

interface CasePanelProps {
  courtCase: OpenedCase;
  onClose: () => void;
  /** What else can be done with the case. */
  actions?: ReactNode;
}

/** A case beside its list: what is known of it, who is in it, who is served, and what can be started. */
export default function CasePanel({ courtCase, onClose, actions }: CasePanelProps) {
  const { caseNumber, caseTitle, courtName, filedDate, lastFilingAt, isPhysical, isConfidential } = courtCase;
  const known: [string, string | undefined][] = [
    ['Case number', caseNumber],
    ['Court', courtName],
    ['Filing', isPhysical ? 'On paper' : undefined],
    ['Category', courtCase.caseCategory],
    ['Case type', courtCase.caseType],
    ['Judge', courtCase.judge],
    ['Status', courtCase.status],
    ['Filed', filedDate && formatPlainDate(filedDate)],
    ['Matter', courtCase.clientReference],
    ['Last filing', lastFilingAt && formatDay(lastFilingAt)],
  ];
  return (
    <aside className={classes.panel} aria-label={`Case ${caseNumber}`}>
      <Group justify="space-between" align="start" wrap="nowrap" gap="xs">
        <h2 className={classes.title}>{caseTitle}</h2>
        <CloseButton aria-label="Close the case" onClick={onClose} />
      </Group>
      <Stack gap="md">
        <PropertiesList items={known.filter(([, value]) => value)} />
        {isConfidential && (
          <Notice tone="info">
            This case is confidential. The court shows its title and parties to filers of record only.
          </Notice>
        )}
        <Starts courtCase={courtCase} />
        {actions}
        <CaseParties courtCase={courtCase} />
        <CaseContacts courtCase={courtCase} />
      </Stack>
    </aside>
  );
}

/** Shows what can be started for the case. */
function Starts({ courtCase }: { courtCase: OpenedCase }) {
  const { data } = useQuery(quickActionsQuery(courtCase.state));
  const starts = data && actionsOfCase(data, courtCase);
  if (!starts || starts.length === 0) return null;
  return (
    <nav aria-label="Start for this case">
      <ul className={classes.starts}>
        {starts.map(({ type, text, page }) => (
          <li key={type}>
            <AppLink {...page} size="sm">
              {text}
              <Planned page={page} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
