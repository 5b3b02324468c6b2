import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DocketDocument, DocketEntry, DocketSyncOrder } from '@/api/generated/docket-sync/model';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import classes from './docket-entries.module.css';
import { docketEntriesQuery } from './queries';

interface DocketEntriesProps {
  order: DocketSyncOrder;
  page: number;
}

/** The docket as it was last read, newest entry first. */
export function DocketEntries({ order, page }: DocketEntriesProps) {
  const { data, error, refetch } = useQuery(docketEntriesQuery(order, page));
  if (!data && error)
    return <ErrorState title="The docket could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={8} label="Loading the docket" />;
  const last = Math.max(1, Math.ceil(data.total / data.pageSize));
  const read = data.readAt && `Read ${formatInstant(data.readAt)}`;
  return (
    <Section title={`Docket (${data.total})`} actions={<span className={classes.quiet}>{read}</span>}>
      {data.items.length === 0 && (
        <EmptyState title="No entries" description="The court hasn’t entered anything yet." />
      )}
      <ol className={classes.entries}>
        {data.items.map((entry) => (
          <Entry key={entry.docketEntryId} entry={entry} />
        ))}
      </ol>
      {last > 1 && <Pages page={page} last={last} />}
    </Section>
  );
}

function Entry({ entry }: { entry: DocketEntry }) {
  const { entryNumber, dateFiled, description, amendedAt, previousDescription, isRemoved, documents } = entry;
  return (
    <li className={classes.entry} data-removed={isRemoved}>
      <div className={classes.when}>
        <span>{formatPlainDate(dateFiled)}</span>
        {entryNumber !== undefined && <span className={classes.quiet}>No. {entryNumber}</span>}
      </div>
      <div className={classes.what}>
        <p className={classes.text}>{description}</p>
        {isRemoved && <p className={classes.quiet}>The court removed this entry.</p>}
        {amendedAt && previousDescription && (
          <p className={classes.quiet}>
            Amended {formatInstant(amendedAt)}. Before: <del>{previousDescription}</del>
          </p>
        )}
        {documents.length > 0 && (
          <ul className={classes.documents}>
            {documents.map((document) => (
              <li key={document.documentKey}>{documentText(document)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const reasons = {
  sealed: 'sealed',
  restricted: 'restricted',
  'not-electronic': 'on paper only',
  removed: 'removed',
} as const;

function documentText({
  description,
  pageCount,
  unavailableReason,
  restrictedUntil,
  owned,
  price,
}: DocketDocument): string {
  const pages = pageCount === undefined ? undefined : `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`;
  const until =
    unavailableReason === 'restricted' && restrictedUntil ? ` until ${formatPlainDate(restrictedUntil)}` : '';
  const reason = unavailableReason && `${reasons[unavailableReason]}${until}`;
  const fetched = owned && `fetched by ${owned.byName}`;
  return [description, pages, reason ?? fetched ?? (price === undefined ? undefined : formatDollars(price))]
    .filter(Boolean)
    .join(' · ');
}

function Pages({ page, last }: { page: number; last: number }) {
  const navigate = useNavigate();
  const go = (to: number) =>
    void navigate({ to: '.', search: (search) => ({ ...search, page: to > 1 ? to : undefined }) });
  return (
    <Group gap="sm" mt="sm">
      <Button variant="default" size="compact-sm" disabled={page <= 1} onClick={() => go(page - 1)}>
        Newer
      </Button>
      <span className={classes.quiet}>
        Page {page} of {last}
      </span>
      <Button variant="default" size="compact-sm" disabled={page >= last} onClick={() => go(page + 1)}>
        Older
      </Button>
    </Group>
  );
}
