import '@mantine/core/styles/VisuallyHidden.css';
import { Group, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { ServingAttempt, ServingDocument, ServingJob, ServingSummary } from '@/api/generated/serving/model';
import { PreviewDialog } from '@/features/documents';
import { formatInstant } from '@/lib/format/dates';
import { Notice } from '@/lib/ui/notice';
import { PlainButton } from '@/lib/ui/plain-button';
import { Section } from '@/lib/ui/section';
import { loadPaper } from './files';
import { distanceText } from './model/schematic';
import { addressText } from './model/texts';
import {
  arrivals,
  entryTitle,
  type TimelineEntry,
  type TimelineKind,
  timelineKinds,
  timelineOf,
} from './model/timeline';
import classes from './order.module.css';
import { Photos } from './photos';

const kindNames: Readonly<Record<TimelineKind, string>> = {
  attempt: 'Attempts',
  message: 'Messages',
  paper: 'Papers',
  proof: 'Proof',
  status: 'Status',
};

interface JobTimelineProps {
  order: ServingSummary;
  job: ServingJob;
  /** The kinds that are shown; all without. */
  show: readonly TimelineKind[] | undefined;
  onShow: (kinds: TimelineKind[] | undefined) => void;
}

/** Shows what happened, latest first. Entries that arrive while the page is open are announced; the focus stays. */
export function JobTimeline({ order, job, show, onShow }: JobTimelineProps) {
  const all = timelineOf(order, job);
  const announcement = useAnnouncement(job.jobId, all);
  const entries = show ? all.filter(({ kind }) => show.includes(kind)) : all;
  const toggle = (kind: TimelineKind) => {
    const next = show?.includes(kind) ? show.filter((each) => each !== kind) : [...(show ?? []), kind];
    onShow(next.length > 0 && next.length < timelineKinds.length ? next : undefined);
  };
  return (
    <Section title="Timeline">
      <Group gap={4} role="group" aria-label="Show" className={classes.filter}>
        <FilterButton isOn={!show} onClick={() => onShow(undefined)}>
          All
        </FilterButton>
        {timelineKinds.map((kind) => (
          <FilterButton key={kind} isOn={show?.includes(kind) ?? false} onClick={() => toggle(kind)}>
            {`${kindNames[kind]} (${all.filter((entry) => entry.kind === kind).length})`}
          </FilterButton>
        ))}
      </Group>
      <VisuallyHidden component="p" role="status">
        {announcement}
      </VisuallyHidden>
      {entries.length === 0 && <p className={classes.quiet}>Nothing of this kind yet.</p>}
      <ol className={classes.timeline}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry} data-tone={toneOf(entry)}>
            <p className={classes.strong}>{entryTitle(entry)}</p>
            <p className={classes.when}>
              <time dateTime={entry.at}>{formatInstant(entry.at, zoneOf(entry))}</time>
              {byOf(entry)}
            </p>
            <EntryDetail order={order} job={job} entry={entry} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function FilterButton({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }) {
  return (
    <PlainButton size="compact" variant={isOn ? 'light' : 'subtle'} aria-pressed={isOn} onClick={onClick}>
      {children}
    </PlainButton>
  );
}

/** Tells what arrived since the last reading, in words. */
function useAnnouncement(jobId: string, entries: readonly TimelineEntry[]): string {
  const [known, setKnown] = useState(() => ({ jobId, ids: idsOf(entries), text: '' }));
  const added = arrivals(known.jobId === jobId ? known.ids : undefined, entries);
  if (known.jobId !== jobId || added.length > 0)
    setKnown({ jobId, ids: idsOf(entries), text: added.map((entry) => `New: ${entryTitle(entry)}`).join('. ') });
  return known.text;
}

const idsOf = (entries: readonly TimelineEntry[]): ReadonlySet<string> => new Set(entries.map(({ id }) => id));

/** Attempts are told in the time of the address. */
const zoneOf = (entry: TimelineEntry) => (entry.kind === 'attempt' ? entry.attempt.timeZone : undefined);

function toneOf(entry: TimelineEntry): string {
  if (entry.kind === 'attempt') return entry.attempt.success ? 'good' : 'warning';
  if (entry.kind === 'proof') return entry.tone;
  return entry.kind === 'message' ? 'progress' : 'neutral';
}

function byOf(entry: TimelineEntry): string {
  if (entry.kind === 'status') return ` · ${entry.change.actor}`;
  return entry.kind === 'paper' ? ` · ${entry.by}` : '';
}

function EntryDetail({ order, job, entry }: Pick<JobTimelineProps, 'order' | 'job'> & { entry: TimelineEntry }) {
  switch (entry.kind) {
    case 'attempt':
      return (
        <AttemptDetail
          jobId={job.jobId}
          attempt={entry.attempt}
          place={entry.address ? addressText(entry.address) : undefined}
        />
      );
    case 'message':
      return <p className={classes.words}>{entry.message.text}</p>;
    case 'paper':
      return <Papers order={order} documents={entry.documents} />;
    case 'proof':
      return entry.detail ? <p className={classes.words}>{entry.detail}</p> : null;
    case 'status':
      return null;
  }
}

interface AttemptDetailProps {
  jobId: string;
  attempt: ServingAttempt;
  place: string | undefined;
}

function AttemptDetail({ jobId, attempt, place }: AttemptDetailProps) {
  const { number, note, photos, timeZone, servedPerson, findings, distanceMeters } = attempt;
  return (
    <>
      <p className={classes.quiet}>
        {[place, distanceMeters !== undefined && `${distanceText(distanceMeters)} from the address`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {servedPerson && <p className={classes.words}>{personText(servedPerson)}</p>}
      {note && <p className={classes.words}>{note}</p>}
      <Photos jobId={jobId} of={`attempt ${number}`} photos={photos} timeZone={timeZone} />
      {findings.map(({ findingId, text, source }) => (
        <Notice key={findingId} tone="warning">
          {source ? `${text} (${source})` : text}
        </Notice>
      ))}
    </>
  );
}

function personText({ name, relationship, ageEstimate }: NonNullable<ServingAttempt['servedPerson']>): string {
  return [`Papers left with ${name}`, relationship, ageEstimate !== undefined && `about ${ageEstimate}`]
    .filter(Boolean)
    .join(', ');
}

function Papers({ order, documents }: { order: ServingSummary; documents: readonly ServingDocument[] }) {
  const [open, setOpen] = useState<ServingDocument>();
  return (
    <ul className={classes.plain}>
      {documents.map((document) => (
        <li key={document.documentId} className={classes.place}>
          <span className={classes.grow}>
            {`${document.title || document.fileName}, ${document.pageCount} ${document.pageCount === 1 ? 'page' : 'pages'}`}
          </span>
          <PlainButton
            size="compact"
            variant="subtle"
            aria-label={`Preview ${document.title || document.fileName}`}
            onClick={() => setOpen(document)}
          >
            Preview
          </PlainButton>
        </li>
      ))}
      {open && (
        <PreviewDialog
          fileName={open.title || open.fileName}
          load={() => loadPaper(order, open)}
          onClose={() => setOpen(undefined)}
          failureAdvice="You can also download the evidence, which has the papers."
        />
      )}
    </ul>
  );
}
