/** Finds the cases of a file among those of an account. */
import type { BulkSyncCase, CaseSearchResult } from '@/api/generated/docket-sync/model';
import type { FileRow, FileTable } from '@/lib/sheets/table';
import { type CaseNumberError, isSameCase, looseKey, readCaseNumber } from '../../rules/case-number';

/** A case that a row may name: of the account, or found at the court. */
export interface ImportCase {
  /** Tells cases apart. */
  key: string;
  caseNumber: string;
  description: string;
  isSubscribed: boolean;
  source: { from: 'account'; of: BulkSyncCase } | { from: 'court'; of: CaseSearchResult };
}

/** A row of a file, and the case it names. */
export interface FoundRow {
  line: number;
  /** The number as the file has it. */
  text: string;
  outcome:
    | { kind: 'found'; found: ImportCase }
    /** Several cases have the number: a person chooses. */
    | { kind: 'ambiguous'; candidates: readonly ImportCase[] }
    /** Not among the account's cases. `isSearched`: nor at the court. */
    | { kind: 'not-found'; isSearched: boolean }
    | { kind: 'sealed' }
    | { kind: 'followed'; found: ImportCase }
    | { kind: 'repeated'; firstLine: number }
    | { kind: 'unreadable'; error: CaseNumberError };
}

/** The column with most case numbers, and whether the first row heads it. */
export function guessColumn({ rows, width }: FileTable): number {
  let [best, most] = [0, -1];
  for (let column = 0; column < width; column += 1) {
    const readable = rows.slice(0, 200).filter(({ cells }) => isNumber(cells[column])).length;
    if (readable > most) [best, most] = [column, readable];
  }
  return best;
}

const isNumber = (text = '') => {
  const read = readCaseNumber(text);
  return !('error' in read) || read.error === 'county-missing' || read.error === 'spreadsheet-changed';
};

/** The rows below the header: the first row is one if its cell isn't a number and later ones are. */
function contentRows({ rows }: FileTable, column: number): readonly FileRow[] {
  const [first, ...others] = rows;
  const isHeader = first && !isNumber(first.cells[column]) && others.some(({ cells }) => isNumber(cells[column]));
  return isHeader ? others : rows;
}

/** The names of the columns, for choosing one. */
export function columnNames(table: FileTable, column: number): string[] {
  const [first] = table.rows;
  const isHeader = contentRows(table, column).length < table.rows.length;
  return Array.from({ length: table.width }, (_, place) => (isHeader && first?.cells[place]) || `Column ${place + 1}`);
}

/** What the court found for a number, by the number's key (`numberKey`). */
export type CourtAnswers = ReadonlyMap<string, readonly CaseSearchResult[]>;

/** The number as courts are searched for it; undefined for what isn't one. */
export function numberKey(text: string): string | undefined {
  const read = readCaseNumber(text);
  return 'error' in read ? undefined : read.key;
}

/**
 * Tells what the rows of a file name, by the numbers in a column: among the account's cases, else what the court
 * answered.
 */
export function findCases(
  table: FileTable,
  column: number,
  cases: readonly BulkSyncCase[],
  answers: CourtAnswers = new Map(),
): FoundRow[] {
  const byKey = new Map<string, BulkSyncCase[]>();
  for (const each of cases) {
    const read = readCaseNumber(each.caseNumber);
    if ('error' in read) continue;
    const key = looseKey(read);
    const same = byKey.get(key);
    if (same) same.push(each);
    else byKey.set(key, [each]);
  }
  const lines = new Map<string, number>();
  return contentRows(table, column).map(({ line, cells }) => {
    const text = cells[column] ?? '';
    return { line, text, outcome: outcomeOf(text, { byKey, answers, lines, line }) };
  });
}

interface Known {
  byKey: ReadonlyMap<string, readonly BulkSyncCase[]>;
  answers: CourtAnswers;
  /** The first line of each case. */
  lines: Map<string, number>;
  line: number;
}

function outcomeOf(text: string, { byKey, answers, lines, line }: Known): FoundRow['outcome'] {
  const read = readCaseNumber(text);
  if ('error' in read) return { kind: 'unreadable', error: read.error };
  const ofAccount = (byKey.get(looseKey(read)) ?? []).filter(({ caseNumber }) => {
    const other = readCaseNumber(caseNumber);
    if ('error' in other || !isSameCase(read, other)) return false;
    const isDefendants = read.system === 'federal' && other.system === 'federal' && read.defendantNumber;
    return !isDefendants || other.defendantNumber === undefined || other.defendantNumber === read.defendantNumber;
  });
  const answer = answers.get(read.key);
  const open = answer?.filter(({ isSealed }) => !isSealed);
  if (answer && ofAccount.length === 0 && answer.length > 0 && open?.length === 0) return { kind: 'sealed' };
  const candidates = ofAccount.length > 0 ? ofAccount.map(accountCase) : (open ?? []).map(courtCase);
  const [found, ...others] = candidates;
  if (!found) return { kind: 'not-found', isSearched: answer !== undefined };
  if (others.length > 0) return { kind: 'ambiguous', candidates };
  if (found.isSubscribed) return { kind: 'followed', found };
  const firstLine = lines.get(found.key);
  if (firstLine !== undefined) return { kind: 'repeated', firstLine };
  lines.set(found.key, line);
  return { kind: 'found', found };
}

const accountCase = (of: BulkSyncCase): ImportCase => ({
  key: String(of.productCaseId),
  caseNumber: of.caseNumber,
  description: of.description,
  isSubscribed: of.isSubscribed,
  source: { from: 'account', of },
});

const courtCase = (of: CaseSearchResult): ImportCase => ({
  key: `court ${of.caseId}`,
  caseNumber: of.caseNumber,
  description: of.caseTitle,
  isSubscribed: of.isSubscribed,
  source: { from: 'court', of },
});

/** The numbers that the account doesn't have and the court wasn't asked for, each once, in the file's order. */
export function numbersToSearch(rows: readonly FoundRow[]): string[] {
  const keys = rows.flatMap(({ text, outcome }) =>
    outcome.kind === 'not-found' && !outcome.isSearched ? (numberKey(text) ?? []) : [],
  );
  return [...new Set(keys)];
}

/** Tells what a row's outcome is called. */
export function outcomeText({ outcome }: FoundRow): string {
  switch (outcome.kind) {
    case 'found':
      return outcome.found.source.from === 'court' ? 'Found at the court' : 'Found';
    case 'ambiguous':
      return `${outcome.candidates.length} cases have this number`;
    case 'not-found':
      return outcome.isSearched ? 'Not found at the court' : 'Not in the account';
    case 'sealed':
      return 'Sealed by the court';
    case 'followed':
      return 'Followed already';
    case 'repeated':
      return `Same as line ${outcome.firstLine}`;
    case 'unreadable':
      return errorTexts[outcome.error];
  }
}

const errorTexts = {
  unreadable: 'Not a case number',
  'county-missing': 'County missing',
  'spreadsheet-changed': 'Changed by the spreadsheet to a date or number',
} as const;

/** The rows that no case was chosen for, to be saved as a file. */
export const leftOver = (rows: readonly FoundRow[], chosen: ReadonlyMap<number, ImportCase>) =>
  rows.filter(({ line, outcome }) => outcome.kind !== 'found' && outcome.kind !== 'followed' && !chosen.has(line));
