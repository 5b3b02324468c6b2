/** Parts of digits and of letters, without what separates them and without leading zeros. */
const partsOf = (number: string) =>
  (number.toUpperCase().match(/\d+|[A-Z]+/g) ?? []).map((part) => part.replace(/^0+(?=\d)/, ''));

/**
 * Tells whether two case numbers name one case: a caption may leave out the county and the suffix, the separators and
 * leading zeros.
 */
export function sameCaseNumber(one: string, other: string): boolean {
  const [short, long] = [partsOf(one), partsOf(other)].toSorted((left, right) => left.length - right.length);
  if (!short || !long || short.length === 0) return false;
  return long.some((_, start) =>
    short.every((part, index) => {
      const found = long[start + index];
      // A county written together with the year: 482025CA.
      const isYear = index === 0 && /^(?:19|20)\d{2}$/.test(part);
      return (
        found === part ||
        (isYear && found?.length === 6 && found.endsWith(part)) ||
        (index === 0 && /^\d{2}(?:19|20)\d{2}$/.test(part) && found === part.slice(2))
      );
    }),
  );
}
