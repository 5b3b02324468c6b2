import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, lazy, type ReactNode, type SetStateAction, Suspense } from 'react';
import { failureOf } from '@/api/errors';
import type { DocketEntry, PacerReceipt } from '@/api/generated/docket-sync/model';
import type { ChangeKind } from '@/api/generated/docket-watch/model';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { ProviderFailure } from '../accounts/provider-failure';
import { changeTexts } from '../watch/model/change-texts';
import { DocketDocuments } from './docket-documents';
import classes from './docket-entries.module.css';
import type { ChosenDocuments } from './model/chosen-documents';
import type { Unseen } from './model/unseen';
import { OrderLink } from './order-link';
import type { DocketView } from './params';
import { type Docket, docketEntriesQuery } from './queries';
import { ReadDocket } from './read-docket';

const CaseStory = lazy(() => import('./case-story'));
const AmendedText = lazy(() => import('./amended-text'));
const DocketTimeline = lazy(() => import('./docket-timeline'));

interface DocketEntriesProps {
  docket: Docket;
  page: number;
  onPage: (page: number) => void;
  chosen: ChosenDocuments;
  /** Ticks documents; without it they are only shown. */
  onChoose: Dispatch<SetStateAction<ChosenDocuments>> | undefined;
  /** What can be done with the ticked documents. */
  tools?: ReactNode;
  /** How entries are shown, and changing that; a list without it. */
  view?: DocketView;
  onView?: (view: DocketView) => void;
  /** The order that follows it, whose story can be shown, and the firm's orders by envelope. */
  own?: { orderId: number; ofEnvelope: ReadonlyMap<string, number> } | undefined;
  /** The account that reads the docket. */
  userName?: string | undefined;
  /** What the person hasn't seen of it: marked. */
  unseen?: Unseen | undefined;
}

