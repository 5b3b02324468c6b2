/** Names of matters as the product shows them (specification, application section 5). */

/**
 * The name without what connected systems cannot all keep: everything but A–Z, a–z, 0–9 and basic punctuation is
 * removed, and no gap of several spaces is left.
 */
export function plainMatterName(name: string): string {
  return name
    .replace(/\s/g, ' ')
    .replace(/[^ -~]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
