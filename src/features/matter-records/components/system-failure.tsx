import { Button } from '@mantine/core';
import { explain, failureOf } from '@/api/errors';
import { ConnectNotice, isDisconnection, useFirmSystem } from '@/features/integrations';
import type { SystemMatter } from '@/features/matters';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';

interface SystemFailureProps {
  matter: SystemMatter;
  error: Error;
  folder: readonly string[];
  onRetry: () => void;
  /** What is still shown, in a sentence. */
  kept?: string;
}

const doNothing = () => Promise.resolve();

/** Says what happened: disconnected, the folder was deleted, or the system is down; and what was kept. */
export function SystemFailure({ matter, error, folder, onRetry, kept = '' }: SystemFailureProps) {
  const system = useFirmSystem();
  if (system?.name === matter.integrationName && isDisconnection(error))
    return <ConnectNotice system={system} beforehand={doNothing} onConnected={onRetry} />;
  const name = system?.displayName ?? 'The connected system';
  const failure = failureOf(error);
  if (failure.kind === 'not-found' && folder.length > 0)
    return (
      <Notice
        tone="warning"
        title="This folder was deleted or moved"
        action={
          <ButtonLink
            to="."
            search={(search) => ({ ...search, folder: undefined })}
            variant="default"
            size="compact-sm"
          >
            Back to the matter’s documents
          </ButtonLink>
        }
      >
        {`It is no longer in ${name}. ${kept}`.trim()}
      </Notice>
    );
  const stillHere = kept || 'Documents made here are still listed on the other tab.';
  return (
    <Notice
      tone="bad"
      title={kept ? 'The folder couldn’t be read to its end' : 'The matter’s documents couldn’t be loaded'}
      action={
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          {kept ? 'Read on' : 'Try again'}
        </Button>
      }
    >
      {explain(failure, `${name} isn’t responding. ${stillHere}`)}
    </Notice>
  );
}
