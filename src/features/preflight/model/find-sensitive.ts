/** Finds numbers and names that court rules keep off the public record (filing variants, section 9). Runs in the worker. */
import type { SensitiveFact } from './facts';

/** Where it stands in the text. */
type Sensitive = Pick<SensitiveFact, 'kind' | 'form' | 'tail'> & { start: number; end: number };

const hyphen = '[-\\u00ad\\u2010-\\u2015\\u2212.]';
const mask = '[xX*\\u2022#\\u2588_\\u25cf]';
/** How far a label may be from its number, in characters. */
const reach = 48;

/** Words that say what the number after them is. The nearest decides. */
const labels: readonly { means: string; pattern: RegExp }[] = [
  { means: 'account', pattern: /\b(?:accounts?|acct\.?|routing|iban|aba)\b/gi },
  { means: 'card', pattern: /\b(?:card|visa|mastercard|amex|american express|discover)\b/gi },
  { means: 'ssn', pattern: /\b(?:social\s+security|ssn|s\.s\.n\.?|ss\s?#|soc\.?\s+sec\.?)/gi },
  { means: 'itin', pattern: /\b(?:itin|taxpayer\s+identification|individual\s+taxpayer)\b/gi },
  {
    means: 'licence',
    pattern: /\b(?:driver(?:['\u2019]?s|s['\u2019])?\s+licen[sc]e|dl\s?(?:no\.?|number|#)|d\.l\.)/gi,
  },
  { means: 'birthDate', pattern: /\b(?:date\s+of\s+birth|birth\s?dates?|d\.?o\.?b\b\.?|born)/gi },
  {
    means: 'other',
    pattern:
      /\b(?:case|cause|docket|envelope|bar|ardc|atty\.?|attorney|invoice|phone|telephone|tel\.?|fax|cell|mobile|reservation|parcel|policy|order|zip|filing|confirmation|tracking|check|loan application|instrument|document|firm|permit|serial|vin|claim|p\.?o\.? box|filed|signed|dated|hearing|on or about)\b/gi,
  },
];

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const date = new RegExp(
  `(?<![\\d/-])(?:\\d{1,2}[/.-]\\d{1,2}[/.-](\\d{4}|\\d{2})|(\\d{4})-\\d{2}-\\d{2}|${months}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+(\\d{4})|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${months},?\\s+(\\d{4}))(?![\\d/-])`,
  'gi',
);

/** All that stand in a text; where two overlap, the first pattern's. Lines are separated by `\n`. */
export function findSensitive(text: string): Sensitive[] {
  const found: Sensitive[] = [];
  const marks = labels.flatMap(({ means, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ means, start: match.index, end: match.index + match[0].length })),
  );
  const labelBefore = (at: number): string | undefined => {
    let best: { means: string; end: number } | undefined;
    for (const mark of marks)
      if (mark.end <= at && at - mark.end <= reach && (!best || mark.end >= best.end)) best = mark;
    return best?.means;
  };
  const isFree = (start: number, end: number) => found.every((other) => end <= other.start || start >= other.end);
  const add = (kind: Sensitive['kind'], form: Sensitive['form'], tail: string, start: number, end: number) => {
    if (isFree(start, end)) found.push({ kind, form, tail, start, end });
  };
  const each = (pattern: string, use: (match: RegExpExecArray) => void) => {
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) use(match);
  };

  // Masked numbers come first: a longer pattern would take a part of one. The last digits of a masked card are no SSN, and
  // four signs before four digits may be any number's.
  each(
    `(?<!\\w|${mask}|(?:${mask}{4}[ -]){2})(?!${mask}{4}\\d)(9?)${mask}{2,3}[ ]?${hyphen}?[ ]?${mask}{2}[ ]?${hyphen}?[ ]?(\\d{4})(?!\\d)`,
    ({ index, ...match }) => {
      const isItin = match[1] === '9' || labelBefore(index) === 'itin';
      const label = labelBefore(index);
      const kind = isItin ? 'itin' : label === 'account' || label === 'card' || label === 'licence' ? label : 'ssn';
      add(kind, 'last4', match[2] ?? '', index, index + match[0].length);
    },
  );
  each(
    `(?<!\\w)(?:${mask}{4}[ -]?){2,3}${mask}{0,4}[ -]?(\\d{4})(?!\\d)|(?<!\\w)${mask}{2,17}[ -]?(\\d{4})(?!\\d)|\\b(?:ending|ends)\\s+(?:in|with)\\s+(\\d{4})(?!\\d)`,
    ({ index, ...match }) => {
      const label = labelBefore(index);
      const isCard = label === 'card' || (label !== 'account' && new RegExp(`^(?:${mask}{4}[ -]){3}`).test(match[0]));
      const kind = isCard ? 'card' : label === 'licence' || label === 'ssn' || label === 'itin' ? label : 'account';
      if (label === 'other' || (label === undefined && !isCard)) return;
      add(kind, 'last4', match[1] ?? match[2] ?? match[3] ?? '', index, index + match[0].length);
    },
  );
  each(
    `(?<![\\d]|\\d${hyphen})(\\d{3})(?:${hyphen} ?| )(\\d{2})(?:${hyphen} ?| )(\\d{4})(?!\\d|${hyphen}\\d)`,
    (match) => {
      const [whole, area = '', group = '', serial = ''] = match;
      const kind = taxNumberKind(area, group, serial);
      if (kind) add(kind, 'full', serial, match.index, match.index + whole.length);
    },
  );
  each('(?<![\\d-])\\d{9}(?![\\d-])', ({ index, ...match }) => {
    const label = labelBefore(index);
    if (label !== 'ssn' && label !== 'itin') return;
    const digits = match[0];
    const kind = taxNumberKind(digits.slice(0, 3), digits.slice(3, 5), digits.slice(5));
    if (kind) add(kind, 'full', digits.slice(5), index, index + 9);
  });
  for (const match of text.matchAll(date)) {
    const [whole, ...years] = match;
    if (labelBefore(match.index) !== 'birthDate') continue;
    add('birthDate', 'full', years.find((year) => year !== undefined) ?? '', match.index, match.index + whole.length);
  }
  each('(?<![\\w-])[A-Z]{0,2}\\d(?:[ -]?\\d){6,13}(?![\\d-])', ({ index, ...match }) => {
    if (labelBefore(index) === 'licence') add('licence', 'full', tailOf(match[0]), index, index + match[0].length);
  });
  each('(?<![\\d-])\\d(?:[ -]?\\d){12,18}(?![\\d-])', ({ index, ...match }) => {
    const digits = match[0].replace(/\D/g, '');
    const label = labelBefore(index);
    if (label === 'other' || label === 'account' || !isCardNumber(digits)) return;
    add('card', 'full', digits.slice(-4), index, index + match[0].length);
  });
  each('(?<![\\d.,$-])\\d(?:[ -]?\\d){7,16}(?![\\d-])', ({ index, ...match }) => {
    if (labelBefore(index) !== 'account' || isDecoy(match[0], text.slice(Math.max(0, index - 4), index))) return;
    add('account', 'full', tailOf(match[0]), index, index + match[0].length);
  });
  for (const { index, end } of minorNames(text)) add('minor', 'full', '', index, end);
  return found.toSorted((one, other) => one.start - other.start);
}

const tailOf = (number: string) => number.replace(/\D/g, '').slice(-4);

/** Numbers that start with 9 are taxpayers' in some groups; others were never given out. */
function taxNumberKind(area: string, group: string, serial: string): 'ssn' | 'itin' | undefined {
  if (area === '000' || area === '666' || group === '00' || serial === '0000') return undefined;
  if (!area.startsWith('9')) return 'ssn';
  const number = Number(group);
  const isGiven = (number >= 50 && number <= 65) || (number >= 70 && number <= 99 && number !== 89 && number !== 93);
  return isGiven ? 'itin' : undefined;
}

/** A ZIP code with four digits more, a telephone number, or a date. */
function isDecoy(number: string, before: string): boolean {
  return (
    (/^\d{5}-\d{4}$/.test(number) && /[A-Z]{2}\.? ?$/.test(before)) ||
    /^\d{3}[ -]\d{3}[ -]\d{4}$/.test(number) ||
    /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(number)
  );
}

function isCardNumber(digits: string): boolean {
  if (!/^(?:4|5[1-5]|2[2-7]|3[47]|6)/.test(digits) || ![13, 15, 16, 19].includes(digits.length)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Full names beside the word minor. Initials are what the rules ask for. */
function minorNames(text: string): { index: number; end: number }[] {
  const name = "[A-Z][a-z'\\u2019]{2,}(?: [A-Z]\\.?)? [A-Z][a-z'\\u2019]{2,}";
  const patterns = [
    `(${name}),? (?:a|the|his|her|their) minor\\b`,
    `\\bminor (?:child|son|daughter|ward|plaintiff|petitioner),? (?:named |is )?(${name})`,
    `\\b(?:name of (?:the )?minor|minor['\\u2019]s name|child['\\u2019]s name): ?(${name})`,
  ];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].flatMap((match) => {
      const found = match[1] ?? '';
      const index = match.index + match[0].indexOf(found);
      return /^(?:The|This|Each|Said)\b/.test(found) ? [] : [{ index, end: index + found.length }];
    }),
  );
}
