import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { BulkSyncMatter } from '@/api/generated/docket-sync/model';
import type { IntegrationName } from '@/api/generated/integration/model';
import { plainMatterName } from '@/lib/format/matter-name';
import { Dialog } from '@/lib/ui/dialog';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { toBulkMatter } from '../../ordering/to-bulk-matter';
import type { SelectedCase } from '../model/selection';
import { type Proposal, proposalsQuery } from '../queries-match';
import classes from './bulk.module.css';

interface MatchDialogProps {
  integrationName: IntegrationName;
  cases: readonly SelectedCase[];
  onMatch: (productCaseId: number, matter: BulkSyncMatter | null) => void;
  onClose: () => void;
}

/** Proposes a matter for one case after the other. A person accepts each; nothing is chosen by itself. */
export default function MatchDialog({ integrationName, cases, onMatch, onClose }: MatchDialogProps) {
  // Those without a matter as it opens: accepting one leaves the others in their places.
  const [toMatch] = useState(() => cases.filter(({ matter }) => matter === null));
  const { data, error, refetch } = useQuery(proposalsQuery(integrationName, toMatch));
  return (
    <Dialog title="Match by name" size="large" onClose={onClose}>
      {data ? (
        <Walk
          cases={toMatch.filter(({ productCaseId }) => data.has(productCaseId))}
          proposals={data}
          total={toMatch.length}
          onMatch={onMatch}
          onClose={onClose}
        />
      ) : error ? (
        <ErrorState title="The matters could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={5} label="Matching cases and matters" />
      )}
    </Dialog>
  );
}

interface WalkProps extends Pick<MatchDialogProps, 'cases' | 'onMatch' | 'onClose'> {
  proposals: ReadonlyMap<number, readonly Proposal[]>;
  total: number;
}

function Walk({ cases, proposals, total, onMatch, onClose }: WalkProps) {
  /** What was decided for the cases so far: a matter was accepted, or the case passed. */
  const [steps, setSteps] = useState<readonly ('accepted' | 'passed')[]>([]);
  const current = cases[steps.length];
  const accepted = steps.filter((step) => step === 'accepted').length;

  function accept({ matter }: Proposal): void {
    if (!current) return;
    onMatch(current.productCaseId, toBulkMatter(matter));
    setSteps([...steps, 'accepted']);
  }

  function goBack(): void {
    const previous = cases[steps.length - 1];
    if (!previous) return;
    if (steps.at(-1) === 'accepted') onMatch(previous.productCaseId, null);
    setSteps(steps.slice(0, -1));
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Backspace') goBack();
    else if ((event.key === 'ArrowRight' || event.key === 'ArrowDown') && current) setSteps([...steps, 'passed']);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons inside
    <div onKeyDown={onKey}>
      <Text size="sm" role="status" mb="md">
        {`${accepted} accepted · ${Math.min(steps.length + 1, cases.length)} of ${cases.length} · ${total - cases.length} without a proposal`}
      </Text>
      {current ? (
        <Stack gap="xs">
          <Text fw={600}>{current.description}</Text>
          <Text size="sm">{[current.caseNumber, current.courtName].filter(Boolean).join(' · ')}</Text>
          {proposals.get(current.productCaseId)?.map((proposal, rank) => (
            <button
              key={`${current.productCaseId} ${proposal.matter.matterReference}`}
              type="button"
              className={classes.proposal}
              data-first={rank === 0 || undefined}
              ref={rank === 0 ? focus : undefined}
              onClick={() => accept(proposal)}
            >
              <span>{plainMatterName(proposal.matter.displayName) || proposal.matter.matterReference}</span>
              <StatusBadge
                tone={proposal.isCertain ? 'good' : 'neutral'}
                label={proposal.isCertain ? 'Certain' : `Likely, ${Math.round(proposal.confidence * 100)}%`}
              />
              <span className={classes.why}>
                {[proposal.matter.description, ...proposal.why].filter(Boolean).join(' · ')}
              </span>
            </button>
          ))}
        </Stack>
      ) : (
        <Text>{cases.length === 0 ? 'No matter has a name like these cases.' : 'No more proposals.'}</Text>
      )}
      <Group justify="space-between" mt="lg">
        <Text size="xs" className={classes.keys}>
          Enter accepts · → skips · Backspace undoes
        </Text>
        <Group gap="xs">
          <Button variant="default" disabled={steps.length === 0} onClick={goBack}>
            Undo
          </Button>
          {current ? (
            <Button variant="default" onClick={() => setSteps([...steps, 'passed'])}>
              Skip
            </Button>
          ) : (
            <Button onClick={onClose} ref={focus}>
              Done
            </Button>
          )}
        </Group>
      </Group>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
