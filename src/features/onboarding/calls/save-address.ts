import { clientUpdateAddresses } from '@/api/generated/billing';
import { getGetClientQueryKey } from '@/api/generated/platform';
import { requireAnswer, type StepContext, withToken } from '@/api/submission';
import { type AddressForm, toClientAddress } from '@/features/addresses';
import { currentPerson } from '@/features/session';
import { singleFlight } from '@/lib/async/one-at-a-time';
import { addressError } from '../model/failures';

/**
 * Saves the firm's street address, and refreshes the firm.
 * @throws SubmissionError, for a toast.
 */
export const saveAddress = singleFlight(async (form: AddressForm, context: StepContext): Promise<void> => {
  try {
    await requireAnswer(() => clientUpdateAddresses([toClientAddress(form)], withToken(context)));
  } catch (error) {
    throw addressError(error);
  }
  const person = currentPerson();
  if (person) await context.queryClient.invalidateQueries({ queryKey: getGetClientQueryKey(person.clientId) });
});
