import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Code.css';
import '@mantine/core/styles/Switch.css';
import { Button, Code, CopyButton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { formatInstant } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import classes from './accounts.module.css';
import { useChangeImmediateUpdates } from './mutations';
import { immediateUpdatesQuery } from './queries';

/**
 * Tells whether dockets of a NYSCEF account are read at each notice, and the address that NYSCEF sends its notices to.
 */
export function ImmediateUpdates({ userName }: { userName: string }) {
  const { data, error, refetch } = useQuery(immediateUpdatesQuery(userName));
  const { mutate, isPending, variables } = useChangeImmediateUpdates(userName);
  if (!data && error)
    return <ErrorState title="The setting could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={2} label="Loading the setting" />;
  const isOn = isPending ? variables : data.isEnabled;
  const change = (isEnabled: boolean) =>
    mutate(isEnabled, {
      onError: (failed) =>
        showFailure(
          changeFailed(failed, 'Immediate updates were not changed', 'immediate updates were changed'),
          explain(failureOf(failed), tryAgain),
        ),
    });
  return (
    <div className={classes.updates}>
      <Switch
        label={`Immediate updates for ${userName}`}
        description="Read a docket within minutes of a NYSCEF notice, instead of at 6 AM."
        checked={isOn}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {isOn && (
        <>
          <p className={classes.quiet}>
            In NYSCEF, add this address to the account’s email notifications, so that its notices arrive here:
          </p>
          <div className={classes.address}>
            <Code>{data.forwardingAddress}</Code>
            <CopyButton value={data.forwardingAddress}>
              {({ copied, copy }) => (
                <Button variant="default" size="compact-sm" onClick={copy}>
                  {copied ? 'Copied' : 'Copy address'}
                </Button>
              )}
            </CopyButton>
          </div>
          <p className={classes.quiet} role="status">
            {data.lastNoticeAt ? `Last notice ${formatInstant(data.lastNoticeAt)}` : 'No notice has arrived yet.'}
          </p>
        </>
      )}
    </div>
  );
}
