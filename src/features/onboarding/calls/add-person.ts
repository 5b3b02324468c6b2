import { registrationCreateUser } from '@/api/generated/billing';
import { accountError } from '../model/failures';
import { type NewPersonForm, toNewPersonRequest } from '../model/new-person';
import { answered } from './answered';
import { onceAtATime } from './once';

/** Adds a person to the administrator's firm. @throws SubmissionError with the words for the form. */
export const addPerson = onceAtATime(async (form: NewPersonForm, clientId: number): Promise<void> => {
  try {
    await answered(() => registrationCreateUser(toNewPersonRequest(form, clientId)));
  } catch (error) {
    throw accountError(error);
  }
});
