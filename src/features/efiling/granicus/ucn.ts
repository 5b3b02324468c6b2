/**
 * Florida's uniform case number, `CC-YYYY-TT-SSSSSS-PPPPBB`: county, year, court type, sequence, and party and branch
 * (filing variants, section 5).
 */

export interface Ucn {
  /** 1 to 67, by name of the county. */
  county: number;
  year: number;
  /** Two capitals, such as CA. */
  courtType: string;
  /** 1 to 999999. */
  sequence: number;
  /** Six capitals and digits: the party and the branch. */
  suffix: string;
}

interface County {
  countyNumber?: number | undefined;
  /** Its name: `Palm Beach`. */
  county: string;
}

/** The chosen court, which completes a number that people shorten. */
export interface UcnCourt extends County {
  countyNumber: number;
  /** Its usual party and branch. */
  usualSuffix: string;
}

/** A number that was read, or what is wrong with it, for people. */
export type ReadUcn = { ucn: Ucn; problem?: undefined } | { ucn?: undefined; problem: string };

/** Writes the number as the portal and the contract do. */
export function formatUcn({ county, year, courtType, sequence, suffix }: Ucn): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(county, 2)}-${digits(year, 4)}-${courtType}-${digits(sequence, 6)}-${suffix}`;
}

interface UcnContext {
  /** All counties, which a message names. */
  counties: readonly County[];
  /** Decides the century of a year of two digits. */
  now?: Date;
}

/**
 * Reads a number with or without hyphens, spaces, county, suffix and leading zeros, in any case, and clerks' own short
 * forms. The county and a missing suffix come from the court. Names the part that is wrong.
 */
export function parseUcn(text: string, court: UcnCourt, { counties, now = new Date() }: UcnContext): ReadUcn {
  const typed = partsOf(text);
  if ('problem' in typed) return typed;
  const { county, year: yearText, courtType, sequence, suffix = '' } = typed;
  const year = yearText.length === 2 ? yearOfTwoDigits(Number(yearText), now) : Number(yearText);
  const end = suffix.length > 1 ? suffix : court.usualSuffix;
  const problem =
    countyProblem(county, court, counties) ??
    yearProblem(yearText, year) ??
    sequenceProblem(sequence) ??
    (/^[A-Z0-9]{6}$/.test(end)
      ? undefined
      : `The end ${end} must be six letters or digits, such as ${court.usualSuffix}.`);
  if (problem !== undefined) return { problem };
  return { ucn: { county: court.countyNumber, year, courtType, sequence: Number(sequence), suffix: end } };
}

/** The county that a number begins with; undefined where it names none that Florida has. */
export function countyOf(text: string): number | undefined {
  const typed = partsOf(text);
  const county = 'problem' in typed ? 0 : Number(typed.county);
  return county >= 1 && county <= 67 ? county : undefined;
}

const example = '2025 CA 1234';

/** With `Case No.` before it. */
const longest = 60;

/** A case is of this century, up to next year. */
function yearOfTwoDigits(year: number, now: Date): number {
  return year + (year <= (now.getUTCFullYear() + 1) % 100 ? 2000 : 1900);
}

function countyProblem(text: string | undefined, court: UcnCourt, counties: readonly County[]): string | undefined {
  if (text === undefined || Number(text) === court.countyNumber) return undefined;
  if (Number(text) < 1 || Number(text) > 67) return `There is no county ${text} in Florida. Counties are 01 to 67.`;
  const own = counties.find(({ countyNumber }) => countyNumber === Number(text));
  return `This number belongs to ${own ? nameOf(own) : `county ${text}`}. You chose ${nameOf(court)}.`;
}

const nameOf = ({ county, countyNumber }: County) => `${county} County (${String(countyNumber).padStart(2, '0')})`;

function yearProblem(text: string, year: number): string | undefined {
  return year < 1900 || year > 2100 ? `The year ${text} can’t be right.` : undefined;
}

function sequenceProblem(text: string): string | undefined {
  if (areDigits(text) && text.length > 6)
    return `The sequence number ${text} has ${text.length} digits. It can have six at most.`;
  return Number(text) === 0 ? 'The sequence number can’t be zero.' : undefined;
}

/** What was typed for each part. */
interface TypedParts {
  county: string | undefined;
  /** Digits. */
  year: string;
  /** Two letters. */
  courtType: string;
  /** Digits. */
  sequence: string;
  /** Without separators. One letter is a clerk's own sign for the branch. */
  suffix: string | undefined;
}

/** Separators say where the sequence ends. Without them, six digits do, or the first letter. */
const wholes = [
  /^(?:(?<county>\d{1,2})-)?(?<year>\d{4}|\d{2})-?(?<courtType>[A-Z]{2})-?(?<sequence>\d{1,6})(?:-(?<suffix>.+))?$/,
  /^(?<county>\d{1,2})?(?<year>(?:19|20|21)\d\d)-?(?<courtType>[A-Z]{2})-?(?<sequence>\d{6})-?(?<suffix>[A-Z0-9]{6})$/,
  /^(?<county>\d{1,2})?(?<year>(?:19|20|21)\d\d)-?(?<courtType>[A-Z]{2})-?(?<sequence>\d{1,6})(?<suffix>[A-Z].*)?$/,
];

/** How some clerks write theirs: `2024-001234-CA-01` in Miami-Dade, `CACE-24-001234` in Broward. */
const clerksOwn = [
  /^(?:(?<county>\d{1,2})-)?(?<year>\d{4})-(?<sequence>\d{1,6})-(?<courtType>[A-Z]{2})(?:-\d{1,2})?$/,
  /^(?<courtType>[A-Z]{2})(?:[A-Z]{2})?-(?<year>\d{4}|\d{2})-(?<sequence>\d{1,6})$/,
];

function partsOf(text: string): TypedParts | { problem: string } {
  if (text.length > longest) return { problem: `A case number is shorter, such as ${example}.` };
  const typed = text
    .toUpperCase()
    .replace(/^\s*CASE\s+(?:NO|NUMBER)\b[.:#\s]*/, '')
    .replaceAll(/[\s\p{Pd}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const found = [...wholes, ...clerksOwn].map((form) => form.exec(typed)).find((match) => match !== null);
  const { county, year, courtType, sequence, suffix } = found?.groups ?? {};
  if (!year || !courtType || !sequence) return { problem: wrongPart(typed.split('-').flatMap(apart)) };
  return { county, year, courtType, sequence, suffix: suffix?.replaceAll('-', '') };
}

/** Parts without separators between them: `2025CA`, `2025CA1234`, `CA1234`. A court type such as `C1` stays whole. */
function apart(text: string): string[] {
  const found = /^(\d+)([A-Z]+)(\d.*)?$/.exec(text) ?? /^([A-Z]{2})(\d{2}.*)$/.exec(text);
  return found ? found.slice(1).filter((part) => part !== undefined) : [text];
}

const areDigits = (text: string | undefined) => text !== undefined && /^\d+$/.test(text);
const isCourtType = (text: string | undefined) => text !== undefined && /^[A-Z]{2}$/.test(text);

/** Tells which part keeps a text from being a number: the first that is missing or isn't what stands there. */
function wrongPart(parts: readonly string[]): string {
  const [first = '', second] = parts;
  if (!parts.some(areDigits)) return `Enter the year, two letters and the number, such as ${example}.`;
  if (!areDigits(first)) return `The year is missing. Enter it first, such as ${example}.`;
  const [year = '', ...others] = first.length <= 2 && areDigits(second) ? parts.slice(1) : parts;
  if (year.length !== 2 && year.length !== 4) return `The year ${year} must have four digits.`;
  // Some clerks have the letters last.
  const [courtType, sequence] = areDigits(others[0]) && isCourtType(others[1]) ? [others[1], others[0]] : others;
  if (courtType === undefined || areDigits(courtType))
    return 'The court type is missing: two letters, such as CA, after the year.';
  if (!isCourtType(courtType)) return `The court type ${courtType} must be two letters, such as CA.`;
  if (sequence === undefined) return `The sequence number is missing: up to six digits after ${courtType}.`;
  return sequenceProblem(sequence) ?? `The sequence number ${sequence} must be digits.`;
}

/** Tells whether a text is a whole number, as the portal writes it. */
export const isUcn = (text: string): boolean => /^\d{2}-\d{4}-[A-Z]{2}-\d{6}-[A-Z0-9]{6}$/.test(text);

/** Finds the case of a whole number at a court. */
export function caseQuery(ucn: string, courtId: string) {
  const [, year = '', courtType = '', sequence = ''] = ucn.split('-');
  return { Court: courtId, CourtType: courtType, CaseYear: Number(year), CaseNumberSequence: sequence };
}
