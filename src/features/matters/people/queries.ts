import { queryOptions } from '@tanstack/react-query';
import { getGetMatterPeopleQueryOptions } from '@/api/generated/integration';
import type { SystemMatter } from '../use-system-matter';

/** A matter's details and contacts, as the connected system has them now. No automatic retry: the person sees why. */
export function matterPeopleQuery({ integrationName, matterReference }: SystemMatter) {
  return queryOptions({
    ...getGetMatterPeopleQueryOptions('1', integrationName, matterReference),
    staleTime: 60_000,
    retry: false,
  });
}