/** The docket as it was last read, newest entry first. */
export function DocketEntries(props: DocketEntriesProps) {
  const { docket, page, onPage, chosen, onChoose, tools, view, onView, userName, unseen, own } = props;
  const { data, error, refetch } = useQuery(docketEntriesQuery(docket, page));
  if (!data && error) {
    const { code } = failureOf(error);
    if (code === 'docket-not-read') return <ReadDocket docket={docket} error={error} />;
    if (code === 'case-sealed')
      return (
        <Section title="Docket">
          <p className={classes.quiet}>This case is sealed.</p>
        </Section>
      );
    if (code !== undefined)
      return (
        <ProviderFailure
          title="The docket couldn’t be loaded"
          error={error}
          providerId={docket.providerId}
          userName={userName}
          onRetry={() => void refetch()}
        />
      );
    return <ErrorState title="The docket could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonLines lines={8} label="Loading the docket" />;
  const last = Math.max(1, Math.ceil(data.total / data.pageSize));
  const read = data.readAt && `Read ${formatInstant(data.readAt)}`;
  return (
    <Section title={`Docket (${data.total})`} actions={<span className={classes.quiet}>{read}</span>}>
      {data.receipt && (
        <p className={classes.quiet} role="status">
          {receiptText(data.receipt)}
        </p>
      )}
      {tools}
      {data.items.length === 0 && (
        <EmptyState title="No entries" description="The court hasn’t entered anything yet." />
      )}
      {onView && <Views view={view} onView={onView} />}
      {view === 'work' && own ? (
        <Suspense fallback={<SkeletonLines lines={8} label="Loading your firm’s work" />}>
          <CaseStory orderId={own.orderId} />
        </Suspense>
      ) : view === 'timeline' ? (
        <Suspense fallback={<SkeletonLines lines={8} label="Loading the timeline" />}>
          <DocketTimeline entries={data.items} courtTimeZone={data.courtTimeZone} unseen={unseen} />
        </Suspense>
      ) : (
        <ol className={classes.entries}>
          {data.items.map((entry) => (
            <Entry
              key={entry.docketEntryId}
              entry={entry}
              courtTimeZone={data.courtTimeZone}
              chosen={chosen}
              onChoose={onChoose}
              unseen={unseen?.ofEntry.get(entry.docketEntryId)}
              ownOrderId={own?.ofEnvelope.get(entry.relatedEnvelopeId ?? '')}
            />
          ))}
        </ol>
      )}
      {last > 1 && view !== 'work' && <Pages page={page} last={last} onPage={onPage} />}
    </Section>
  );
}

interface EntryProps extends Pick<DocketEntriesProps, 'chosen' | 'onChoose'> {
  entry: DocketEntry;
  courtTimeZone: string | undefined;
  /** Its latest change, if the person hasn't seen it. */
  unseen: ChangeKind | undefined;
  /** The firm's order that it shows. */
  ownOrderId: number | undefined;
}

function Entry({ entry, courtTimeZone, chosen, onChoose, unseen, ownOrderId }: EntryProps) {
  const { entryNumber, dateFiled, description, amendedAt, previousDescription, isRemoved, hearing } = entry;
  return (
    <li className={classes.entry} data-removed={isRemoved} data-unseen={unseen !== undefined || undefined}>
      <div className={classes.when}>
        <span>{formatPlainDate(dateFiled)}</span>
        {entryNumber !== undefined && <span className={classes.quiet}>No. {entryNumber}</span>}
        {unseen && <StatusBadge {...changeTexts[unseen]} />}
      </div>
      <div className={classes.what}>
        <p className={classes.text}>{description}</p>
        {hearing && <p className={classes.quiet}>{hearingText(hearing, courtTimeZone)}</p>}
        {ownOrderId !== undefined && (
          <p className={classes.quiet}>
            Your firm’s filing. <OrderLink orderId={ownOrderId} />
          </p>
        )}
        {isRemoved && <p className={classes.quiet}>The court removed this entry.</p>}
        {amendedAt && previousDescription && (
          <details className={classes.amended} open={unseen === 'entry-amended'}>
            <summary>{`Amended ${formatInstant(amendedAt, courtTimeZone)}`}</summary>
            <Suspense fallback={<p className={classes.quiet}>{previousDescription}</p>}>
              <AmendedText before={previousDescription} after={description} />
            </Suspense>
          </details>
        )}
        <DocketDocuments entry={entry} chosen={chosen} onChoose={onChoose} />
      </div>
    </li>
  );
}

const views = [
  { view: undefined, label: 'List' },
  { view: 'timeline', label: 'Timeline' },
  { view: 'work', label: 'Your firm’s work' },
] as const;

function Views({ view, onView }: Required<Pick<DocketEntriesProps, 'onView'>> & Pick<DocketEntriesProps, 'view'>) {
  return (
    <Group gap="xs" mb="xs">
      {views.map((each) => (
        <Button
          key={each.label}
          size="compact-sm"
          variant={view === each.view ? 'light' : 'subtle'}
          aria-pressed={view === each.view}
          onClick={() => onView(each.view)}
        >
          {each.label}
        </Button>
      ))}
    </Group>
  );
}

function hearingText(
  { kind, at, place, isCancelled }: NonNullable<DocketEntry['hearing']>,
  courtTimeZone: string | undefined,
): string {
  return isCancelled ? `${kind} canceled` : [kind, formatInstant(at, courtTimeZone), place].filter(Boolean).join(', ');
}

const receiptText = ({ amount, billablePages }: PacerReceipt) =>
  `PACER charged ${formatDollars(amount)} (${billablePages} ${billablePages === 1 ? 'page' : 'pages'}) for this reading.`;

function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  return (
    <Group gap="sm" mt="sm">
      <Button variant="default" size="compact-sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span className={classes.quiet}>
        Page {page} of {last}
      </span>
      <Button variant="default" size="compact-sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </Group>
  );
}
