/** The `LIKE` pattern of texts that contain `term` literally. */
export function containsPattern(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
