import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Integration, IntegrationHealth } from '@/api/generated/integration/model';
import { formatDay, formatInstant } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import { healthQuery, integrationQuery, refreshIntegrations, tokenValidityQuery } from '../queries';
import { type FirmSystem, useConnect, useDisconnect } from '../use-connection';
import classes from './connection-section.module.css';

const healths: Readonly<Record<IntegrationHealth['status'], { tone: StatusTone; label: string }>> = {
  healthy: { tone: 'good', label: 'Operational' },
  degraded: { tone: 'warning', label: 'Slow' },
  down: { tone: 'bad', label: 'Down' },
};

/** The person's connection, the system's health, and connecting or disconnecting. */
export function ConnectionSection({ system }: { system: FirmSystem }) {
  const queryClient = useQueryClient();
  const integration = useQuery(integrationQuery(system.name));
  const validity = useQuery(tokenValidityQuery(system.name));
  const isFailed = integration.isError || validity.isError;
  return (
    <Section title="Connection">
      {isFailed ? (
        <ErrorState
          title="The connection status didn’t load"
          error={integration.error ?? validity.error}
          onRetry={() => void refreshIntegrations(queryClient)}
        />
      ) : integration.data && validity.data ? (
        <Connection
          system={system}
          integration={integration.data}
          isConnected={validity.data.isValid}
          expiresAt={validity.data.expiresAt}
        />
      ) : (
        <SkeletonLines lines={4} label="Loading the connection status" />
      )}
    </Section>
  );
}

interface ConnectionProps {
  system: FirmSystem;
  integration: Integration;
  isConnected: boolean;
  expiresAt: string | undefined;
}

function Connection({ system, integration, isConnected, expiresAt }: ConnectionProps) {
  const { start, isUnderWay } = useConnect(system);
  const disconnect = useDisconnect(system);
  const { connectedAs, connectedAt } = integration;
  return (
    <>
      <PropertiesList
        items={[
          [
            'Status',
            <StatusBadge
              key="status"
              tone={isConnected ? 'good' : 'neutral'}
              label={isConnected ? 'Connected' : 'Not connected'}
            />,
          ],
          ...(isConnected
            ? ([
                ['Connected as', connectedAs],
                ['Connected since', connectedAt && formatDay(connectedAt)],
                ['Expires', expiresAt ? formatDay(expiresAt) : 'Never'],
              ] as const)
            : []),
          [system.displayName, <Health key="health" system={system} />],
        ]}
      />
      <p className={classes.explanation}>
        {isConnected
          ? `Documents and fees from your orders sync to your matters in ${system.displayName}.`
          : `Connect to sync documents and fees from your orders to your matters in ${system.displayName}. Each person connects separately.`}
      </p>
      {isConnected ? (
        <Button variant="default" onClick={disconnect}>
          Disconnect
        </Button>
      ) : (
        <Button onClick={start} loading={isUnderWay}>
          Connect to {system.displayName}
        </Button>
      )}
    </>
  );
}

/** Tells whether the system is operational, and when that was checked. */
function Health({ system }: { system: FirmSystem }) {
  const { data, isPending } = useQuery(healthQuery(system.name));
  if (!data) return isPending ? 'Checking…' : 'Unknown';
  const { tone, label } = healths[data.status];
  return (
    <span className={classes.health}>
      <StatusBadge tone={tone} label={label} />
      <span className={classes.checked}>{data.message ?? `Checked ${formatInstant(data.checkedAt)}`}</span>
    </span>
  );
}
