import { Button } from '@mantine/core';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { StateCode } from '@/api/generated/filing/model';
import { isConnectionChecked, ReconnectScreen, useConnectionCheck, useFirmSystem } from '@/features/integrations';
import { ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { MappingNotice } from '../components/mapping-notice';
import { useMappingId } from '../mapping-in-force';
import { useMatter } from '../use-matter';
import classes from './matter-view-page.module.css';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference');

/** A matter: what was ordered for it, what is being prepared, and what it costs. */
export function MatterViewPage() {
  const [isShownAnyway, setShownAnyway] = useState(false);
  const system = useFirmSystem();
  const checkedSystem = system && isConnectionChecked(system.name) ? system : undefined;
  const check = useConnectionCheck(checkedSystem);
  if (checkedSystem && !isShownAnyway && (check === 'disconnected' || check === 'failed'))
    return (
      <ReconnectScreen
        system={checkedSystem}
        otherwise={
          <Button variant="default" onClick={() => setShownAnyway(true)}>
            Show the matter without it
          </Button>
        }
      />
    );
  return <MatterView />;
}

function MatterView() {
  const { clientReference } = route.useParams();
  const { state } = route.useSearch();
  const mappingId = useMappingId();
  const matter = useMatter({ mappingId, clientReference });
  const matterState = StateCode.safeParse(state ?? matter.mapping?.State).data;
  const tab = { params: { clientReference }, search: { mappingId } };
  return (
    <>
      <PageHeader
        title={clientReference}
        subtitle="Orders, drafts and fees of this matter"
        actions={
          <>
            <ButtonLink to="/existing-case" search={{ mappingId, state: matterState }} variant="default">
              File into a case
            </ButtonLink>
            <ButtonLink to="/case-initiation" search={{ mappingId, state: matterState }}>
              File a new case
            </ButtonLink>
          </>
        }
      />
      <div className={classes.notice}>
        <MappingNotice matter={matter} />
      </div>
      <TabLinks label="Matter">
        <TabLink to="/matter-view/$clientReference" {...tab} activeOptions={{ exact: true, includeSearch: false }}>
          Orders
        </TabLink>
        <TabLink to="/matter-view/$clientReference/filings" {...tab} activeOptions={{ includeSearch: false }}>
          Filings
        </TabLink>
        <TabLink to="/matter-view/$clientReference/drafts" {...tab} activeOptions={{ includeSearch: false }}>
          Drafts
        </TabLink>
        <TabLink to="/matter-view/$clientReference/fee-summary" {...tab} activeOptions={{ includeSearch: false }}>
          Fee summary
        </TabLink>
      </TabLinks>
      <Outlet />
    </>
  );
}
