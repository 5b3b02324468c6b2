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
