/** Names of the two sort directions, ascending first. */
type Directions = readonly [ascending: string, descending: string];

const alphabetical: Directions = ['A to Z', 'Z to A'];

/** For dates and times. */
export const chronological: Directions = ['oldest first', 'newest first'];

/** For amounts and counts. */
export const numerical: Directions = ['smallest first', 'largest first'];

/** Names a sort direction: `newest first`. */
export function directionText(
  meta: { directions?: Directions | undefined } | undefined,
  isDescending: boolean,
): string {
  return (meta?.directions ?? alphabetical)[isDescending ? 1 : 0];
}
