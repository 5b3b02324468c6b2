import type { ChangeKind } from '../../generated/docket-watch/schemas.ts';

/** What each kind of change is called, in mails and notifications. */
export const changeTexts: Readonly<Record<ChangeKind, string>> = {
  'entry-added': 'New entry',
  'entry-amended': 'Entry amended',
  'entry-removed': 'Entry removed',
  'document-available': 'Document available',
  'document-sealed': 'Document sealed',
  'transcript-released': 'Transcript released',
  'hearing-set': 'Hearing set',
  'hearing-moved': 'Hearing moved',
  'hearing-cancelled': 'Hearing canceled',
  'title-changed': 'Title changed',
  'judge-changed': 'Judge changed',
  'case-closed': 'Case closed',
  'case-reopened': 'Case reopened',
  'case-moved': 'Case moved to another court',
  'case-sealed': 'Case sealed',
  'trouble-began': 'Docket can’t be read',
  'trouble-ended': 'Docket is read again',
  'sync-failed': 'Order failed',
  'sync-stopped': 'Tracking stopped',
};
