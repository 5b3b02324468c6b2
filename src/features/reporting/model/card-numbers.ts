/** Masks card numbers, so that no statement shows or sends one (billing, §9). */

/** A court's descriptor, whose eight digits belong to no card, or 13 and more digits with single spaces or dashes. */
const longNumbers = /(?:FILE\s?FEE|E\s?FILE)\s?(?:\d\s?){8}|(?<!\d)\d(?:[ -]?\d){12,}/gi;
/** Lengths of card numbers, the usual first. */
const cardLengths = [16, 15, 14, 13, 17, 18, 19];

/** Replaces card numbers by their last four digits. */
export function maskCardNumbers(text: string): string {
  return text.replace(longNumbers, (found) => maskRun(found));
}

/** Masks the card number in a run of digits, which may begin with a day or end with a zip code. A descriptor has none. */
function maskRun(run: string): string {
  const groups = run.split(/([ -])/);
  for (const length of cardLengths) {
    for (let first = 0; first < groups.length; first += 2) {
      for (let last = first; last < groups.length; last += 2) {
        const digits = groups
          .slice(first, last + 1)
          .filter((_, place) => place % 2 === 0)
          .join('');
        if (digits.length !== length || !passesLuhn(digits)) continue;
        const before = groups.slice(0, first).join('');
        const after = groups.slice(last + 1).join('');
        return `${before}•••• ${digits.slice(-4)}${maskCardNumbers(after)}`;
      }
    }
  }
  return run;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
