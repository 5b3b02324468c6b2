import { lazy } from 'react';
import { tableColumns } from '@/lib/grid/list/table-column';
import { EmptyState } from '@/lib/ui/empty-state';
import { draftsList, toDraftsRequest } from '../../lists/drafts-list';
import type { DraftsSearch, OrdersScope } from '../../search';
import { OrderPages } from './order-pages';

const DraftsTools = lazy(() => import('./drafts-tools'));

const firmColumns = tableColumns(draftsList);
const matterColumns = tableColumns(draftsList, 'matter');
const wholeFirm: OrdersScope = {};

interface DraftsGridProps {
  search: DraftsSearch;
  /** The whole firm by default. */
  scope?: OrdersScope;
}

/** The list of drafts. */
export function DraftsGrid({ search, scope = wholeFirm }: DraftsGridProps) {
  return (
    <OrderPages
      label="Drafts"
      list={draftsList}
      columns={scope.clientReference === undefined ? firmColumns : matterColumns}
      search={search}
      request={toDraftsRequest(search, scope)}
      tools={DraftsTools}
      empty={
        search.q ? (
          <EmptyState title="No draft matches" description="Change the search, or clear it to see every draft." />
        ) : (
          <EmptyState
            title="No drafts"
            description="We save unfinished filings here until you submit or delete them."
          />
        )
      }
    />
  );
}
