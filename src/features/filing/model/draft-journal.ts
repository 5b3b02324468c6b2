/**
 * The journal of a draft: changes the backend hasn't confirmed. Written on every keystroke, so a reload or crash between
 * saves loses nothing.
 */
import * as z from 'zod/mini';
import { ExistingCaseContent, FilingDocument, FilingEntry, NewCaseContent, Party } from '@/api/generated/filing/model';
import type { Extra, FieldValue } from '@/features/efiling';

// A record of the schema library would weigh on every first screen (docs/adr/0007).
const extra = z.optional(z.pipe(z.looseObject({}), z.transform(readExtra)));
const document = z.extend(FilingDocument, { extra });
const entered = {
  extra,
  parties: z.array(z.extend(Party, { extra })),
  filings: z.array(
    z.extend(FilingEntry, { extra, leadDocument: z.optional(document), attachments: z.array(document) }),
  ),
};

/** Tries the existing-case content first, which has more required fields. What a provider passes through is kept. */
const anyContent = z.union([
  z.catchall(z.extend(ExistingCaseContent, entered), z.unknown()),
  z.catchall(z.extend(NewCaseContent, entered), z.unknown()),
]);

export const journalEntry = z.object({
  /** The draft version that the content edits. */
  baseVersion: z.int(),
  content: anyContent,
  /** Content being saved. If its response is lost, it tells our save from a colleague's. */
  sending: z.optional(anyContent),
  /** When it was entered, ISO 8601. */
  editedAt: z.string(),
});

/** The values of a provider's own fields, without what is none. */
function readExtra(stored: Record<string, unknown>): Extra {
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, FieldValue] => isFieldValue(entry[1])),
  );
}

const isFieldValue = (value: unknown): value is FieldValue =>
  ['string', 'number', 'boolean'].includes(typeof value) || hasOnlyTexts(value);

/** Choices, and the parts of an address. */
const hasOnlyTexts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string');
