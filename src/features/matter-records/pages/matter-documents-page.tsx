import { getRouteApi } from '@tanstack/react-router';
import { useFirmSystem } from '@/features/integrations';
import { useMappingId, useSystemMatter } from '@/features/matters';
import { EmptyState } from '@/lib/ui/empty-state';
import { OpenTab, TabLink, TabLinks } from '@/lib/ui/tab-link';
import classes from '../components/matter-documents.module.css';
import { OurDocuments } from '../components/our-documents';
import { SystemDocuments } from '../components/system-documents';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference/documents');

/** A matter's documents: what the connected system holds, and what the product made. */
export function MatterDocumentsPage() {
  const { clientReference } = route.useParams();
  const search = route.useSearch();
  const mappingId = useMappingId();
  const matter = useSystemMatter(mappingId);
  const system = useFirmSystem();
  const isOurs = search.view === 'ours' || !system;
  const inSystem = `In ${system?.displayName}`;
  return (
    <>
      {system && (
        <div className={classes.sides}>
          <TabLinks label="Documents">
            {isOurs ? (
              <TabLink to="." search={{ mappingId }} activeOptions={{ exact: true }}>
                {inSystem}
              </TabLink>
            ) : (
              <OpenTab>{inSystem}</OpenTab>
            )}
            {isOurs ? (
              <OpenTab>Made here</OpenTab>
            ) : (
              <TabLink to="." search={{ mappingId, view: 'ours' }} activeOptions={{ exact: true }}>
                Made here
              </TabLink>
            )}
          </TabLinks>
        </div>
      )}
      {isOurs && <OurDocuments clientReference={clientReference} search={search} />}
      {!isOurs && matter && (
        <SystemDocuments
          key={matter.matterReference}
          matter={matter}
          clientReference={clientReference}
          search={search}
        />
      )}
      {!isOurs && !matter && mappingId === undefined && (
        <EmptyState
          title="This matter is not connected"
          description="Connect to a matter above to see its documents."
        />
      )}
    </>
  );
}
