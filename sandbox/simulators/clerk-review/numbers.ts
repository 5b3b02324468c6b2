/** Numbers that a court's rule keeps off the record, as the clerk's program looks for them. */
import type { RedactionRule } from '../../generated/filing/schemas.ts';

type Kind = RedactionRule['kinds'][number]['kind'];

/** The kinds in a text that show more than the rule allows. */
export function numbersToRedact(text: string, { kinds }: RedactionRule): Kind[] {
  const shown = new Map(kinds.map((each) => [each.kind, each.shown]));
  return found(text).flatMap(({ kind, isMasked }) => {
    const allowed = shown.get(kind);
    if (allowed === undefined || kind === 'minor') return [];
    return isMasked && allowed !== 'none' ? [] : [kind];
  });
}

function found(text: string): { kind: Kind; isMasked: boolean }[] {
  const numbers: { kind: Kind; isMasked: boolean }[] = [];
  const add = (kind: Kind, isMasked = false) => numbers.push({ kind, isMasked });
  for (const { 0: whole } of text.matchAll(/(?<![\d-])\d{3}([-–. ])\d{2}\1\d{4}(?![\d-])/g)) {
    const [area, group] = [whole.slice(0, 3), Number(whole.slice(4, 6))];
    if (area === '000' || area === '666' || group === 0 || whole.endsWith('0000')) continue;
    if (!area.startsWith('9')) add('ssn');
    else if (group >= 50 && ![66, 67, 68, 69, 89, 93].includes(group)) add('itin');
  }
  for (const { index } of text.matchAll(/(?<![\w])[xX*•#]{3}[- ]?[xX*•#]{2}[- ]?\d{4}(?!\d)/g))
    add(/itin|taxpayer/i.test(before(text, index)) ? 'itin' : 'ssn', true);
  for (const { 0: whole, index } of text.matchAll(/(?<![\d.,$-])\d(?:[ -]?\d){7,18}(?![\d-])/g)) {
    const digits = whole.replace(/\D/g, '');
    const label = labelOf(before(text, index));
    if (label === 'licence') add('licence');
    else if (
      label === 'account' &&
      digits.length <= 17 &&
      !/^(?:\d{3}[ -]\d{3}[ -]\d{4}|(?:19|20)\d\d-\d\d-\d\d)$/.test(whole)
    )
      add('account');
    else if (label !== 'other' && digits.length >= 13 && /^[2-6]/.test(digits) && passesLuhn(digits)) add('card');
    else if (label === 'ssn' && digits.length === 9) add('ssn');
  }
  for (const { index } of text.matchAll(/(?<!\w)[A-Z]{1,2}\d(?:[ -]?\d){6,13}(?![\d-])/g))
    if (labelOf(before(text, index)) === 'licence') add('licence');
  for (const { index } of text.matchAll(
    /\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?!\d)|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}|\d{4}-\d{2}-\d{2}/g,
  ))
    if (labelOf(before(text, index)) === 'birthDate') add('birthDate');
  return numbers;
}

const before = (text: string, index: number) => text.slice(Math.max(0, index - 48), index);

const words: readonly [Kind | 'other', RegExp][] = [
  ['account', /\b(?:accounts?|acct|routing)\b/gi],
  ['ssn', /\b(?:social security|ssn)\b/gi],
  ['licence', /\bdriver['’]?s?['’]? licen[sc]e|\bDL no/gi],
  ['birthDate', /\bdate of birth|\bbirth ?date|\bdob\b|\bborn\b/gi],
  ['card', /\b(?:card|visa|mastercard)\b/gi],
  [
    'other',
    /\b(?:case|cause|envelope|bar|ardc|attorney|invoice|phone|telephone|tel|fax|reservation|docket|parcel|policy|order|zip|filed|dated|hearing)\b/gi,
  ],
];

/** Tells what the nearest word says that the number is. */
function labelOf(text: string): Kind | 'other' | undefined {
  let nearest: { label: Kind | 'other'; at: number } | undefined;
  for (const [label, pattern] of words)
    for (const { index } of text.matchAll(pattern)) if (!nearest || index >= nearest.at) nearest = { label, at: index };
  return nearest?.label;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = place % 2 ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
