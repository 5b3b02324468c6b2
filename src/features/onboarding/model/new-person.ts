/** Another person in the firm, added by an administrator: /create-account. */
import type { CreateUserRequest } from '@/api/generated/billing/model';
import { type FormErrors, onlyErrors } from '@/lib/form/form-errors';
import { emailError, requiredError } from '@/lib/form/messages';
import { confirmPasswordError, passwordError } from './account';

/** What the administrator fills in. */
export interface NewPersonForm {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  isAdministrator: boolean;
}

/** The form's errors, by the rules of the account step. */
export function newPersonErrors(form: NewPersonForm): FormErrors<NewPersonForm> {
  return onlyErrors<NewPersonForm>({
    name: requiredError(form.name, 'Name'),
    email: emailError(form.email),
    password: passwordError(form.password),
    confirmPassword: confirmPasswordError(form.password, form.confirmPassword),
  });
}

/** The request. The email is also the user name. */
export function toNewPersonRequest(form: NewPersonForm, clientId: number): CreateUserRequest {
  const email = form.email.trim();
  return {
    clientId,
    userName: email,
    password: form.password,
    name: form.name.trim(),
    email,
    isUserAdmin: form.isAdministrator,
  };
}
