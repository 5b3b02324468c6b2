/** Whether a person uses the new filing form, on pages beyond the one where they choose (filing variants, section 10). */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getListOptInHistoryQueryOptions } from '@/api/generated/filing';
import { currentPerson, usePerson } from '@/features/session';
import { experienceOf } from './model/experience';

/** What a person chose, latest first. It changes on a page of its own, which reads it anew. */
const chosen = (userId: number) => ({ ...getListOptInHistoryQueryOptions(userId), staleTime: 5 * 60_000 });

/** Starts reading the choice without waiting. */
export function startFilingForm(queryClient: QueryClient): void {
  const person = currentPerson();
  if (person) void queryClient.prefetchQuery(chosen(person.userId));
}

/** True until the choice is known, and where it can't be read. */
export function useIsFilingFormOn(): boolean {
  const person = usePerson();
  const { data } = useQuery({ ...chosen(person?.userId ?? 0), enabled: person !== undefined });
  return experienceOf(data ?? []).isOn;
}
