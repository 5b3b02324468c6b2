import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tokenValidityQuery } from './queries';
import { type ConnectOptions, type FirmSystem, useConnect, useConnectionCheck } from './use-connection';
import type { Connecting } from './use-outside-sign-in';

/** Reconnects the person, and notices when they connect in another tab, as they do from a frame. */
export function useReconnect(
  system: FirmSystem,
  { beforehand, onConnected }: ConnectOptions & Required<Pick<ConnectOptions, 'onConnected'>>,
): Connecting {
  const queryClient = useQueryClient();
  const check = useConnectionCheck(system);
  const isAwaiting = useRef(false);
  const reportConnected = useEffectEvent(() => {
    if (isAwaiting.current) onConnected();
    isAwaiting.current = false;
  });
  useEffect(() => {
    // A result from before the disconnection does not count.
    if (check === 'disconnected') isAwaiting.current = true;
    if (check === 'connected') reportConnected();
  }, [check]);
  useEffect(() => {
    const { queryKey } = tokenValidityQuery(system.name);
    // A request already running when the user returns doesn't count either, so it is replaced.
    let isMounted = true;
    const unsubscribe = focusManager.subscribe(async (isFocused) => {
      if (!isFocused) return;
      isAwaiting.current = true;
      await queryClient.cancelQueries({ queryKey });
      await queryClient.refetchQueries({ queryKey });
      if (isMounted && queryClient.getQueryData(queryKey)?.isValid) reportConnected();
    });
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [queryClient, system.name]);
  return useConnect(system, { beforehand, onConnected });
}
