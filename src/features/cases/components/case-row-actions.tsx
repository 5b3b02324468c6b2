import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TrackedCase } from '@/api/generated/filing/model';
import { Planned } from '@/features/navigation';
import { ButtonLink } from '@/lib/ui/links';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import { actionsOfCase, type CaseAction } from '../model/case-links';
import { quickActionsQuery } from '../queries';
import { RemoveCase } from './remove-case';

/**
 * Shows what a row of the list does: the first thing that can be started, and removing the case. The panel has the
 * rest.
 */
export function CaseRowActions({ courtCase }: { courtCase: TrackedCase }) {
  const { data: actions = [] } = useQuery(quickActionsQuery(courtCase.state));
  const [first] = actionsOfCase(actions, courtCase);
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <RemoveCase courtCase={courtCase} />
      {first && <StartLink action={first} caseNumber={courtCase.caseNumber} />}
    </Group>
  );
}

function StartLink({ action: { type, text, page }, caseNumber }: { action: CaseAction; caseNumber: string }) {
  return (
    <ButtonLink {...useLinkTarget(page)} variant="light" size="compact-sm" aria-label={`${text}, ${caseNumber}`}>
      {type === 'FileIntoCase' ? 'File' : 'Docket'}
      <Planned page={page} />
    </ButtonLink>
  );
}
