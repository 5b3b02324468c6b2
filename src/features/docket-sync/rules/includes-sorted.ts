/** Tells whether a list in ascending order has a number. */
export function includesSorted(values: readonly number[], wanted: number): boolean {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((values[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return values[from] === wanted;
}
