/** The account that a firm's first person makes (specification, application section 5, account step). */
import { type FormErrors, onlyErrors } from '@/lib/form/form-errors';
import { emailError } from '@/lib/form/messages';

/** What the account step collects. */
export interface AccountForm {
  email: string;
  password: string;
  confirmPassword: string;
  agreedToTerms: boolean;
}

/** What a password must have, besides being there; in the order in which a person is told. */
const passwordRules: readonly { isMet: (password: string) => boolean; message: string }[] = [
  { isMet: (password) => [...password].length >= 8, message: 'Password must be at least 8 characters long' },
  { isMet: (password) => /[A-Z]/.test(password), message: 'Password must include at least one uppercase letter' },
  { isMet: (password) => /[a-z]/.test(password), message: 'Password must include at least one lowercase letter' },
  { isMet: (password) => /[0-9]/.test(password), message: 'Password must include at least one number' },
];

/** @returns the first thing wrong with a password, or undefined. Nothing of it is trimmed: a space counts. */
export function passwordError(password: string): string | undefined {
  if (password === '') return 'Password is required';
  return passwordRules.find(({ isMet }) => !isMet(password))?.message;
}

/** @returns what is wrong with the password's repetition, or undefined. */
export function confirmPasswordError(password: string, confirmPassword: string): string | undefined {
  if (confirmPassword === '') return 'Please confirm your password';
  return confirmPassword === password ? undefined : 'Passwords do not match';
}

/** Everything wrong with the account step. */
export function accountErrors(form: AccountForm): FormErrors<AccountForm> {
  return onlyErrors<AccountForm>({
    email: emailError(form.email),
    password: passwordError(form.password),
    confirmPassword: confirmPasswordError(form.password, form.confirmPassword),
    agreedToTerms: form.agreedToTerms ? undefined : 'You must agree to the terms of service',
  });
}

/** How hard a password is to guess; `none` while it is not yet one that would be taken. */
export type PasswordStrength = 'none' | 'fair' | 'good' | 'strong';

/** Longer is stronger; so are more kinds of characters. A hint beside the field, never a reason to refuse. */
export function passwordStrength(password: string): PasswordStrength {
  if (passwordError(password) !== undefined) return 'none';
  const length = new Set(password).size;
  const hasOther = /[^A-Za-z0-9]/.test(password);
  if (length >= 12 && (hasOther || length >= 14)) return 'strong';
  return length >= 10 || (length >= 8 && hasOther) ? 'good' : 'fair';
}
