import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import type { FormFailure } from '@/lib/form/form-failure';

/** Why something of an account wasn't saved, in the backend's words where it has some. */
export function readAccountFailure(error: unknown): FormFailure {
  if (mayHaveTakenEffect(error))
    return { message: 'It is not known whether this was saved. Reload the list before you try again.' };
  const { fieldErrors, detail, kind } = failureOf(error);
  if (kind === 'offline')
    return { message: 'You’re offline, and nothing was saved. Try again once you’re back online.' };
  const words = [...new Set(Object.values(fieldErrors).flat())].join(' ');
  return { message: words || detail || 'This was not saved. Try again.' };
}
