import { Button } from '@mantine/core';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { Activity, type ReactNode, useState } from 'react';
import { StateCode } from '@/api/generated/filing/model';
import { usePermissions } from '@/features/firm';
import { ReconnectScreen, useLostConnection } from '@/features/integrations';
import { isEmbedded } from '@/features/session';
import type { LinkDescription } from '@/lib/links/link-href';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { useMappingId } from '../mapping-in-force';
import { isSameReference } from '../model/mapping';
import { type Matter, useMatter } from '../use-matter';
import classes from './matter-view-page.module.css';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference');

interface MatterViewProps {
  /** Marks a link that isn't available in its state. */
  planned: (page: LinkDescription) => ReactNode;
}

/** A matter's orders, filings, drafts and fees. */
export function MatterViewPage(props: MatterViewProps) {
  const [isShownAnyway, setShownAnyway] = useState(false);
  const lost = useLostConnection();
  const replacing = isShownAnyway ? undefined : lost;
  return (
    <>
      {replacing && (
        <ReconnectScreen
          system={replacing}
          otherwise={
            <Button variant="default" onClick={() => setShownAnyway(true)}>
              Show the matter anyway
            </Button>
          }
        />
      )}
      {/* Hidden, not removed: the check's answer can come while the person types. */}
      <Activity mode={replacing ? 'hidden' : 'visible'}>
        <MatterView {...props} />
      </Activity>
    </>
  );
}

function MatterView({ planned }: MatterViewProps) {
  const { clientReference } = route.useParams();
  const { state } = route.useSearch();
  const mappingId = useMappingId();
  const matter = useMatter({ mappingId, clientReference });
  const matterState = StateCode.safeParse(state ?? matter.mapping?.State).data;
  const pageIn = (link: string): LinkDescription => ({ kind: 'single-page', link, params: { state: matterState } });
  const tab = { params: { clientReference }, search: { mappingId } };
  const permissions = usePermissions();
  // The banner above names the connected matter.
  const reference = matter.mapping?.ClientReference;
  const isNamedAbove = reference !== undefined && matter.isIntegrated && isSameReference(clientReference, reference);
  return (
    <>
      <PageHeader
        title={clientReference}
        isTitleAbove={isEmbedded() && isNamedAbove}
        tabs={
          <TabLinks label="Matter">
            <TabLink to="/matter-view/$clientReference" {...tab} activeOptions={{ exact: true, includeSearch: false }}>
              Orders
            </TabLink>
            {permissions?.canSeeCourts !== false && (
              <TabLink to="/matter-view/$clientReference/filings" {...tab} activeOptions={{ includeSearch: false }}>
                Filings
              </TabLink>
            )}
            <TabLink to="/matter-view/$clientReference/drafts" {...tab} activeOptions={{ includeSearch: false }}>
              Drafts
            </TabLink>
            <TabLink to="/matter-view/$clientReference/documents" {...tab} activeOptions={{ includeSearch: false }}>
              Documents
            </TabLink>
            <TabLink to="/matter-view/$clientReference/timeline" {...tab} activeOptions={{ includeSearch: false }}>
              Timeline
            </TabLink>
            <TabLink to="/matter-view/$clientReference/fee-summary" {...tab} activeOptions={{ includeSearch: false }}>
              Fee summary
            </TabLink>
          </TabLinks>
        }
        actions={
          permissions?.canFile !== false && (
            <>
              <ButtonLink to="/existing-case" search={{ mappingId, state: matterState }} variant="default">
                File into a case
                {planned(pageIn('/existing-case'))}
              </ButtonLink>
              <ButtonLink to="/case-initiation" search={{ mappingId, state: matterState }}>
                File a new case
                {planned(pageIn('/case-initiation'))}
              </ButtonLink>
            </>
          )
        }
      />
      <div className={classes.notice}>
        <MappingNotice matter={matter} />
      </div>
      <Outlet />
    </>
  );
}

/** Problems with the matter's connection, if any. */
function MappingNotice({ matter: { status, retailer, capabilities } }: { matter: Matter }) {
  const system = retailer?.name ?? 'the connected system';
  switch (status.status) {
    case 'loading':
    case 'valid':
      return null;
    case 'mismatch':
      return (
        <Notice tone="warning" title="You are not connected to this matter">
          {`You opened this page from ${status.mapping.DisplayName ?? status.mapping.ClientReference}. Documents and fees from new orders would go to that matter in ${system}.`}
        </Notice>
      );
    case 'not-found':
      return (
        <Notice tone="info" title="This matter is not connected">
          Documents and fees from new orders won’t sync to {system}.{' '}
          {capabilities.canChangeMatter
            ? `Connect to a matter above, or open it from ${system}.`
            : `Open the matter from ${system} to connect it.`}
        </Notice>
      );
    case 'error':
      return (
        <Notice tone="warning" title="This matter’s connection didn’t load">
          {`Documents and fees from new orders may not reach ${system}. Reload the page, or open the matter from ${system} again.`}
        </Notice>
      );
  }
}
