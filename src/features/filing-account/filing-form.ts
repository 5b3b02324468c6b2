/** Whether a person uses the new filing form, on pages beyond the one where they choose (filing variants, section 10). */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getListOptInHistoryQueryOptions } from '@/api/generated/filing';
import { isAllowed, usePermissions } from '@/features/firm';
import { currentPerson, usePerson } from '@/features/session';
import { experienceOf } from './model/experience';

/** What a person chose, latest first. It changes on a page of its own, which reads it anew. */
const chosen = (userId: number) => ({ ...getListOptInHistoryQueryOptions(userId), staleTime: 5 * 60_000 });

/** Reads the choice of a person who files. Loaders don't wait for it. */
export async function startFilingForm(queryClient: QueryClient): Promise<void> {
  const person = currentPerson();
  if (person && (await isAllowed(queryClient, 'canFile'))) await queryClient.prefetchQuery(chosen(person.userId));
}

/** True until the choice is known, and where it can't be read. */
export function useIsFilingFormOn(): boolean {
  const person = usePerson();
  const canFile = usePermissions()?.canFile ?? false;
  const { data } = useQuery({ ...chosen(person?.userId ?? 0), enabled: person !== undefined && canFile });
  return experienceOf(data ?? []).isOn;
}
