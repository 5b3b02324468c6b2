import { useState } from 'react';
import type { FormFailure } from './form-failure';

/**
 * Saves a form, and keeps the failure, as read by `read`, until the next attempt. Spread the rest into `ShortForm`. Values
 * are not stored, so passwords are safe.
 */
export function useSave<Failure extends FormFailure>(read: (error: unknown) => Failure) {
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  /** Returns whether it was saved. */
  async function save(work: () => Promise<unknown>): Promise<boolean> {
    setFailure(undefined);
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(read(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { save, failure, isBusy };
}
