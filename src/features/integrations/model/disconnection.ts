import { failureOf } from '@/api/errors';

/** Whether a call was refused because the person is not connected to the firm's system (any more). */
export function isDisconnection(error: Error | null): boolean {
  return failureOf(error).code === 'integration-unauthorized';
}
