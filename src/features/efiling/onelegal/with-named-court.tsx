import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import type { CaseParams } from '../model/case-params';
import type { PickedCourt } from './court-picker';
import { courtsOf } from './courts';
import { courtOfLink } from './named-court';

interface WithNamedCourtProps {
  state: StateCode;
  params: CaseParams;
  children: (first: PickedCourt) => ReactNode;
}

/** Starts with the court that the link names, once that is known. Says when the state has no such court. */
export function WithNamedCourt({ state, params, children }: WithNamedCourtProps) {
  const { courtLocationCode, orgName, courtName } = params;
  const isNamed = [courtLocationCode, orgName, courtName].some((each) => each !== undefined);
  const { data: courts, error, refetch } = useQuery({ ...courtsOf(state), enabled: isNamed });
  if (!isNamed) return children({});
  if (error && !courts)
    return <ErrorState title="The courts couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  if (!courts) return <SkeletonLines label="Loading the courts" />;
  const first = courtOfLink(params, courts);
  return (
    <Stack gap="md">
      {first.courtId === undefined && (
        <Notice tone="warning">The link names a court that California doesn’t have. Choose one below.</Notice>
      )}
      {children(first)}
    </Stack>
  );
}
