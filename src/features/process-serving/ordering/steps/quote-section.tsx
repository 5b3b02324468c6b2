import { Button } from '@mantine/core';
import { useStore } from '@tanstack/react-form';
import { useMemo, useState } from 'react';
import { formatInstant } from '@/lib/format/dates';
import { formatCents, toCents } from '@/lib/format/money';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useOrderForm } from '../draft/order-form';
import type { CurrentQuote } from '../draft/use-quote';
import { readQuoteFailure } from '../model/place-failure';
import { groupQuote, type QuotedGroup, quoteChanges } from '../model/quote-lines';
import classes from './order-steps.module.css';
import { PageTurner, usePages } from './page-turner';

/** The price line by line, and what changed since the last quote of the same recipients. */
export function QuoteSection({ quote: { quote, isStale, error, isWaiting, refetch } }: { quote: CurrentQuote }) {
  const jobs = useStore(useOrderForm().store, ({ values }) => values.jobs);
  const groups = useMemo(() => quote && groupQuote(quote, jobs), [quote, jobs]);
  const changes = useChanges(quote?.quoteId, groups);
  const recipients = groups?.filter(({ jobId }) => jobId !== undefined) ?? [];
  const ofOrder = groups?.filter(({ jobId }) => jobId === undefined) ?? [];
  const pages = usePages(recipients.length);
  return (
    <Section title="Quote">
      {isWaiting ? (
        <p className={classes.fact}>The price is shown once everything is filled in.</p>
      ) : error ? (
        <QuoteFailure error={error} onRetry={refetch} />
      ) : !quote || !groups ? (
        <SkeletonLines lines={5} label="Quoting the order" />
      ) : (
        <>
          {changes.length > 0 && (
            <Notice tone="warning" title="The prices changed since the last quote">
              <ul>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </Notice>
          )}
          <table className={classes.quote} aria-busy={isStale} data-stale={isStale || undefined}>
            <caption style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Quote by recipient</caption>
            {[...recipients.slice(pages.first, pages.end), ...ofOrder].map((group) => (
              <GroupRows key={group.jobId ?? 'order'} group={group} />
            ))}
            <tfoot>
              <tr className={classes.total}>
                <th scope="row">Total</th>
                <td>{formatCents(toCents(quote.total))}</td>
              </tr>
            </tfoot>
          </table>
          <PageTurner pages={pages} of="quoted recipients" />
          {quote.feesApart && <p className={classes.fact}>{quote.feesApart}</p>}
          <p className={classes.fact} role="status">
            {isStale ? 'Updating the quote…' : `Prices hold until ${formatInstant(quote.validUntil)}.`}
          </p>
        </>
      )}
    </Section>
  );
}

function GroupRows({ group }: { group: QuotedGroup }) {
  return (
    <tbody>
      <tr className={classes.groupHead}>
        <th scope="rowgroup">{group.name}</th>
        <td>{formatCents(group.cents)}</td>
      </tr>
      {group.lines.map(({ label, cents }) => (
        <tr key={label} className={classes.detail}>
          <th scope="row">{label}</th>
          <td>{formatCents(cents)}</td>
        </tr>
      ))}
      {group.whenUsed.map(({ label, cents }) => (
        <tr key={label} className={`${classes.detail} ${classes.later}`}>
          <th scope="row">{label}, only if used</th>
          <td>{formatCents(cents)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function QuoteFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { message, details, mayPass } = readQuoteFailure(error);
  return (
    <Notice
      tone="bad"
      title={message}
      action={
        mayPass && (
          <Button variant="default" size="xs" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** Tells what changed between the last two quotes for the same recipients and extras on this page. */
function useChanges(quoteId: string | undefined, groups: QuotedGroup[] | undefined): readonly string[] {
  const [kept, setKept] = useState<{ id: string; groups: QuotedGroup[]; changes: readonly string[] }>();
  if (quoteId !== undefined && groups && kept?.id !== quoteId) {
    const changes = kept ? quoteChanges(kept.groups, groups, formatCents) : [];
    setKept({ id: quoteId, groups, changes });
  }
  return kept?.changes ?? [];
}
