import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { exportFeeSummary } from '@/api/generated/billing';
import type { FeeSummaryRow } from '@/api/generated/billing/model';
import { useGridViews } from '@/features/orders';
import { DownloadButton } from '@/lib/files/download-button';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { useArranged } from '@/lib/grid/tools/use-arranged';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { feeRows, feeSummaryQuery } from '../queries';
import { defaultFeesSort, feesPageSize, toFeeExportRequest, toFeeSummaryRequest } from '../requests';
import type { FeeSummarySearch, FeeSummarySearchInput } from '../search';
import { feesColumns } from '../tables/fees-columns';
import { feesExport } from '../tables/fees-export';

const noun = ['fee', 'fees'] as const;
const rowId = ({ feeId }: FeeSummaryRow) => feeId;
const nameOf = ({ description, orderId }: FeeSummaryRow) => `${description}, order ${orderId}`;

interface EachFeeProps {
  search: FeeSummarySearch;
  clientReference: string;
  empty: ReactNode;
}

/** A row a fee, paged and sorted by the backend. */
export function EachFee({ search, clientReference, empty }: EachFeeProps) {
  const change = useSearchChange<FeeSummarySearchInput>();
  const request = toFeeSummaryRequest(search, clientReference);
  const fees = useQuery(feeSummaryQuery(request));
  const views = useGridViews('fees', search);
  const [arranged, setArranged] = useArranged(feesColumns);
  return (
    <>
      {fees.data && views && (
        <GridTools
          noun={noun}
          columns={feesColumns}
          exportColumns={feesExport}
          formats={['xlsx']}
          nameOf={nameOf}
          rows={fees.data.items}
          source={feeRows(request)}
          {...views}
          onArrange={setArranged}
        >
          <DownloadButton
            variant="subtle"
            size="compact-sm"
            fileName={`fees-${clientReference}.csv`}
            fetchFile={() => exportFeeSummary(toFeeExportRequest(search, clientReference))}
          >
            Export CSV
          </DownloadButton>
        </GridTools>
      )}
      <PagedGrid
        label="Fees"
        noun={noun}
        {...arranged}
        rowId={rowId}
        page={fees.data}
        isRefreshing={fees.isPlaceholderData}
        hasError={fees.isError}
        onRetry={() => void fees.refetch()}
        sort={search.sort ?? defaultFeesSort}
        onSortChange={(sort) => change({ sort })}
        pageNumber={search.page ?? 1}
        pageSize={feesPageSize}
        onPageChange={(page) => change({ page })}
        empty={empty}
      />
    </>
  );
}
