/** The columns of a sheet of recipients (issue: 'Many recipients'), found by their headings. */
import type { FileTable } from '@/lib/sheets/table';

export const columns = [
  'recipient',
  'kind',
  'agent',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'label',
  'level',
  'instructions',
  'phone',
  'witnessFee',
] as const;

export type Column = (typeof columns)[number];

/** The heading that we write, and what else people call the column, as `plain` has it. */
const headings: Readonly<Record<Column, { name: string; also: readonly string[] }>> = {
  recipient: { name: 'Recipient', also: ['name', 'fullname', 'recipientname', 'party', 'defendant', 'witness'] },
  kind: { name: 'Kind', also: ['type', 'recipientkind', 'recipienttype'] },
  agent: { name: 'Agent', also: ['registeredagent', 'agentforservice'] },
  street: { name: 'Street', also: ['address', 'address1', 'addressline1', 'streetaddress'] },
  unit: { name: 'Unit', also: ['address2', 'addressline2', 'apartment', 'apt', 'suite'] },
  city: { name: 'City', also: ['town'] },
  state: { name: 'State', also: ['st'] },
  zip: { name: 'ZIP', also: ['zipcode', 'postalcode'] },
  label: { name: 'Label', also: ['addresslabel', 'addresstype'] },
  level: { name: 'Level', also: ['servicelevel', 'speed', 'priority'] },
  instructions: { name: 'Instructions', also: ['notes', 'specialinstructions'] },
  phone: { name: 'Phone', also: ['telephone', 'phonenumber'] },
  witnessFee: { name: 'Witness fee', also: ['fee'] },
};

const required: readonly Column[] = ['recipient', 'street', 'city', 'state', 'zip'];

/** Tells what a column is called on screens and in saved files. */
export const columnName = (column: Column): string => headings[column].name;

/** Where the columns stand; a sheet that can't be read says which are missing or there twice. */
export type FoundColumns =
  | { kind: 'found'; places: ReadonlyMap<Column, number>; ignored: readonly string[] }
  | { kind: 'missing'; missing: readonly Column[] }
  | { kind: 'repeated'; repeated: readonly Column[] };

/** Finds the columns by the headings in the first row. `ignored`: headings that we don't know. */
export function findColumns({ rows }: FileTable): FoundColumns {
  const places = new Map<Column, number>();
  const repeated = new Set<Column>();
  const ignored: string[] = [];
  for (const [place, heading] of (rows[0]?.cells ?? []).entries()) {
    if (heading === '') continue;
    const column = columns.find((each) => isHeading(heading, each));
    if (!column) ignored.push(heading);
    else if (places.has(column)) repeated.add(column);
    else places.set(column, place);
  }
  if (repeated.size > 0) return { kind: 'repeated', repeated: [...repeated] };
  const missing = required.filter((column) => !places.has(column));
  return missing.length > 0 ? { kind: 'missing', missing } : { kind: 'found', places, ignored };
}

/** The name for reading, without case, spaces and signs. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const isHeading = (heading: string, column: Column) =>
  [plain(headings[column].name), ...headings[column].also].includes(plain(heading));
