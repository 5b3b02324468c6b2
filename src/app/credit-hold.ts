import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import { firmQuery } from '@/features/firm';
import { currentPerson } from '@/features/session';

/**
 * Reads the firm again once a call was refused because of its credit hold: it began after this tab read the firm. The
 * banner then tells administrators on every page how to pay (specification, application section 6).
 */
export function noticeCreditHold(queryClient: QueryClient): void {
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const person = currentPerson();
    if (person && failureOf(event.action.error).code === 'credit-hold')
      void queryClient.invalidateQueries(firmQuery(person.clientId));
  });
}
