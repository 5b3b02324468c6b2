import type { QueryClient } from '@tanstack/react-query';
import { currentPerson } from '@/features/session';
import { firmQuery, retailerQuery, rolesQuery, userQuery } from './queries';

/** Starts what every layout shows: the person, their roles, firm and retailer. Waits for nothing. */
export function startFirm(queryClient: QueryClient): void {
  const person = currentPerson();
  if (!person) return;
  void queryClient.prefetchQuery(firmQuery(person.clientId));
  void queryClient.prefetchQuery(userQuery(person.userId));
  void queryClient.prefetchQuery(rolesQuery(person.userId));
  void queryClient.prefetchQuery(retailerQuery(person.retailerId));
}
