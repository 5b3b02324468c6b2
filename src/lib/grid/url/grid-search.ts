/**
 * Search parameters of a grid, with short names that people can read, type and bookmark:
 * `?q=ortega&status=rejected,cancelled&sort=-date,case&page=2`. An invalid value falls back to the default.
 */
import * as z from 'zod/mini';

/** A column to sort by, ascending; with a minus, descending. */
export type SortToken<Column extends string = string> = Column | `-${Column}`;

/** Servers sort by at most this many columns. */
export const maxSortColumns = 3;

/** A list in an address: comma-separated, or with its name repeated. */
const listInput = z.union([z.string(), z.array(z.string())]);

function toItems(value: string | readonly string[]): string[] {
  const items = typeof value === 'string' ? value.split(',') : value.flatMap((each) => each.split(','));
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))];
}

const orUndefined = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined);

/** Values of a fixed set: `?status=rejected,cancelled`. Unknown values are dropped; an empty list means no filter. */
export function someOf<const T extends string>(allowed: readonly T[]) {
  const known = new Set<string>(allowed);
  const isKnown = (item: string): item is T => known.has(item);
  return optional(
    z.pipe(
      listInput,
      z.transform((value) => orUndefined(toItems(value).filter(isKnown))),
    ),
  );
}

/** Values of an open set, such as codes: `?court=lakemoor:cv1,lakemoor:pr1`. */
export const someTexts = optional(
  z.pipe(
    listInput,
    z.transform((value) => orUndefined(toItems(value).filter((item) => item.length <= 200))),
  ),
);

/** Positive integer ids: `?person=3,7`. */
export const someIds = optional(
  z.pipe(
    z.union([listInput, z.number(), z.array(z.number())]),
    z.transform((value) => {
      const items = [value].flat().flatMap((each) => toItems(String(each)));
      return orUndefined(items.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647));
    }),
  ),
);

/**
 * Columns to sort by, most significant first: `?sort=-date,case`. Repeated columns are dropped here, unknown ones by the
 * list, which loads with its page.
 */
export const sortTokens = optional(
  z.pipe(
    listInput,
    z.transform((value) => {
      const tokens = new Map<string, SortToken>();
      for (const item of toItems(value)) {
        const column = item.replace(/^-/, '');
        if (/^[a-z]+$/i.test(column) && !tokens.has(column)) tokens.set(column, item);
      }
      return orUndefined([...tokens.values()]);
    }),
  ),
);

const sortable = new WeakMap<object, Set<string>>();

/** Registers the columns that an address can sort by. */
export function declareSortable(schema: object, columns: readonly string[]): void {
  sortable.set(schema, new Set([...(sortable.get(schema) ?? []), ...columns]));
}

/** Tells whether an address can sort by a column; true until its list has loaded. */
export function isSortable(schema: object, column: string): boolean {
  return sortable.get(schema)?.has(column) ?? true;
}

/** An alternative view, one of these: `?view=scroll`. */
export function oneView<const Name extends string>(...names: readonly Name[]) {
  return optional(z.literal(names));
}

/** The search text: `?q=ortega`. */
export const searchText = optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)));

/** A day: `?from=2026-03-01`. */
export const day = optional(z.iso.date());

/** Dollars and cents: `?min=95&max=317.93`. */
export const amount = optional(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => (/^\d+(\.\d{1,2})?$/.test(String(value)) ? Number(value) : Number.NaN)),
    ),
    z.number().check(z.lte(100_000_000)),
  ),
);

/** A range of days or amounts. Swaps the bounds if reversed; undefined without bounds. */
export function rangeOf<Value extends string | number>(
  from: Value | undefined,
  to: Value | undefined,
): { gte?: Value | undefined; lte?: Value | undefined } | undefined {
  if (from === undefined && to === undefined) return undefined;
  return from !== undefined && to !== undefined && to < from ? { gte: to, lte: from } : { gte: from, lte: to };
}

/** The page number: `?page=2`. The first page is omitted. */
export const pageNumber = optional(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => Number(value)),
    ),
    z.int().check(z.gte(2), z.lte(100_000)),
  ),
);

/** Makes a parameter optional. An invalid value counts as missing. */
function optional<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}
