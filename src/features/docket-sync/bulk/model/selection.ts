/** The cases chosen for a bulk order, as the browser keeps them under `bulk-sync-selected` (dockets, section 1.7). */
import * as z from 'zod/mini';
import type { BulkSyncCommand, BulkSyncMatter } from '@/api/generated/docket-sync/model';

/** The most cases of one order. */
export const maxCases = 2000;

const matter = z.object({
  displayName: z.string().check(z.minLength(1), z.maxLength(300)),
  clientReference: z.optional(z.string().check(z.maxLength(200))),
  matterReference: z.optional(z.string().check(z.maxLength(100))),
  retailerReference: z.optional(z.string().check(z.maxLength(200))),
});

const selectedCase = z.object({
  productCaseId: z.int().check(z.positive()),
  caseNumber: z.string().check(z.minLength(1), z.maxLength(60)),
  description: z.string().check(z.maxLength(500)),
  courtName: z.catch(z.string().check(z.maxLength(200)), ''),
  matter: z.nullable(matter),
});

const schema = z.object({
  v: z.literal(1),
  clientId: z.int(),
  userId: z.int(),
  providerId: z.union([z.literal(4), z.literal(6), z.literal(7)]),
  accountName: z.string().check(z.minLength(1), z.maxLength(100)),
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  cases: z.array(selectedCase).check(z.maxLength(maxCases)),
});

export type BulkSelection = z.output<typeof schema>;
export type SelectedCase = BulkSelection['cases'][number];

/** The selection in a text; `dropped` says why it can't be used. */
export type KeptSelection =
  | { kind: 'none' }
  | { kind: 'dropped'; why: 'another person' | 'unreadable' }
  | { kind: 'selected'; selection: BulkSelection };

/** Reads what the browser kept. Another person's or a broken selection isn't used. */
export function readSelection(text: string | null, person: { clientId: number; userId: number }): KeptSelection {
  if (text === null) return { kind: 'none' };
  const parsed = schema.safeParse(parse(text));
  if (!parsed.success) return { kind: 'dropped', why: 'unreadable' };
  const { clientId, userId } = parsed.data;
  if (clientId !== person.clientId || userId !== person.userId) return { kind: 'dropped', why: 'another person' };
  return parsed.data.cases.length > 0 ? { kind: 'selected', selection: parsed.data } : { kind: 'none' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The selection with another matter for some of its cases; null takes it away. */
export function withMatter(
  selection: BulkSelection,
  productCaseIds: readonly number[],
  chosen: BulkSyncMatter | null,
): BulkSelection {
  const ids = new Set(productCaseIds);
  return {
    ...selection,
    cases: selection.cases.map((each) => (ids.has(each.productCaseId) ? { ...each, matter: chosen } : each)),
  };
}

/** The selection without a case. */
export const withoutCase = (selection: BulkSelection, productCaseId: number): BulkSelection => ({
  ...selection,
  cases: selection.cases.filter((each) => each.productCaseId !== productCaseId),
});

/** Cases with a matter. */
export const confirmedCount = ({ cases }: Pick<BulkSelection, 'cases'>) =>
  cases.filter((each) => each.matter !== null).length;

/** The order of a selection; undefined while a case has no matter. */
export function toCommand(
  { cases, accountName, state }: BulkSelection,
  retailerCode: string,
): BulkSyncCommand | undefined {
  const ordered = cases.flatMap(({ productCaseId, caseNumber, description, matter }) =>
    matter ? [{ productCaseId, caseNumber, description, matter }] : [],
  );
  if (ordered.length === 0 || ordered.length < cases.length) return undefined;
  return { cases: ordered, accountName, state, retailerCode };
}
