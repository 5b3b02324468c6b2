import { lazy, Suspense } from 'react';
import dateClasses from '@/lib/grid/filters/date-range-filter.module.css';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import type { ReportingSearchInput } from '../search';

const DateRangeFilter = lazy(() => import('@/lib/grid/filters/date-range-filter'));

/** The days of a report, kept in the address. */
export function DaysFilter({ label, from, to }: { label: string; from: string | undefined; to: string | undefined }) {
  const change = useSearchChange<ReportingSearchInput>();
  return (
    <Suspense fallback={<div className={dateClasses.loading} />}>
      <DateRangeFilter label={label} from={from} to={to} onChange={(range) => change({ ...range })} />
    </Suspense>
  );
}
