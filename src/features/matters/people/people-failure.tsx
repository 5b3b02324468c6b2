import { Button } from '@mantine/core';
import { explain, failureOf } from '@/api/errors';
import { ConnectNotice, isDisconnection, useFirmSystem } from '@/features/integrations';
import { Notice } from '@/lib/ui/notice';
import type { SystemMatter } from '../use-system-matter';

interface PeopleFailureProps {
  matter: SystemMatter;
  error: Error;
  /** Runs before the browser leaves the page to connect. */
  beforehand?: (() => Promise<unknown>) | undefined;
  onRetry: () => void;
}

/** Shows why a matter's people couldn't be loaded, with the next step: connecting or trying again. */
export function PeopleFailure({ matter, error, beforehand = async () => {}, onRetry }: PeopleFailureProps) {
  const system = useFirmSystem();
  if (isDisconnection(error) && system?.name === matter.integrationName)
    return <ConnectNotice system={system} beforehand={beforehand} onConnected={onRetry} />;
  const name = system?.displayName ?? 'The connected system';
  const failure = failureOf(error);
  const isGone = failure.kind === 'not-found';
  return (
    <Notice
      tone="bad"
      title={isGone ? `The matter is no longer in ${name}` : "The matter's people couldn't be loaded"}
      action={
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {isGone
        ? `It was deleted there, or you no longer have access.`
        : explain(failure, `${name} isn’t responding. Try again in a moment.`)}
    </Notice>
  );
}
