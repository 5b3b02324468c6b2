import { clientUpdateAddresses } from '@/api/generated/billing';
import { getGetClientQueryKey } from '@/api/generated/platform';
import { type AddressForm, toClientAddress } from '@/features/addresses';
import { currentPerson } from '@/features/session';
import { addressError } from '../model/failures';
import { answered } from './answered';
import { onceAtATime } from './once';
import { type StepContext, withToken } from './step-context';

/**
 * Saves the firm's street address; the firm is asked for anew.
 * @throws SubmissionError, for a toast.
 */
export const saveAddress = onceAtATime(async (form: AddressForm, context: StepContext): Promise<void> => {
  try {
    await answered(() => clientUpdateAddresses([toClientAddress(form)], withToken(context)));
  } catch (error) {
    throw addressError(error);
  }
  const person = currentPerson();
  if (person) await context.queryClient.invalidateQueries({ queryKey: getGetClientQueryKey(person.clientId) });
});
