import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import { Notice } from '@/lib/ui/notice';
import { type Checking, checkCustody } from './check-custody';
import { type BrokenEntry, brokenEntryText } from './model/custody';
import classes from './order.module.css';

type Outcome =
  | { kind: 'checking'; progress: Checking }
  | { kind: 'holds'; files: number; entries: number }
  | { kind: 'broken'; broken: BrokenEntry }
  | { kind: 'failed'; message: string };

/** Recomputes the chain of custody in this browser: every entry, and the files as they are now. */
export function VerifyCustody({ orderId }: { orderId: number }) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function verify(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: Outcome) => {
      if (!signal.aborted) setOutcome(next);
    };
    show({ kind: 'checking', progress: { done: 0, total: 0 } });
    try {
      const { broken, files, entries } = await checkCustody(queryClient, orderId, {
        signal,
        onProgress: (progress) => show({ kind: 'checking', progress }),
      });
      show(broken ? { kind: 'broken', broken } : { kind: 'holds', files, entries });
    } catch (error) {
      show({ kind: 'failed', message: explain(failureOf(error), 'Check your connection and try again.') });
    }
  }

  function cancel(): void {
    running.current?.abort();
    setOutcome(undefined);
  }

  if (outcome?.kind === 'checking')
    return (
      <Group gap="xs" className={classes.verify}>
        <progress aria-label="Files verified" max={outcome.progress.total || 1} value={outcome.progress.done} />
        <span className={classes.quiet}>{`${outcome.progress.done} of ${outcome.progress.total} files`}</span>
        <Button variant="subtle" size="compact-sm" onClick={cancel}>
          Cancel
        </Button>
      </Group>
    );
  return (
    <div className={classes.verify}>
      <Button variant="default" onClick={() => void verify()}>
        Verify
      </Button>
      <div role="status">{outcome && <OutcomeNotice outcome={outcome} />}</div>
    </div>
  );
}

function OutcomeNotice({ outcome }: { outcome: Exclude<Outcome, { kind: 'checking' }> }) {
  switch (outcome.kind) {
    case 'holds':
      return (
        <Notice tone="info" title="Chain of custody verified">
          {`${outcome.files} files and ${outcome.entries} entries recomputed in this browser. Nothing was changed.`}
        </Notice>
      );
    case 'broken':
      return (
        <Notice tone="bad" title="The chain of custody doesn’t hold">
          {`${brokenEntryText(outcome.broken)} Don’t rely on it. Contact support.`}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="bad" title="The chain of custody couldn’t be verified">
          {outcome.message}
        </Notice>
      );
  }
}
