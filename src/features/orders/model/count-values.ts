/** A value that occurs in a list, in words, and how often. */
export interface CountedValue<Value> {
  value: Value;
  label: string;
  count: number;
}

/** The values of a list by their label, from A to Z. */
export function countValues<Row, Value>(
  rows: readonly Row[],
  labelled: (row: Row) => readonly [value: Value, label: string],
): CountedValue<Value>[] {
  const counted = new Map<Value, CountedValue<Value>>();
  for (const row of rows) {
    const [value, label] = labelled(row);
    const known = counted.get(value);
    if (known) known.count += 1;
    else counted.set(value, { value, label, count: 1 });
  }
  return [...counted.values()].sort((one, other) => one.label.localeCompare(other.label, 'en-US'));
}
