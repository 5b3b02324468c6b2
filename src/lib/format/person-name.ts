/** Reads names that are kept as one text. */
import { foldText } from './fold-text';

/** A person's name in parts. Empty parts are missing. */
export interface NameParts {
  /** `Dr.`, `Hon.` */
  prefix?: string | undefined;
  firstName?: string | undefined;
  middleName?: string | undefined;
  lastName?: string | undefined;
  /** `Jr.`, `III` */
  suffix?: string | undefined;
}

const suffix = /^(jr|sr|ii|iii|iv|v|esq|md|m\.d|phd|ph\.d)\.?$/i;
const prefix = /^(dr|mr|mrs|ms|mx|miss|hon|prof|rev|sir|judge|justice)\.?$/i;
/** Words that belong to the surname that follows them. Some are also given names, unless in small letters. */
const particle = /^(de|del|della|dela|van|von|vander|der|dos|la|las|los|st|ste|saint)\.?$/i;
const smallParticle = /^(le|du|da|das|do|di|den|ter|ten|zu|bin|ibn|al|el)$/;

const business =
  /\b(llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|limited|lp|llp|lllp|pllc|pc|p\.c|n\.a|bank|trust|association|holdings|partners|partnership|group|services|university|hospital|church|authority|transit)\b\.?/i;
const government =
  /\b(city|town|village|county|state|commonwealth|department|dept|office|bureau|board|district) of\b|^united states\b|\b(county|police|sheriff’?'?s) (department|office)\b/i;

/** Tells what a name suggests that it names. A person checks it in the form. */
export function nameKind(name: string): 'person' | 'business' | 'government' {
  if (government.test(name)) return 'government';
  return business.test(name) ? 'business' : 'person';
}

/**
 * `Dr. James T. van der Berg Jr.` or `van der Berg, James T., Jr.` in parts. A single word is a last name. Particles, and
 * the `y` between two surnames, stay with the last name; other words between the first and the last are middle names.
 */
export function splitName(text: string): NameParts {
  const [before = [], ...after] = text
    .normalize('NFC')
    .split(',')
    .map((part) => part.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const endings: string[] = [];
  const given: string[] = [];
  for (const words of after) {
    if (words.every((word) => suffix.test(word))) endings.push(...words);
    else given.push(...withoutEnding(words, endings));
  }
  const head = withoutEnding(before, endings);
  const parts = given.length > 0 ? surnameFirst(head, given) : inOrder(head);
  return present({ ...parts, suffix: endings.join(' ') });
}

/** Moves suffixes from the end of the words to the others. At least one word stays. */
function withoutEnding(words: readonly string[], endings: string[]): string[] {
  const rest = [...words];
  // A lone V is more often an initial than a number.
  const isEnding = (word: string) => suffix.test(word) && (rest.length > 2 || !/^v\.?$/i.test(word));
  const found: string[] = [];
  while (rest.length > 1 && isEnding(rest.at(-1) ?? '')) found.unshift(rest.pop() ?? '');
  endings.unshift(...found);
  return rest;
}

function surnameFirst(surname: readonly string[], given: readonly string[]): NameParts {
  const { titles, rest } = withoutTitles(given, 0);
  const [firstName = '', ...middle] = rest;
  return { prefix: titles.join(' '), firstName, middleName: middle.join(' '), lastName: surname.join(' ') };
}

function inOrder(words: readonly string[]): NameParts {
  const { titles, rest } = withoutTitles(words, 1);
  let start = rest.length - 1;
  for (;;) {
    const previous = rest[start - 1] ?? '';
    if (start > 1 && (particle.test(previous) || smallParticle.test(previous))) start -= 1;
    else if (start > 2 && previous === 'y') start -= 2;
    else break;
  }
  const [firstName = '', ...middle] = rest.slice(0, Math.max(start, 0));
  const lastName = rest.slice(Math.max(start, 0)).join(' ');
  return { prefix: titles.join(' '), firstName, middleName: middle.join(' '), lastName };
}

/** The titles at the start. `least` words stay. */
function withoutTitles(words: readonly string[], least: number): { titles: string[]; rest: string[] } {
  let count = 0;
  while (words.length - count > least && prefix.test(words[count] ?? '')) count += 1;
  return { titles: words.slice(0, count), rest: words.slice(count) };
}

function present(parts: NameParts): NameParts {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''));
}

/** `Dr. James T. van der Berg Jr.` */
export function wholeName({ prefix: title, firstName, middleName, lastName, suffix: ending }: NameParts): string {
  return [title, firstName, middleName, lastName, ending].flatMap((part) => part?.trim() || []).join(' ');
}

/** The same name, however it is written: without case, accents and punctuation. */
export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(name: string): string {
  return foldText(name)
    .replaceAll(/[\p{M}.,'’]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
