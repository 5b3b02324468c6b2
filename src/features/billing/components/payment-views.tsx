import { Button } from '@mantine/core';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import type { PaymentsSearch, PaymentsSearchInput } from '../search';
import classes from './fee-views.module.css';

/** Switches between the payments and the account statement. */
export function PaymentViews({ view }: Pick<PaymentsSearch, 'view'>) {
  const change = useSearchChange<PaymentsSearchInput>();
  const show = (next: 'statement' | undefined) =>
    change({ view: next, q: undefined, sort: undefined, from: undefined, to: undefined });
  return (
    <Button.Group className={classes.views} aria-label="View">
      <Button variant="default" aria-pressed={view === undefined} onClick={() => show(undefined)}>
        Payments
      </Button>
      <Button variant="default" aria-pressed={view === 'statement'} onClick={() => show('statement')}>
        Account statement
      </Button>
    </Button.Group>
  );
}
