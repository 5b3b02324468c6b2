import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tokenValidityQuery } from './queries';
import {
  type Connecting,
  type ConnectOptions,
  type FirmSystem,
  useConnect,
  useConnectionCheck,
} from './use-connection';

/** Connects the person anew, and notices when they have connected beside the page, as people do out of a frame. */
export function useReconnect(
  system: FirmSystem,
  { beforehand, onConnected }: ConnectOptions & Required<Pick<ConnectOptions, 'onConnected'>>,
): Connecting {
  const queryClient = useQueryClient();
  const check = useConnectionCheck(system);
  const isAwaited = useRef(false);
  const tellConnected = useEffectEvent(() => {
    if (isAwaited.current) onConnected();
    isAwaited.current = false;
  });
  useEffect(() => {
    // An answer from before says nothing.
    if (check === 'disconnected') isAwaited.current = true;
    if (check === 'connected') tellConnected();
  }, [check]);
  useEffect(() => {
    const { queryKey } = tokenValidityQuery(system.name);
    // Nor does one that was on its way when the person came back: it is asked for anew.
    let isThere = true;
    const unsubscribe = focusManager.subscribe(async (isFocused) => {
      if (!isFocused) return;
      isAwaited.current = true;
      await queryClient.cancelQueries({ queryKey });
      await queryClient.refetchQueries({ queryKey });
      if (isThere && queryClient.getQueryData(queryKey)?.isValid) tellConnected();
    });
    return () => {
      isThere = false;
      unsubscribe();
    };
  }, [queryClient, system.name]);
  return useConnect(system, { beforehand, onConnected });
}
