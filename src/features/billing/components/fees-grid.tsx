import type { ReactNode } from 'react';
import { tableColumns } from '@/lib/grid/list/table-column';
import { type FeesScope, feesFileName, feesList, toFeeSummaryRequest } from '../lists/fees-list';
import type { FeeSummarySearch } from '../search';
import { FeeFilters } from './fee-filters';
import { FeePagesGrid } from './fee-pages-grid';

const firmColumns = tableColumns(feesList);
const matterColumns = tableColumns(feesList, 'matter');

interface FeesGridProps {
  search: FeeSummarySearch;
  scope: FeesScope;
  empty: ReactNode;
}

/** The fees of a matter or of the firm. */
export function FeesGrid({ search, scope, empty }: FeesGridProps) {
  const isFirm = scope.clientReference === undefined;
  return (
    <FeePagesGrid
      list={feesList}
      columns={isFirm ? firmColumns : matterColumns}
      request={toFeeSummaryRequest(search, scope)}
      search={search}
      views={isFirm ? 'firmFees' : 'fees'}
      fileName={feesFileName(search, scope)}
      filters={(tools) => <FeeFilters search={search} scope={scope} tools={tools} />}
      empty={empty}
    />
  );
}
