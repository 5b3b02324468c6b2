import { useEffect, useEffectEvent } from 'react';
import { isDisconnection } from '@/features/integrations';

/** Tells of a refusal for want of a connection, once each time there is one. */
export function useDisconnection(error: Error | null, tell: (() => void) | undefined): void {
  const isDisconnected = isDisconnection(error);
  const onDisconnected = useEffectEvent(() => tell?.());
  useEffect(() => {
    if (isDisconnected) onDisconnected();
  }, [isDisconnected]);
}
