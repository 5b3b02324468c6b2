/** An import whose numbers are looked for at the court, kept in this tab so that a reload goes on with it. */
import * as z from 'zod/mini';
import { CaseSearchResult } from '@/api/generated/docket-sync/model';
import { tabStore } from '@/lib/storage/browser-storage';

const storageKey = 'bulk-import';

const schema = z.object({
  v: z.literal(1),
  clientId: z.int(),
  userId: z.int(),
  providerId: z.union([z.literal(4), z.literal(6), z.literal(7)]),
  accountName: z.string(),
  fileName: z.string(),
  /** The column with case numbers, with each row's line. */
  rows: z.array(z.object({ line: z.int(), text: z.string() })).check(z.maxLength(10_001)),
  /** What the court found, by the number as it was searched for. */
  answers: z.array(z.tuple([z.string(), z.array(CaseSearchResult)])),
});

export type KeptImport = z.output<typeof schema>;
type Whose = Pick<KeptImport, 'clientId' | 'userId' | 'providerId' | 'accountName'>;

/** The person's import for an account; undefined for none, another's, or an unreadable one. */
export function readImport({ clientId, userId, providerId, accountName }: Whose): KeptImport | undefined {
  const parsed = schema.safeParse(parse(tabStore.read(storageKey)));
  if (!parsed.success) return undefined;
  const kept = parsed.data;
  const isOwn = kept.clientId === clientId && kept.userId === userId;
  return isOwn && kept.providerId === providerId && kept.accountName === accountName ? kept : undefined;
}

export const keepImport = (kept: KeptImport): void => tabStore.write(storageKey, JSON.stringify(kept));
export const forgetImport = (): void => tabStore.remove(storageKey);

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
