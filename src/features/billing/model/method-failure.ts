/** What a change of a payment method tells when it failed. */
import { changeFailed, explain, failureOf, isRefusal } from '@/api/errors';

/**
 * @param failed "The card was not removed"
 * @param whether "the card was removed"
 */
export function methodFailure(error: unknown, failed: string, whether: string): { message: string } {
  const failure = failureOf(error);
  if (failure.code === 'only-payment-method')
    return { message: explain(failure, 'This is your only payment method, and a balance is due.') };
  if (failure.code === 'payment-in-progress') return { message: 'A payment with this method is in progress.' };
  return {
    message: isRefusal(failure)
      ? explain(failure, `${failed}.`)
      : `${changeFailed(error, failed, whether)}. Please try again.`,
  };
}
