/** Case numbers as people write them and spreadsheets hold them, read as the courts write them (dockets, section 4). */

/** A case number of a federal court. Without an office it may be of any office of the district. */
export interface FederalCaseNumber {
  system: 'federal';
  /** `1:25-cv-04417`; `02-00017` in bankruptcy courts. */
  key: string;
  office?: string;
  /** Two digits. */
  year: string;
  /** `cv`, `cr`, `mj`, … Missing for a bankruptcy number without it. */
  caseType?: string;
  /** Five digits. */
  number: string;
  isBankruptcy?: true;
  /** The defendant of a criminal case whom the number names. */
  defendantNumber?: number;
}

/** An index or file number of a court of New York: `652211/2025`, `EF2023-1234`. */
export interface NewYorkCaseNumber {
  system: 'NY';
  key: string;
}

/** A uniform case number of Florida without its local part: `48-2025-CA-001234`. */
export interface FloridaCaseNumber {
  system: 'FL';
  key: string;
  county: string;
  year: string;
  caseType: string;
  number: string;
}

export type CaseNumber = FederalCaseNumber | NewYorkCaseNumber | FloridaCaseNumber;

export type CaseNumberError = 'unreadable' | 'county-missing' | 'spreadsheet-changed';

/** Longer texts are no case numbers. */
const longest = 120;

/**
 * Reads any text as a case number and never throws. `spreadsheet-changed` is a date or a power of ten that a spreadsheet
 * made of a number, `county-missing` a number of Florida that could be of any of its counties.
 */
export function readCaseNumber(text: string): CaseNumber | { error: CaseNumberError } {
  if (text.length > longest) return { error: 'unreadable' };
  const plain = withoutLabel(plainText(text));
  if (isChangedBySpreadsheet(plain)) return { error: 'spreadsheet-changed' };
  return readFlorida(plain) ?? readFederal(plain) ?? readNewYork(plain) ?? { error: 'unreadable' };
}

/** The text in upper case with plain dashes, spaces and letters, and without characters that can't be seen. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-:/]) ?/g, '$1')
    .trim()
    .toUpperCase();
}

/** Without `Case No.`, `Index No.`, `No.`, `#` and the like before the number. */
function withoutLabel(text: string): string {
  return text.replace(/^(?:(?:CASE|INDEX|DOCKET)(?![A-Z])[ :]*)?(?:(?:NO\.|(?:NO|NUMBER)(?![A-Z.]))[ :]*|# ?)?/, '');
}

const months = '(?:JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC)[A-Z]{0,6}';

/** What spreadsheets make of a case number: a power of ten or a date, as they or a program write it. */
const changed = [
  /^[-+]?\d+(?:[.,]\d+)?E[-+]?\d+$/,
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ].*)?$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|\d{4})(?: .*)?$/,
  new RegExp(`^\\d{1,2}[- ]?${months}(?:[-, ]+\\d{2,4})?(?: .*)?$`),
  new RegExp(`^${months}[-. ]+\\d{1,4}(?:, ?\\d{2,4})?(?: .*)?$`),
  new RegExp(`^(?:SUN|MON|TUE|WED|THU|FRI|SAT)[A-Z]{0,6},? ${months} .*$`),
];

const isChangedBySpreadsheet = (text: string) => changed.some((pattern) => pattern.test(text));

/**
 * Office, year, case type, number, then judges' initials or `N/A`, then a defendant's number. Where a number is written
 * without dashes, as in `1:25cv4417`, its letters separate its parts.
 */
const federal =
  /^(?:(?<office>\d):)?(?<year>\d{2}|(?<=:)(?:19|20)\d{2})[- ]?(?<caseType>[A-Z]{1,5})[- ]?0*(?<number>\d{1,5})(?<after>(?:[- ](?:N\/A|\w{1,6}))*)$/;

/** As federal, without a case type: at least three digits, so that a day of a year isn't read as a number. */
const bankruptcy = /^(?:(?<office>\d):)?(?<year>\d{2})-(?<number>\d{3,5})(?<after>(?:-(?:N\/A|[A-Z][A-Z0-9]{0,5}))*)$/;

