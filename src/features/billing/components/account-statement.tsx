import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { formatCents } from '@/lib/format/money';
import { tableColumns } from '@/lib/grid/list/table-column';
import { EmptyState } from '@/lib/ui/empty-state';
import { statementList } from '../lists/statement-list';
import { accountStatement } from '../model/account-statement';
import { invoicesQuery, paymentsQuery } from '../queries-invoices';
import type { PaymentsSearch } from '../search';
import classes from './billing-figures.module.css';
import { RowsGrid } from './rows-grid';

const columns = tableColumns(statementList);

/** Shows what was owed at the start of a range of days, what changed it, and what was owed at its end. */
export default function AccountStatement({ search, lead }: { search: PaymentsSearch; lead: ReactNode }) {
  const invoices = useQuery(invoicesQuery);
  const payments = useQuery(paymentsQuery);
  const { from, to } = search;
  const rows = useMemo(
    () => invoices.data && payments.data && accountStatement(invoices.data, payments.data, { from, to }),
    [invoices.data, payments.data, from, to],
  );
  const [opening, closing] = [rows?.[0], rows?.at(-1)];
  const sum = (part: 'chargedCents' | 'paidCents') => rows?.reduce((cents, row) => cents + row[part], 0) ?? 0;
  const retry = () => {
    void invoices.refetch();
    void payments.refetch();
  };
  return (
    <>
      {opening && closing && (
        <dl className={`${classes.panel} ${classes.figures}`} aria-label="Account statement">
          {[
            ['Opening balance', opening.balanceCents],
            ['Charges', sum('chargedCents')],
            ['Payments', sum('paidCents')],
            ['Closing balance', closing.balanceCents],
          ].map(([name, cents]) => (
            <div key={name} className={classes.figure}>
              <dt>{name}</dt>
              <dd className={classes.value}>{formatCents(Number(cents))}</dd>
            </div>
          ))}
        </dl>
      )}
      <RowsGrid
        list={statementList}
        columns={columns}
        label="Account statement"
        fileName={['account-statement', from, to].filter(Boolean).join('-')}
        views="statement"
        search={search}
        rows={rows}
        error={invoices.error ?? payments.error}
        onRetry={retry}
        lead={lead}
        empty={<EmptyState title="No line matches" description="Change the search to see other lines." />}
      />
    </>
  );
}
