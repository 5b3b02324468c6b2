/** What a person corrected of papers that were read, kept in this browser until it becomes a draft. */
import * as z from 'zod/mini';
import { CourtState, ServingContent, ServingMode } from '@/api/generated/serving/model';
import { createJournal } from '@/lib/storage/journal';
import { nextSteps } from './next-step';
import { singles } from './paper-values';

const recipient = z.object({
  id: z.string(),
  name: z.string(),
  isServed: z.boolean(),
  agent: z.string(),
  address: z.string(),
});

const corrections = z.object({
  state: CourtState,
  values: z.object({
    single: z.record(z.enum(singles), z.string()),
    recipients: z.readonly(z.array(recipient)),
    unchecked: z.readonly(z.array(z.string())),
  }),
  /** What the person chose to do next; nothing follows the suggestion. */
  choice: z.optional(z.enum(nextSteps)),
  mode: ServingMode,
  /** The draft that was asked for: `of` is what it was made of, so that the same isn't made twice. */
  made: z.optional(z.object({ of: z.string(), key: z.string(), content: ServingContent })),
});

export type PaperCorrections = z.infer<typeof corrections>;

/** By person and reading. */
export const correctionsJournal = createJournal('draft:papers-read', z.extend(corrections, { editedAt: z.string() }));
