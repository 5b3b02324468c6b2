/** The matter files a person has selected but not added, kept while they are away connecting to the system. */
import * as z from 'zod/mini';
import { MatterFile } from '@/api/generated/integration/model';
import { MatterDocument } from '@/api/generated/workspace/model';
import { tabStore } from '@/lib/storage/browser-storage';
import { createJournal } from '@/lib/storage/journal';

const selectionSchema = z.object({
  /** The open folders, outermost first. */
  path: z.array(MatterFile),
  /** The files and the names to file them under. */
  picked: z.array(z.object({ file: MatterFile, name: z.string() })),
  /** The same of what was made here. */
  made: z._default(z.array(z.object({ document: MatterDocument, name: z.string() })), []),
});

export type MatterFileSelection = z.infer<typeof selectionSchema>;

/** Kept for this tab only, which the person returns to. */
export const savedSelections = createJournal('matter-files', selectionSchema, tabStore);
