/** Reads the recipients of a sheet (issue: 'Many recipients'). Rows of one recipient are its addresses. */
import type { AddressToServe, JobToServe } from '@/api/generated/serving/model';
import { jobToServeAddressesMax } from '@/api/generated/serving/model';
import type { FileTable, SheetLimits } from '@/lib/sheets/table';
import { type Column, columnName, columns, findColumns } from './columns';
import { type CellProblem, type ReadRow, type RowCells, readRow } from './read-row';
import { readPersonName } from './recipient-name';

/** A header and 2,000 rows; 5 MB. */
export const sheetLimits: SheetLimits = { maxRows: 2_001, maxBytes: 5 * 1024 * 1024 };

/** The most recipients of an order. */
const maxRecipients = 500;

/** What a person typed over a cell, by line and column. */
export type Corrections = ReadonlyMap<number, Partial<RowCells>>;

/** A recipient of the sheet, with the lines it was read from. */
export interface SheetRecipient {
  lines: readonly number[];
  job: JobToServe;
}

/** `refused`: the sheet as a whole can't be read, for what `text` says. */
export type SheetContent =
  | { kind: 'refused'; text: string }
  | { kind: 'read'; recipients: readonly SheetRecipient[]; failed: readonly ReadRow[]; ignored: readonly string[] };

/**
 * The recipients of a table. A recipient is read only if all its rows are: otherwise a corrected row, imported later,
 * would be a second recipient. `newId` makes the UUIDs of recipients and addresses.
 */
export function readRecipients(
  table: FileTable,
  corrections: Corrections = new Map(),
  newId: () => string = () => crypto.randomUUID(),
): SheetContent {
  const found = findColumns(table);
  if (found.kind !== 'found') return { kind: 'refused', text: columnsText(found) };
  const rows = table.rows.slice(1).map(({ line, cells }) => {
    const read = Object.fromEntries(columns.map((column) => [column, cells[found.places.get(column) ?? -1] ?? '']));
    return readRow(line, { ...noCells, ...read, ...corrections.get(line) });
  });
  const recipients: SheetRecipient[] = [];
  const failed: ReadRow[] = [];
  const groups = groupsOf(rows);
  if (groups.length > maxRecipients)
    return {
      kind: 'refused',
      text: `The file has ${groups.length} recipients. An order has at most ${maxRecipients}: split the file.`,
    };
  for (const group of groups) {
    const checked = withGroupProblems(group);
    if (checked.some(({ problems }) => problems.length > 0)) failed.push(...checked);
    else recipients.push({ lines: checked.map(({ line }) => line), job: toJob(checked, newId) });
  }
  failed.sort((one, other) => one.line - other.line);
  return { kind: 'read', recipients, failed, ignored: found.ignored };
}

const noCells: RowCells = {
  recipient: '',
  kind: '',
  agent: '',
  street: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
  label: '',
  level: '',
  instructions: '',
  phone: '',
  witnessFee: '',
};

function columnsText(
  found: { kind: 'missing'; missing: readonly Column[] } | { kind: 'repeated'; repeated: readonly Column[] },
): string {
  const names = (found.kind === 'missing' ? found.missing : found.repeated).map(columnName);
  const listed = names.join(', ').replace(/, ([^,]*)$/, ' and $1');
  const noun = names.length === 1 ? 'column' : 'columns';
  return found.kind === 'missing'
    ? `The first row has no ${noun} ${listed}. Add the headings, or start from the sample.`
    : `The first row has the ${noun} ${listed} more than once. Keep one of each.`;
}

/** The rows of each recipient, in the order of their first rows. A row without a name stands alone. */
function groupsOf(rows: readonly ReadRow[]): ReadRow[][] {
  const groups = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const { recipient, kind, agent } = row.content;
    const name = recipient === '' ? `line ${row.line}` : `${kind} ${recipient} ${agent}`;
    const key = name.toLowerCase().replaceAll(/\s+/g, ' ');
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** Columns that say something of the recipient: an empty cell takes what another row says, two values contradict. */
const ofRecipient = ['level', 'instructions', 'phone', 'witnessFee'] as const;

function withGroupProblems(group: readonly ReadRow[]): ReadRow[] {
  const seen = new Map<string, number>();
  return group.map((row, index) => {
    const problems: CellProblem[] = [...row.problems];
    for (const column of ofRecipient) {
      const first = group.find(({ content }) => content[column] !== undefined && content[column] !== '');
      if (first && first.line < row.line && row.cells[column] !== '' && row.content[column] !== first.content[column])
        problems.push({ column, text: `Differs from line ${first.line}` });
    }
    const place = [row.content.street, row.content.unit, row.content.zip].join(' ').toLowerCase();
    const same = seen.get(place);
    if (same !== undefined) problems.push({ column: 'street', text: `Same address as line ${same}` });
    else seen.set(place, row.line);
    if (index >= jobToServeAddressesMax)
      problems.push({ column: 'recipient', text: `More than ${jobToServeAddressesMax} addresses` });
    return problems.length === row.problems.length ? row : { ...row, problems };
  });
}

/** A recipient from its rows, which have no problems. */
function toJob(rows: readonly ReadRow[], newId: () => string): JobToServe {
  const contents = rows.map(({ content }) => content);
  const textOf = (column: 'agent' | 'instructions' | 'phone') => contents.map((row) => row[column]).find(Boolean);
  const [agent, instructions, phone] = [textOf('agent'), textOf('instructions'), textOf('phone')];
  const witnessFee = contents.map((row) => row.witnessFee).find((fee) => fee !== undefined);
  const { kind = 'individual', recipient = '' } = contents[0] ?? {};
  return {
    jobId: newId(),
    recipient: {
      kind,
      ...(kind === 'individual' ? readPersonName(recipient) : { organizationName: recipient }),
      ...(agent && { agentForService: agent }),
      ...(phone && { phone }),
    },
    addresses: contents.map(
      ({ label, street, unit, city, state, zip }): AddressToServe => ({
        addressId: newId(),
        label,
        street,
        ...(unit && { unit }),
        city,
        ...(state && { state }),
        zip,
      }),
    ),
    level: contents.map(({ level }) => level).find(Boolean) ?? 'standard',
    extras: { notarizedProof: false, skipTrace: false, ...(witnessFee !== undefined && { witnessFee }) },
    ...(instructions && { instructions }),
  };
}
