import { getRouteApi, Outlet } from '@tanstack/react-router';
import { StateCode } from '@/api/generated/filing/model';
import { ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { MappingNotice } from '../components/mapping-notice';
import { MatterBanner } from '../components/matter-banner';
import { useMatter } from '../use-matter';
import classes from './matter-view-page.module.css';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference');

/** A matter: what was ordered for it, what is being prepared, and what it costs. */
export function MatterViewPage() {
  const { clientReference } = route.useParams();
  const { mappingId, state } = route.useSearch();
  const matter = useMatter({ mappingId, clientReference });
  const matterState = StateCode.safeParse(state ?? matter.mapping?.State).data;
  return (
    <>
      <MatterBanner mappingId={mappingId} clientReference={clientReference} />
      <PageHeader
        title={clientReference}
        subtitle="Orders, drafts and fees of this matter"
        actions={
          <ButtonLink to="/case-initiation" search={{ mappingId, state: matterState }}>
            File a new case
          </ButtonLink>
        }
      />
      <div className={classes.notice}>
        <MappingNotice matter={matter} />
      </div>
      <TabLinks label="Matter">
        <TabLink
          to="/matter-view/$clientReference"
          params={{ clientReference }}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          Orders
        </TabLink>
        <TabLink
          to="/matter-view/$clientReference/drafts"
          params={{ clientReference }}
          activeOptions={{ includeSearch: false }}
        >
          Drafts
        </TabLink>
        <TabLink
          to="/matter-view/$clientReference/fee-summary"
          params={{ clientReference }}
          activeOptions={{ includeSearch: false }}
        >
          Fee summary
        </TabLink>
      </TabLinks>
      <Outlet />
    </>
  );
}
