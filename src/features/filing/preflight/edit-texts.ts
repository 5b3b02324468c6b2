import type { EditFix } from '@/features/preflight';

interface EditText {
  working: string;
  done: string;
}

/** What is said while a document is redacted and when it is done. */
export const blackOutTexts: EditText = {
  working: 'Redacting',
  done: 'Redacted. The words can’t be read or searched anymore.',
};

/** What is said while a fix runs and when it is done. */
export const editTexts: Record<EditFix, EditText> = {
  flatten: { working: 'Flattening', done: 'The form is flattened.' },
  'remove-active': { working: 'Removing', done: 'Scripts, attachments and links are removed.' },
  'fit-to-letter': { working: 'Fitting to Letter', done: 'The pages are Letter now.' },
  'add-bookmarks': { working: 'Adding bookmarks', done: 'The exhibits are bookmarked.' },
  'black-out': blackOutTexts,
};
