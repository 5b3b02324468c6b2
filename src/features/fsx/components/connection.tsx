import { Button, Group } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { FsxConnectionStatus } from '@/api/generated/filing/model';
import type { Connecting } from '@/features/integrations';
import { formatDay } from '@/lib/format/dates';
import { confirm } from '@/lib/ui/confirm';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { disconnect, useSaveConnection } from '../mutations';
import { fsxName } from '../name';
import classes from '../pages/fsx-page.module.css';
import { fsxOrganizationQuery } from '../queries';
import { FsxStatusBadge } from './fsx-status-badge';

interface PartProps {
  /** The connection is the firm's: only administrators change it. */
  isAdministrator: boolean;
  /** The page to return to once connected, already checked by the redirect rule. */
  target: string | undefined;
}

/** A firm without a connection. */
export function NotConnected({ isAdministrator, target, connecting }: PartProps & { connecting: Connecting }) {
  return (
    <>
      <PropertiesList items={[['Status', <FsxStatusBadge key="status" status="not-connected" />]]} />
      <p className={classes.explanation}>
        Sign in with your firm’s {fsxName} account. You’ll return here to check the organization before the connection
        is saved.
      </p>
      {!isAdministrator && <OnlyAdministrators>Ask an administrator of your firm to connect it.</OnlyAdministrators>}
      <Group gap="sm">
        {isAdministrator && (
          <Button onClick={connecting.start} loading={connecting.isUnderWay}>
            Connect to {fsxName}
          </Button>
        )}
        <GoBack target={target} />
      </Group>
    </>
  );
}

type ConnectionProps = PartProps & { connection: FsxConnectionStatus };

/** A sign-in that isn't saved: shows the organization first. */
export function Pending({ connection, isAdministrator, target }: ConnectionProps) {
  const { organizationId } = connection;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const organization = useQuery(fsxOrganizationQuery(organizationId));
  const { mutateAsync, isPending } = useSaveConnection();
  const save = async (shownId: string) => {
    try {
      if ((await mutateAsync(shownId)) === 'changed')
        return showFailure(
          'The connection was not saved',
          'Someone signed in for another organization. Check it first.',
        );
      showToast({ tone: 'good', title: `Connected to ${fsxName}` });
      if (target !== undefined) await navigate({ href: target, replace: true });
    } catch (error) {
      const failed = changeFailed(error, 'The connection was not saved', 'the connection was saved');
      showFailure(failed, explain(failureOf(error), tryAgain));
    }
  };
  if (organization.isError)
    return (
      <ErrorState
        title="The organization didn’t load"
        error={organization.error}
        onRetry={() => void organization.refetch()}
      />
    );
  if (!organization.data) return <SkeletonLines lines={4} label="Loading the organization" />;
  const shown = organization.data;
  return (
    <>
      <PropertiesList
        items={[
          ['Status', <FsxStatusBadge key="status" status="pending" />],
          ['Organization', <strong key="name">{shown.organizationName}</strong>],
          ['Organization ID', shown.organizationId],
          ['Users', String(shown.userCount)],
          ['Signed in as', accountOf(connection)],
        ]}
      />
      <p className={classes.explanation}>
        Check that this is your firm’s organization: your filings with these courts are made in its name.
      </p>
      {!isAdministrator && (
        <OnlyAdministrators>Ask an administrator of your firm to save this connection.</OnlyAdministrators>
      )}
      <Group gap="sm">
        {isAdministrator && (
          <>
            <Button loading={isPending} onClick={() => void save(shown.organizationId)}>
              Save connection
            </Button>
            <Button variant="default" disabled={isPending} onClick={() => void discard(queryClient)}>
              Discard
            </Button>
          </>
        )}
        <GoBack target={target} />
      </Group>
    </>
  );
}

/** A firm that is connected. */
export function Connected({ connection, isAdministrator, target }: ConnectionProps) {
  const queryClient = useQueryClient();
  const { organizationName, organizationId, connectedAt } = connection;
  const ask = () =>
    confirm({
      title: `Disconnect from ${fsxName}?`,
      content: `Your firm can’t file with courts that require ${fsxName} until it is connected again. Submitted filings are unaffected.`,
      confirmLabel: 'Disconnect',
      isDestructive: true,
      onConfirm: async () => {
        await disconnect(queryClient);
        showToast({ tone: 'good', title: `Disconnected from ${fsxName}` });
      },
    });
  return (
    <>
      <PropertiesList
        items={[
          ['Status', <FsxStatusBadge key="status" status="connected" />],
          ['Organization', organizationName],
          ['Organization ID', organizationId],
          ['Signed in as', accountOf(connection)],
          ['Connected since', connectedAt && formatDay(connectedAt)],
        ]}
      />
      <p className={classes.explanation}>Everyone in your firm can file with courts that require {fsxName}.</p>
      <Group gap="sm">
        <GoBack target={target} />
        {isAdministrator && (
          <Button variant="default" onClick={() => void ask()}>
            Disconnect
          </Button>
        )}
      </Group>
      {!isAdministrator && <OnlyAdministrators>Ask one of them to disconnect your firm.</OnlyAdministrators>}
    </>
  );
}

/** Leads to the page that asked for the connection, if one did. */
function GoBack({ target }: Pick<PartProps, 'target'>) {
  const navigate = useNavigate();
  if (target === undefined) return null;
  return (
    <Button variant="default" onClick={() => void navigate({ href: target, replace: true })}>
      Go back
    </Button>
  );
}

function OnlyAdministrators({ children }: { children: ReactNode }) {
  return (
    <Notice tone="info" title="Only administrators can change this connection.">
      {children}
    </Notice>
  );
}

function accountOf({ userLoginName, userEmail }: FsxConnectionStatus): string {
  return [userLoginName, userEmail].filter(Boolean).join(', ');
}

/** Discards a pending connection. A failure shows a toast. */
async function discard(queryClient: QueryClient): Promise<void> {
  try {
    await disconnect(queryClient);
  } catch (error) {
    const failed = changeFailed(error, 'The sign-in was not discarded', 'the sign-in was discarded');
    showFailure(failed, explain(failureOf(error), tryAgain));
  }
}
