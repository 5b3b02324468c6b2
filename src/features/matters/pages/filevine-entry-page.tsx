import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { failureOf } from '@/api/errors';
import { getGetMatterQueryOptions } from '@/api/generated/integration';
import { useRetailer } from '@/features/firm';
import { isDisconnection, ReconnectScreen, useFirmSystem } from '@/features/integrations';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { mappingOfMatterQuery } from '../queries';

const route = getRouteApi('/_authenticated/_main/filevine/$matterReference');

/**
 * Entry from Filevine, by Filevine's matter reference: creates the mapping the first time and opens the matter's page
 * (specification, application section 2).
 */
export function FilevineEntryPage() {
  const { matterReference } = route.useParams();
  const retailer = useRetailer();
  const system = useFirmSystem();
  const isOfFilevine = system?.name === 'filevine';
  const filevineMatter = useQuery({
    ...getGetMatterQueryOptions('1', 'filevine', matterReference),
    enabled: isOfFilevine,
  });
  const clientReference = filevineMatter.data?.displayName;
  const mapping = useQuery(mappingOfMatterQuery(clientReference ? { clientReference, matterReference } : undefined));

  if (mapping.data) {
    const { clientReference, mappingId } = mapping.data;
    return <Navigate to="/matter-view/$clientReference" params={{ clientReference }} search={{ mappingId }} replace />;
  }
  const unopened = filevineMatter.error ?? mapping.error;
  const error = retailer.error ?? unopened;
  if (system && isDisconnection(unopened)) return <ReconnectScreen system={system} />;
  const isElsewhere = !retailer.isPending && !retailer.error && !isOfFilevine;
  if (isElsewhere || isUnknown(unopened) || (filevineMatter.data && !clientReference))
    return (
      <NotFoundPage
        what="Matter"
        why={isOfFilevine ? `Filevine has no matter ${matterReference}.` : 'Your firm isn’t connected to Filevine.'}
      >
        <AppLink to="/orders">All orders</AppLink>
      </NotFoundPage>
    );
  if (error)
    return (
      <ErrorState
        isPage
        title="The matter didn’t open"
        error={error}
        onRetry={() =>
          retailer.error ? retailer.retry() : void (filevineMatter.error ? filevineMatter.refetch() : mapping.refetch())
        }
      />
    );
  return <SkeletonLines lines={6} label="Opening the matter" />;
}

function isUnknown(error: Error | null): boolean {
  return failureOf(error).kind === 'not-found';
}
