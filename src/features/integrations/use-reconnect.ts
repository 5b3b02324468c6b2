import { useEffect, useEffectEvent, useRef } from 'react';
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
  const check = useConnectionCheck(system);
  const wasDisconnected = useRef(false);
  const tellConnected = useEffectEvent(onConnected);
  useEffect(() => {
    // An answer from before says nothing.
    if (check === 'disconnected') wasDisconnected.current = true;
    if (check === 'connected' && wasDisconnected.current) tellConnected();
  }, [check]);
  return useConnect(system, { beforehand, onConnected });
}
