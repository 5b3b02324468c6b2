/** The account of a firm's first person (specification, application section 5, account step). */
import { type FormErrors, onlyErrors } from '@/lib/form/form-errors';
import { emailError } from '@/lib/form/messages';

/** What the account step collects. */
export interface AccountForm {
  email: string;
  password: string;
  confirmPassword: string;
  agreedToTerms: boolean;
}

/** What a password must have, in the order of the messages. */
const passwordRules: readonly { isMet: (password: string) => boolean; message: string }[] = [
  { isMet: (password) => [...password].length >= 8, message: 'Password must be at least 8 characters long' },
  { isMet: (password) => /[A-Z]/.test(password), message: 'Password must include at least one uppercase letter' },
  { isMet: (password) => /[a-z]/.test(password), message: 'Password must include at least one lowercase letter' },
  { isMet: (password) => /[0-9]/.test(password), message: 'Password must include at least one number' },
];

/** @returns the first thing wrong with a password, or undefined. Passwords are not trimmed: spaces count. */
export function passwordError(password: string): string | undefined {
  if (password === '') return 'Password is required';
  return passwordRules.find(({ isMet }) => !isMet(password))?.message;
}

/** @returns what is wrong with the repeated password, or undefined. */
export function confirmPasswordError(password: string, confirmPassword: string): string | undefined {
  if (confirmPassword === '') return 'Please confirm your password';
  return confirmPassword === password ? undefined : 'Passwords do not match';
}

/** @returns what is wrong if the terms of service are not agreed to, or undefined. */
export function termsError(agreedToTerms: boolean): string | undefined {
  return agreedToTerms ? undefined : 'You must agree to the terms of service';
}

/** The errors of the account step. */
export function accountErrors(form: AccountForm): FormErrors<AccountForm> {
  return onlyErrors<AccountForm>({
    email: emailError(form.email),
    password: passwordError(form.password),
    confirmPassword: confirmPasswordError(form.password, form.confirmPassword),
    agreedToTerms: termsError(form.agreedToTerms),
  });
}

/** How strong a password is; `none` while it is not valid. */
export type PasswordStrength = 'none' | 'fair' | 'good' | 'strong';

/** Length and variety make a password stronger. This is a hint only: weak passwords are accepted. */
export function passwordStrength(password: string): PasswordStrength {
  if (passwordError(password) !== undefined) return 'none';
  const length = new Set(password).size;
  const hasOther = /[^A-Za-z0-9]/.test(password);
  if (length >= 12 && (hasOther || length >= 14)) return 'strong';
  return length >= 10 || (length >= 8 && hasOther) ? 'good' : 'fair';
}
