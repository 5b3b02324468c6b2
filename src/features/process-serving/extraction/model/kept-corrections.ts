/** What a person corrected of papers that were read, kept in this browser until it becomes a draft. */
import * as z from 'zod/mini';
import { CourtState, ServingContent, ServingMode } from '@/api/generated/serving/model';
import { createJournal } from '@/lib/storage/journal';
import { nextSteps } from './next-step';
import type { PaperValues } from './paper-values';

const recipient = z.object({
  id: z.string(),
  name: z.string(),
  isServed: z.boolean(),
  agent: z.string(),
  address: z.string(),
});

const text = z.string();
const single = z.object({
  ...{ courtName: text, caseNumber: text, caseTitle: text, filedOn: text, summonsIssuedOn: text, appearanceOn: text },
  ...{ hearingAt: text, hearingPlace: text, attorney: text },
});

const corrections = z.object({
  state: CourtState,
  values: z.object({
    // A record, or read-only arrays, would bring their schemas into what every page loads.
    single,
    recipients: z.array(recipient),
    unchecked: z.array(z.string()),
  }),
  /** What the person chose to do next; nothing follows the suggestion. */
  choice: z.optional(z.enum(nextSteps)),
  mode: ServingMode,
  /** The draft that was asked for: `of` is what it was made of, so that the same isn't made twice. */
  made: z.optional(z.object({ of: z.string(), key: z.string(), content: ServingContent })),
});

export interface PaperCorrections extends Omit<z.infer<typeof corrections>, 'values'> {
  values: PaperValues;
}

/** By person and reading. */
export const correctionsJournal = createJournal('draft:papers-read', z.extend(corrections, { editedAt: z.string() }));
