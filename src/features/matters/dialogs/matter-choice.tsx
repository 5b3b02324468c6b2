/** A matter chosen in a dialog, and its mapping. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeFailed } from '@/api/errors';
import { plainMatterName } from '@/lib/format/matter-name';
import { Notice } from '@/lib/ui/notice';
import { mappingStatus } from '../model/mapping';
import type { ChosenMatter } from '../picker/model/chosen-matter';
import { mappingOfMatterQuery } from '../queries';
import { toLookup } from '../use-matter';

/** The chosen matter. Its mapping is created if there is none. */
export function useMatterChoice() {
  const [chosen, choose] = useState<ChosenMatter>();
  const query = useQuery(mappingOfMatterQuery(chosen));
  const lookup = toLookup(chosen?.clientReference, query);
  const { status } = mappingStatus({ isIntegrated: true, givenReference: chosen?.clientReference, lookup });
  return {
    chosen,
    choose,
    /** Status of the chosen matter's mapping. */
    status,
    error: query.error,
    mappingId: status === 'valid' ? query.data?.mappingId : undefined,
    retry: () => void query.refetch(),
  };
}

/** Shows that the chosen matter could not be connected; empty without a failure. */
export function MatterChoiceFailure({
  choice: { chosen, status, error, retry },
}: {
  choice: ReturnType<typeof useMatterChoice>;
}) {
  const isFailed = chosen !== undefined && status !== 'valid' && status !== 'loading';
  if (!isFailed) return null;
  const name = plainMatterName(chosen.displayName) || chosen.matterReference;
  const retryButton = (
    <Button size="compact-sm" variant="default" onClick={retry}>
      Try again
    </Button>
  );
  return (
    <Notice tone="bad" action={retryButton}>
      {changeFailed(error, `${name} could not be connected`, `${name} was connected`)}.
    </Notice>
  );
}
