import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { IntegrationName } from '@/api/generated/integration/model';
import { usePerson } from '@/features/session';
import { confirm } from '@/lib/ui/confirm';
import { showFailure, showToast } from '@/lib/ui/toast';
import { connect, disconnect } from './connect';
import { refreshIntegrations, tokenValidityQuery } from './queries';

/** A system of the firm. */
export interface FirmSystem {
  name: IntegrationName;
  /** As people know it. */
  displayName: string;
}

/** Whether the person is connected to the firm's system; undefined until that is known. Nothing is asked without one. */
export function useIsConnected(system: FirmSystem | undefined): boolean | undefined {
  const { data } = useQuery({ ...tokenValidityQuery(system?.name ?? 'clio'), enabled: system !== undefined });
  return data?.isValid;
}

/**
 * How the person's connection is, asked anew when it comes on the screen and whenever the person comes back to the page:
 * it may have been mended elsewhere. `failed`: it could not be looked at. Undefined until it is known.
 */
export function useConnectionCheck(
  system: FirmSystem | undefined,
): 'connected' | 'disconnected' | 'failed' | undefined {
  const { data, isError } = useQuery({
    ...tokenValidityQuery(system?.name ?? 'clio'),
    enabled: system !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  if (isError) return 'failed';
  return data && (data.isValid ? 'connected' : 'disconnected');
}

export interface Connecting {
  start: () => void;
  isUnderWay: boolean;
}

export interface ConnectOptions {
  /** Waited for before the page is left. */
  beforehand?: (() => Promise<unknown>) | undefined;
  /** The person is connected, and the page was not left. */
  onConnected?: () => void;
}

/** Connects the person; the browser leaves and comes back, but for neos. Failures are told in a toast. */
export function useConnect(
  { name, displayName }: FirmSystem,
  { beforehand, onConnected }: ConnectOptions = {},
): Connecting {
  const queryClient = useQueryClient();
  const [isUnderWay, setUnderWay] = useState(false);
  const start = async () => {
    setUnderWay(true);
    try {
      await beforehand?.();
      const way = await connect(name);
      // The page is about to be left: the button stays busy, unless the person answers the browser that they stay.
      if (way === 'left') await stayed();
      if (way === 'connected') {
        showToast({ tone: 'good', title: `Connected to ${displayName}` });
        await refreshIntegrations(queryClient);
        onConnected?.();
      }
    } catch (error) {
      showFailure(`Could not connect to ${displayName}`, reasonOf(error));
    }
    setUnderWay(false);
  };
  return { start: () => void start(), isUnderWay };
}

/** A page that is there after so long, or again, was not left. */
const leaveTimeout = 10_000;

function stayed(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, leaveTimeout);
  });
}

function reasonOf(error: unknown): string {
  return failureOf(error).code === 'integration-unauthorized'
    ? 'It refuses the firm’s partner secret or its id. An administrator can check both in the settings.'
    : 'It does not answer. Try again in a moment.';
}

/** Asks, and gives the connection up when the person says so. */
export function useDisconnect({ name, displayName }: FirmSystem): () => void {
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  return () =>
    void confirm({
      title: `Disconnect from ${displayName}?`,
      content: `Documents and fees of your orders no longer reach your matters in ${displayName}, until you connect again. What is there stays.`,
      confirmLabel: 'Disconnect',
      isDestructive: true,
      onConfirm: async () => {
        await disconnect(name, userId);
        await refreshIntegrations(queryClient);
        showToast({ tone: 'good', title: `Disconnected from ${displayName}` });
      },
    });
}
