import { useQueryClient } from '@tanstack/react-query';
import { useSave } from '@/lib/form';
import { showToast } from '@/lib/ui/toast';
import { methodFailure } from '../model/method-failure';
import { refreshBilling } from '../refresh';

/**
 * Runs a change of a payment method, and refetches what shows it. Numbers are only in its arguments: a mutation would
 * keep them in the cache.
 * @param failed "The card was not removed"
 * @param whether "the card was removed"
 */
export function useChangeMethod(failed: string, whether: string) {
  const queryClient = useQueryClient();
  const { save, ...saving } = useSave((error) => methodFailure(error, failed, whether));

  /** @param done the toast. Returns whether it was changed. */
  async function change(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const isChanged = await save(work);
    await refreshBilling(queryClient);
    if (isChanged) showToast({ tone: 'good', title: done });
    return isChanged;
  }

  return { change, ...saving };
}
