import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import type { FormFailure } from '@/lib/form/form-failure';

/**
 * Tells why something of an account wasn't saved, in the backend's words where it has some.
 * @param unknown what to say when it may have been saved all the same
 */
export function readAccountFailure(
  error: unknown,
  unknown = 'It is not known whether this was saved. Reload the page before you try again.',
): FormFailure {
  if (mayHaveTakenEffect(error)) return { message: unknown };
  const { fieldErrors, detail, kind } = failureOf(error);
  if (kind === 'offline')
    return { message: 'You’re offline, and nothing was saved. Try again once you’re back online.' };
  const words = [...new Set(Object.values(fieldErrors).flat())].join(' ');
  return { message: words || detail || 'This was not saved. Try again.' };
}
