import type { QueryClient } from '@tanstack/react-query';
import { startFirm } from '@/features/firm';
import { currentPerson } from '@/features/session';
import { savedStateQuery, stateSettingsQuery, statesQuery } from '@/features/states';
import { nextTurn } from '@/lib/browser/idle';

/** Starts the header's data, a turn after the page's own loader, whose data is asked for first. Delays no page. */
export async function startHeader(queryClient: QueryClient): Promise<void> {
  await nextTurn();
  const person = currentPerson();
  if (!person) return;
  void queryClient.prefetchQuery(statesQuery);
  void queryClient.prefetchQuery(stateSettingsQuery);
  void queryClient.prefetchQuery(savedStateQuery(person.userId));
  startFirm(queryClient);
}
