import type { DocketEntryType } from '@/api/generated/docket-sync/model';
import type { ChangeKind } from '@/api/generated/docket-watch/model';
import type { StatusTone } from '@/lib/ui/status-badge';

/** What each kind of change is called, and what it means to a person. */
export const changeTexts: Readonly<Record<ChangeKind, { label: string; tone: StatusTone }>> = {
  'entry-added': { label: 'New entry', tone: 'progress' },
  'entry-amended': { label: 'Entry amended', tone: 'warning' },
  'entry-removed': { label: 'Entry removed', tone: 'warning' },
  'document-available': { label: 'Document available', tone: 'progress' },
  'document-sealed': { label: 'Document sealed', tone: 'warning' },
  'transcript-released': { label: 'Transcript released', tone: 'progress' },
  'hearing-set': { label: 'Hearing set', tone: 'progress' },
  'hearing-moved': { label: 'Hearing moved', tone: 'warning' },
  'hearing-cancelled': { label: 'Hearing canceled', tone: 'warning' },
  'title-changed': { label: 'Title changed', tone: 'neutral' },
  'judge-changed': { label: 'Judge changed', tone: 'neutral' },
  'case-closed': { label: 'Case closed', tone: 'neutral' },
  'case-reopened': { label: 'Case reopened', tone: 'warning' },
  'case-moved': { label: 'Case moved', tone: 'warning' },
  'case-sealed': { label: 'Case sealed', tone: 'bad' },
  'trouble-began': { label: 'Not read', tone: 'bad' },
  'trouble-ended': { label: 'Read again', tone: 'good' },
  'sync-failed': { label: 'Order failed', tone: 'bad' },
  'sync-stopped': { label: 'Stopped', tone: 'neutral' },
};

/** What each kind of entry is called. */
export const entryTypeTexts: Readonly<Record<DocketEntryType, string>> = {
  complaint: 'Complaint',
  summons: 'Summons',
  'service-returned': 'Proof of service',
  waiver: 'Waiver of service',
  answer: 'Answer',
  motion: 'Motion',
  response: 'Response',
  order: 'Order',
  opinion: 'Opinion',
  judgment: 'Judgment',
  'notice-of-appeal': 'Notice of appeal',
  hearing: 'Hearing',
  transcript: 'Transcript',
  minute: 'Minute entry',
  other: 'Other',
};
