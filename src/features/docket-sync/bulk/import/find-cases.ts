/** Finds the cases of a file among those of an account. */
import type { BulkSyncCase } from '@/api/generated/docket-sync/model';
import type { FileRow, FileTable } from '@/lib/sheets/table';
import { type CaseNumberError, isSameCase, looseKey, readCaseNumber } from '../../rules/case-number';

/** A row of a file, and the case it names. */
export interface FoundRow {
  line: number;
  /** The number as the file has it. */
  text: string;
  outcome:
    | { kind: 'found'; found: BulkSyncCase }
    /** Several cases have the number: a person chooses. */
    | { kind: 'ambiguous'; candidates: readonly BulkSyncCase[] }
    | { kind: 'not-found' }
    | { kind: 'followed'; found: BulkSyncCase }
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

/** What the rows of a file name, by the numbers in a column. */
export function findCases(table: FileTable, column: number, cases: readonly BulkSyncCase[]): FoundRow[] {
  const byKey = new Map<string, BulkSyncCase[]>();
  for (const each of cases) {
    const read = readCaseNumber(each.caseNumber);
    if ('error' in read) continue;
    const key = looseKey(read);
    const same = byKey.get(key);
    if (same) same.push(each);
    else byKey.set(key, [each]);
  }
  const lines = new Map<number, number>();
  return contentRows(table, column).map(({ line, cells }) => {
    const text = cells[column] ?? '';
    return { line, text, outcome: outcomeOf(text, byKey, lines, line) };
  });
}

function outcomeOf(
  text: string,
  byKey: ReadonlyMap<string, readonly BulkSyncCase[]>,
  lines: Map<number, number>,
  line: number,
): FoundRow['outcome'] {
  const read = readCaseNumber(text);
  if ('error' in read) return { kind: 'unreadable', error: read.error };
  const candidates = (byKey.get(looseKey(read)) ?? []).filter(({ caseNumber }) => {
    const other = readCaseNumber(caseNumber);
    if ('error' in other || !isSameCase(read, other)) return false;
    const isDefendants = read.system === 'federal' && other.system === 'federal' && read.defendantNumber;
    return !isDefendants || other.defendantNumber === undefined || other.defendantNumber === read.defendantNumber;
  });
  const [found, ...others] = candidates;
  if (!found) return { kind: 'not-found' };
  if (others.length > 0) return { kind: 'ambiguous', candidates };
  if (found.isSubscribed) return { kind: 'followed', found };
  const firstLine = lines.get(found.productCaseId);
  if (firstLine !== undefined) return { kind: 'repeated', firstLine };
  lines.set(found.productCaseId, line);
  return { kind: 'found', found };
}

/** What a row's outcome is called. */
export function outcomeText({ outcome }: FoundRow): string {
  switch (outcome.kind) {
    case 'found':
      return 'Found';
    case 'ambiguous':
      return `${outcome.candidates.length} cases have this number`;
    case 'not-found':
      return 'Not in the account';
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
export const leftOver = (rows: readonly FoundRow[], chosen: ReadonlyMap<number, BulkSyncCase>) =>
  rows.filter(({ line, outcome }) => outcome.kind !== 'found' && outcome.kind !== 'followed' && !chosen.has(line));
