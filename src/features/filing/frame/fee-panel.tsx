import { Button, Title } from '@mantine/core';
import { type ReactNode, useId, useMemo } from 'react';
import type { QuotedDelivery } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { weekdayText } from '@/lib/format/days-in-words';
import { formatCents } from '@/lib/format/money';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useFeeQuote } from '../draft/use-fee-quote';
import { readQuoteFailure } from '../model/failures';
import { readFeeLines } from '../model/fee-lines';
import { FeeBreakdown } from './fee-breakdown';
import classes from './fee-panel.module.css';

/**
 * The current fee quote, dimmed while a new one loads. Before fees can be quoted, it says what to enter.
 * @param children below the total.
 */
export function FeePanel({ children }: { children?: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.panel}>
      <Title order={2} size="h5" id={titleId}>
        Fees
      </Title>
      <FeePanelBody />
      {children}
    </section>
  );
}

function FeePanelBody() {
  const { quote, isStale, error, missing, refetch } = useFeeQuote();
  const lines = useMemo(() => quote && readFeeLines(quote), [quote]);
  if (missing.length > 0) return <p className={classes.hint}>Choose {listed(missing)} to see the fees.</p>;
  if (error) {
    const failure = readQuoteFailure(error);
    return (
      <div role="alert" className={classes.failure}>
        <p className={classes.failureText}>{failure.message}</p>
        {failure.details.length > 0 && (
          <ul className={classes.details}>
            {failure.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {failure.mayPass && (
          <Button variant="default" size="compact-sm" onClick={refetch}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  if (!lines) return <SkeletonLines lines={4} label="Calculating fees" />;
  return (
    <>
      <div className={classes.amounts} aria-busy={isStale} data-stale={isStale || undefined}>
        <FeeBreakdown fees={lines} />
        {quote?.delivery && <DeliveryDay delivery={quote.delivery} />}
      </div>
      <p role="status" className={classes.status}>
        {isStale ? 'Updating fees…' : <span className={classes.silent}>Total {formatCents(lines.totalCents)}</span>}
      </p>
    </>
  );
}

/** Shows when documents on paper reach the court, said before they are bought (filing variants, section 4). */
function DeliveryDay({ delivery: { arrivesOn, sameDayUntil, courtTimeZone } }: { delivery: QuotedDelivery }) {
  return (
    <p className={classes.hint}>
      At the court on {weekdayText(arrivesOn)}
      {sameDayUntil && `, if you submit before ${formatInstant(sameDayUntil, courtTimeZone)}`}.
    </p>
  );
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

function listed(missing: readonly string[]): string {
  return list.format(missing);
}
