/** Tells what is due first comes first; what has no deadline keeps its order after it. */
export function byUrgency<Item extends { due: string | undefined }>(items: readonly Item[]): Item[] {
  const timeOf = ({ due }: Item) => (due === undefined ? Number.POSITIVE_INFINITY : Date.parse(due));
  return items.toSorted((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    return first === second ? 0 : first - second;
  });
}