function readFederal(text: string): FederalCaseNumber | undefined {
  const parts = (federal.exec(text) ?? bankruptcy.exec(text))?.groups;
  if (!parts || Number(parts.number) === 0) return undefined;
  const { office, caseType } = parts;
  const year = (parts.year ?? '').slice(-2);
  const number = (parts.number ?? '').padStart(5, '0');
  const type = caseType?.toLowerCase();
  const defendantNumber = defendantAfter(parts.after ?? '');
  return {
    system: 'federal',
    key: `${office ? `${office}:` : ''}${[year, type, number].filter(Boolean).join('-')}`,
    ...(office && { office }),
    year,
    ...(type && { caseType: type }),
    number,
    ...((!type || type === 'bk') && { isBankruptcy: true }),
    ...(defendantNumber && { defendantNumber }),
  };
}

/** A number at the end names a defendant; groups with letters are judges' initials. */
function defendantAfter(after: string): number {
  const last = after.split(/[- ]/).at(-1) ?? '';
  return /^\d{1,4}$/.test(last) ? Number(last) : 0;
}

const florida =
  /^(?:(?<county>\d{1,2})[- ]?)?(?<year>(?:19|20)\d{2})[- ]?(?<caseType>[A-Z]{2})[- ]?(?:(?<six>\d{6})[- ]?[A-Z\d]{0,6}(?:-[A-Z\d]{1,4})*|(?<short>\d{1,5})(?:[- ]?[A-Z][A-Z\d]{0,5}(?:-[A-Z\d]{1,4})*)?)$/;

function readFlorida(text: string): FloridaCaseNumber | { error: CaseNumberError } | undefined {
  const parts = florida.exec(text)?.groups;
  if (!parts) return undefined;
  const { year = '', caseType = '', six, short = '' } = parts;
  const number = (six ?? short).padStart(6, '0');
  if (Number(number) === 0) return undefined;
  if (!parts.county) return { error: 'county-missing' };
  const county = parts.county.padStart(2, '0');
  if (county < '01' || county > '67') return { error: 'unreadable' };
  return { system: 'FL', key: `${county}-${year}-${caseType}-${number}`, county, year, caseType, number };
}

/** Years of two digits are of this century up to 69. */
const wholeYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`);

function readNewYork(text: string): NewYorkCaseNumber | undefined {
  // Bronx County adds an E to the numbers of its e-filed cases.
  const index = /^(?<number>\d{1,8})(?:\/(?<year>\d{4}|\d{2})|(?<=\d{5})-(?<dashed>(?:19|20)\d{2}))(?<suffix>E?)$/.exec(
    text,
  )?.groups;
  if (index && Number(index.number) > 0)
    return {
      system: 'NY',
      key: `${index.number}/${wholeYear(index.year ?? index.dashed ?? '')}${index.suffix}`,
    };
  const file = /^(?<court>[A-Z]{1,4})-?(?<rest>(?:19|20)\d{2}-?\d{1,8})$/.exec(text)?.groups;
  return file && { system: 'NY', key: `${file.court}${file.rest}` };
}

/**
 * Tells whether two readings name the same case: the office is compared only where both have it, and zeros before a New
 * York number don't count. Defendants share their case's number.
 */
export function isSameCase(one: CaseNumber, other: CaseNumber): boolean {
  if (one.system === 'federal' && other.system === 'federal')
    return withoutOffice(one) === withoutOffice(other) && (!one.office || !other.office || one.office === other.office);
  return one.system === other.system && looseKey(one) === looseKey(other);
}

/** A key that all writings of a case's number share, to look cases up by; `isSameCase` then compares offices. */
export function looseKey(read: CaseNumber): string {
  if (read.system === 'federal') return withoutOffice(read);
  return `${read.system} ${read.system === 'NY' ? read.key.replace(/^0+/, '') : read.key}`;
}

const withoutOffice = ({ year, caseType = '', number }: FederalCaseNumber) => `federal ${year}-${caseType}-${number}`;
