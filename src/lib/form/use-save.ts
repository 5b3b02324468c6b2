import { useState } from 'react';
import type { FormFailure } from './form-failure';

/**
 * Runs what a form saves, and keeps why it failed until the next try. For the props of a form's shell: busy, and the
 * failure as `read` reads it. The values are not kept, so a password may pass through.
 */
export function useSave<Failure extends FormFailure>(read: (error: unknown) => Failure) {
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  /** Answers whether it was saved. */
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
