/** What has been picked from a matter and not been added yet, kept while the person is away to connect to its system. */
import * as z from 'zod/mini';
import { MatterFile } from '@/api/generated/integration/model';
import { createJournal } from '@/lib/storage/journal';

const pickingSchema = z.object({
  /** The folders that are open, outermost first. */
  path: z.array(MatterFile),
  /** The files, and the names they shall be filed under. */
  picked: z.array(z.object({ file: MatterFile, name: z.string() })),
});

export type Picking = z.infer<typeof pickingSchema>;

/** Of this tab alone: another has nothing to come back to. */
export const pickings = createJournal('picking', pickingSchema, () => sessionStorage);
