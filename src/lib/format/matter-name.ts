/** Names of matters as the product shows them (specification, application section 5). */

/**
 * The name reduced to what every connected system supports: A–Z, a–z, 0–9 and basic punctuation, with single spaces.
 */
export function plainMatterName(name: string): string {
  return name
    .replace(/\s/g, ' ')
    .replace(/[^ -~]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Why a matter's name is not shown as it is. */
export const plainNameExplanation =
  'Characters other than A-Z, a-z, 0-9 and basic punctuation are removed from matter names for compatibility.';

/** The second line of a list's matter: its name, with the tooltip of removed characters. */
export function matterNameLine<Row>(nameOf: (row: Row) => string | undefined) {
  return {
    label: 'Matter name',
    value: (row: Row) => plainMatterName(nameOf(row) ?? ''),
    note: (row: Row) => {
      const name = nameOf(row) ?? '';
      return plainMatterName(name) === name ? undefined : plainNameExplanation;
    },
  };
}
