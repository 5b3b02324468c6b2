import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mappingStatus } from './model/mapping-status';
import type { ChosenMatter } from './picker/model/chosen-matter';
import { mappingOfMatterQuery } from './queries';
import { toLookup } from './use-matter';

/** A matter that was chosen in a dialog, and the mapping that it has or is given. */
export function useMatterChoice() {
  const [chosen, choose] = useState<ChosenMatter>();
  const query = useQuery(mappingOfMatterQuery(chosen));
  const lookup = toLookup(chosen?.clientReference, query);
  const { status } = mappingStatus({ isIntegrated: true, givenReference: chosen?.clientReference, lookup });
  return {
    chosen,
    choose,
    /** Of the chosen matter's mapping. */
    status,
    mappingId: status === 'valid' ? query.data?.mappingId : undefined,
    retry: () => void query.refetch(),
  };
}

export type MatterChoice = ReturnType<typeof useMatterChoice>;
