import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/api/errors';

/** Whether a call was refused because the person is not connected to the firm's system (any more). */
export function isDisconnection(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401 && error.code === 'integration-unauthorized';
}

/** Tells of a refusal for want of a connection, once each time there is one. */
export function useDisconnection(error: Error | null, tell: (() => void) | undefined): void {
  const isDisconnected = isDisconnection(error);
  const onDisconnected = useEffectEvent(() => tell?.());
  useEffect(() => {
    if (isDisconnected) onDisconnected();
  }, [isDisconnected]);
}
