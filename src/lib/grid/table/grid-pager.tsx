import { formatCount } from '@/lib/format/numbers';
import { Chevron } from '@/lib/ui/chevron';
import { PlainButton } from '@/lib/ui/plain-button';
import { countOf, type Noun, pageOf } from './announcement';
import classes from './grid.module.css';

interface GridPagerProps {
  noun: Noun;
  /** Rows on all pages, as far as counted. */
  total: number;
  hasMore?: boolean;
  /** From 1. */
  pageNumber: number;
  pageSize: number;
  /** Undefined until all rows are counted. */
  pageCount: number | undefined;
  /** Undefined: the first page. */
  onPageChange: (page: number | undefined) => void;
}

/** The range of rows shown, and buttons for the previous and next page. */
export function GridPager(props: GridPagerProps) {
  const { noun, total, hasMore, pageNumber, pageSize, pageCount, onPageChange } = props;
  const first = (pageNumber - 1) * pageSize + 1;
  const last = Math.min(pageNumber * pageSize, total);
  const changePage = (page: number) => onPageChange(page > 1 ? page : undefined);
  return (
    <nav className={classes.pager} aria-label={`Pages of ${noun[1]}`}>
      <span className={classes.range}>
        {first <= last && `${formatCount(first)}–${formatCount(last)} of `}
        {countOf(noun, total, hasMore)}
      </span>
      {pageCount !== 1 && (
        <div className={classes.pageButtons}>
          <PlainButton
            variant="default"
            size="compact"
            disabled={pageNumber <= 1}
            leftSection={<Chevron direction="left" />}
            onClick={() => changePage(Math.min(pageNumber - 1, pageCount ?? pageNumber))}
          >
            Previous
          </PlainButton>
          <span className={classes.pageNumber}>{pageOf(pageNumber, pageCount)}</span>
          <PlainButton
            variant="default"
            size="compact"
            disabled={pageCount !== undefined && pageNumber >= pageCount}
            rightSection={<Chevron direction="right" />}
            onClick={() => changePage(pageNumber + 1)}
          >
            Next
          </PlainButton>
        </div>
      )}
    </nav>
  );
}
