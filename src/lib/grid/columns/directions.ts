/** The two directions of a sort in words, ascending first. */
type Directions = readonly [ascending: string, descending: string];

const alphabetical: Directions = ['A to Z', 'Z to A'];

/** For columns of days and instants. */
export const chronological: Directions = ['oldest first', 'newest first'];

/** For columns of amounts and counts. */
export const numerical: Directions = ['smallest first', 'largest first'];

/** A direction of a column in words: `newest first`. */
export function directionText(
  meta: { directions?: Directions | undefined } | undefined,
  isDescending: boolean,
): string {
  return (meta?.directions ?? alphabetical)[isDescending ? 1 : 0];
}
