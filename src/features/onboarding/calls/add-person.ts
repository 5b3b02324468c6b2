import { registrationCreateUser } from '@/api/generated/billing';
import { type NewPersonForm, toNewPersonRequest } from '../model/new-person';
import { answered } from './answered';
import { onceAtATime } from './once';

/** Adds a person to the administrator's firm. @throws what the call throws; `accountError` has the words for it. */
export const addPerson = onceAtATime(async (form: NewPersonForm, clientId: number): Promise<void> => {
  await answered(() => registrationCreateUser(toNewPersonRequest(form, clientId)));
});
