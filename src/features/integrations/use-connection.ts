import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeFailed, failureOf } from '@/api/errors';
import type { IntegrationName } from '@/api/generated/integration/model';
import { integrationNameOf, useRetailer } from '@/features/firm';
import { usePerson } from '@/features/session';
import { confirm } from '@/lib/ui/confirm';
import { showFailure, showToast } from '@/lib/ui/toast';
import { connect, connectsByItself, disconnect, opensConnectWindow } from './connect';
import { untilStayed } from './connect-window';
import { isConnectionChecked } from './model/connection';
import { refreshIntegrations, tokenValidityQuery } from './queries';
import { type Connecting, useOutsideSignIn } from './use-outside-sign-in';

/** The firm's connected system. */
export interface FirmSystem {
  name: IntegrationName;
  /** The name people know. */
  displayName: string;
}

/** The system of the firm's retailer; undefined while loading, and for firms without one. */
export function useFirmSystem(): FirmSystem | undefined {
  const { retailer } = useRetailer();
  const name = integrationNameOf(retailer?.retailerCode);
  return retailer && name ? { name, displayName: retailer.name } : undefined;
}

/** Tells whether the person is connected; undefined while unknown, or without a system. */
export function useIsConnected(system: FirmSystem | undefined): boolean | undefined {
  const { data } = useQuery({ ...tokenValidityQuery(system?.name ?? 'clio'), enabled: system !== undefined });
  return data?.isValid;
}

/**
 * Checks the user's connection whenever the component mounts or the window regains focus, because users reconnect in
 * other tabs. `failed`: no check succeeded. Undefined until the first response.
 */
export function useConnectionCheck(
  system: FirmSystem | undefined,
): 'connected' | 'disconnected' | 'failed' | undefined {
  const { data, errorUpdateCount } = useQuery({
    ...tokenValidityQuery(system?.name ?? 'clio'),
    enabled: system !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  // A later check that fails says nothing new.
  if (data) return data.isValid ? 'connected' : 'disconnected';
  // It stays failed while it is repeated, so that the page doesn't change back and forth.
  return errorUpdateCount > 0 ? 'failed' : undefined;
}

/**
 * The system of a person whose connection is checked wherever matters are used, while the check fails or errors
 * (specification, application section 2: the reconnect modal). `isUsed`: whether matters are used at all.
 */
export function useLostConnection({ isUsed = true } = {}): FirmSystem | undefined {
  const system = useFirmSystem();
  const checked = isUsed && system && isConnectionChecked(system.name) ? system : undefined;
  const check = useConnectionCheck(checked);
  return check === 'disconnected' || check === 'failed' ? checked : undefined;
}

export interface ConnectOptions {
  /** Runs before the browser leaves the page. */
  beforehand?: (() => Promise<unknown>) | undefined;
  /** Called when the person connected without leaving the page. */
  onConnected?: () => void;
}

/**
 * Connects the user. The browser leaves and returns; a frame opens a window instead, and neos needs no page. Failures
 * show a toast.
 */
export function useConnect(
  { name, displayName }: FirmSystem,
  { beforehand, onConnected }: ConnectOptions = {},
): Connecting {
  const queryClient = useQueryClient();
  const connectWith = async (opened: Window | undefined) => {
    try {
      await beforehand?.();
      const result = await connect(name, opened);
      // The button stays busy while the browser leaves, until it turns out that it stayed.
      if (result === 'left') return await untilStayed();
      await refreshIntegrations(queryClient);
      const { isValid } = await queryClient.fetchQuery({ ...tokenValidityQuery(name), staleTime: 0 });
      // A window that the person closed says enough by itself.
      if (!isValid) return;
      showToast({ tone: 'good', title: `Connected to ${displayName}` });
      onConnected?.();
    } catch (error) {
      opened?.close();
      const failed = `Could not connect to ${displayName}`;
      if (!connectsByItself(name)) return showFailure(failed, reasonOf(error));
      showFailure(changeFailed(error, failed, `you were connected to ${displayName}`), reasonOf(error));
      await refreshIntegrations(queryClient);
    }
  };
  return useOutsideSignIn(displayName, { opensWindow: () => opensConnectWindow(name), signIn: connectWith });
}

function reasonOf(error: unknown): string {
  return failureOf(error).code === 'integration-unauthorized'
    ? 'The firm’s partner secret or ID was rejected. An administrator can check both in the settings.'
    : 'It isn’t responding. Try again in a moment.';
}

/** Disconnects the person after they confirm. */
export function useDisconnect({ name, displayName }: FirmSystem): () => void {
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  return () =>
    void confirm({
      title: `Disconnect from ${displayName}?`,
      content: `Documents and fees from your orders won’t sync to your matters in ${displayName} until you reconnect. Existing items remain in ${displayName}.`,
      confirmLabel: 'Disconnect',
      isDestructive: true,
      onConfirm: async () => {
        await disconnect(name, userId);
        await refreshIntegrations(queryClient);
        if (pagesThatSay === 0) closeToast = showToast({ tone: 'good', title: `Disconnected from ${displayName}` });
      },
    });
}

let pagesThatSay = 0;
let closeToast = () => {};

/** For pages that say themselves that the person is disconnected: the toast of a disconnection doesn't repeat it. */
export function useSaysDisconnected(): void {
  useEffect(() => {
    pagesThatSay += 1;
    closeToast();
    return () => {
      pagesThatSay -= 1;
    };
  }, []);
}
