/** The columns of a list that has a case open beside it: those that there is room for, in the list's order. */
export function columnsBeside<Column extends { id?: string }>(
  columns: readonly Column[],
  ids: readonly string[],
): readonly Column[] {
  return columns.filter(({ id }) => id !== undefined && ids.includes(id));
}
