import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { failureOf } from '@/api/errors';
import { getGetMatterQueryOptions } from '@/api/generated/integration';
import { useRetailer } from '@/features/firm';
import { isDisconnection, ReconnectScreen, useFirmSystem } from '@/features/integrations';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { mappingOfMatterQuery } from '../queries';

const route = getRouteApi('/_authenticated/_main/filevine/$matterReference');

/**
 * Where people come in from Filevine, by its own reference of a matter: on to the matter's page, with its mapping, which
 * is made the first time (specification, application section 2).
 */
export function FilevineEntryPage() {
  const { matterReference } = route.useParams();
  const { isPending: isRetailerPending } = useRetailer();
  const system = useFirmSystem();
  const isOfFilevine = system?.name === 'filevine';
  const found = useQuery({
    ...getGetMatterQueryOptions('1', 'filevine', matterReference),
    enabled: isOfFilevine,
  });
  const clientReference = found.data?.displayName;
  const mapping = useQuery(mappingOfMatterQuery(clientReference ? { clientReference, matterReference } : undefined));

  if (mapping.data) {
    const { clientReference, mappingId } = mapping.data;
    return <Navigate to="/matter-view/$clientReference" params={{ clientReference }} search={{ mappingId }} replace />;
  }
  const error = found.error ?? mapping.error;
  if (system && isDisconnection(error)) return <ReconnectScreen system={system} />;
  if ((!isRetailerPending && !isOfFilevine) || isUnknown(error) || (found.data && !clientReference))
    return (
      <EmptyState
        isPage
        title="There is no such matter"
        description={
          isOfFilevine ? `Filevine has no matter ${matterReference}.` : 'Your firm does not work with Filevine.'
        }
        action={<AppLink to="/orders">All orders</AppLink>}
      />
    );
  if (error)
    return (
      <ErrorState
        isPage
        title="The matter could not be opened"
        description="Filevine could not be asked for it."
        onRetry={() => void (found.error ? found.refetch() : mapping.refetch())}
      />
    );
  return <SkeletonLines lines={6} label="The matter is being opened" />;
}

function isUnknown(error: Error | null): boolean {
  return failureOf(error).kind === 'not-found';
}
