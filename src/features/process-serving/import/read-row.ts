/** Reads one row of a sheet of recipients: a recipient and one of its addresses. */
import {
  type AddressLabel,
  AnyState,
  addressToServeCityMax,
  addressToServeStreetMax,
  addressToServeUnitMax,
  jobToServeInstructionsMax,
  type ServiceLevel,
  servingExtrasWitnessFeeMax,
  servingRecipientAgentForServiceMax,
  servingRecipientLastNameMax,
  servingRecipientOrganizationNameMax,
  servingRecipientPhoneMax,
} from '@/api/generated/serving/model';
import { usStates } from '@/features/addresses';
import { parseAmount } from '@/lib/form/parse-amount';
import { type Column, columnName, columns } from './columns';
import { guessKind, type RecipientKind } from './recipient-name';

/** What stops a row, in the column where it is put right. */
export interface CellProblem {
  column: Column;
  text: string;
}

/** The cells of a row by column; empty where the sheet has none. */
export type RowCells = Readonly<Record<Column, string>>;

/** What a row says. Undefined: the cell is empty, and the column's usual value applies. */
export interface RowContent {
  recipient: string;
  kind: RecipientKind;
  agent: string;
  street: string;
  unit: string;
  city: string;
  state: AnyState | undefined;
  zip: string;
  label: AddressLabel;
  level: ServiceLevel | undefined;
  instructions: string;
  phone: string;
  /** Dollars. */
  witnessFee: number | undefined;
}

export interface ReadRow {
  line: number;
  cells: RowCells;
  content: RowContent;
  problems: readonly CellProblem[];
}

const kinds: Readonly<Record<string, RecipientKind>> = {
  individual: 'individual',
  person: 'individual',
  business: 'business',
  company: 'business',
  organization: 'business',
  government: 'government',
};
const labels: Readonly<Record<string, AddressLabel>> = {
  home: 'home',
  residence: 'home',
  work: 'work',
  business: 'work',
  office: 'work',
  'registered agent': 'registered-agent',
  agent: 'registered-agent',
  mailing: 'mailing',
  other: 'other',
};
const levels: Readonly<Record<string, ServiceLevel>> = {
  standard: 'standard',
  routine: 'standard',
  rush: 'rush',
  'same day': 'same-day',
};

/** The longest text of each column, in characters, as the service accepts it. */
const maxLengths: Partial<Readonly<Record<Column, number>>> = {
  recipient: servingRecipientOrganizationNameMax,
  agent: servingRecipientAgentForServiceMax,
  street: addressToServeStreetMax,
  unit: addressToServeUnitMax,
  city: addressToServeCityMax,
  instructions: jobToServeInstructionsMax,
  phone: servingRecipientPhoneMax,
};

/** Reads a row. A problem names its cell; the content then has the column's usual value there. */
export function readRow(line: number, cells: RowCells): ReadRow {
  const problems: CellProblem[] = columns.flatMap((column) => textProblem(column, cells[column]) ?? []);
  const choose = <Value>(column: Column, choices: Readonly<Record<string, Value>>): Value | undefined => {
    const text = simple(cells[column]);
    const value = Object.hasOwn(choices, text) ? choices[text] : undefined;
    if (text !== '' && value === undefined && !isFormula(text))
      problems.push({ column, text: `Use ${choiceNames(choices)}` });
    return value;
  };
  const kind = choose('kind', kinds) ?? guessKind(cells.recipient);
  const usualLabel = cells.agent === '' ? usualLabels[kind] : 'registered-agent';
  const content: RowContent = {
    recipient: cells.recipient,
    kind,
    agent: cells.agent,
    street: cells.street,
    unit: cells.unit,
    city: cells.city,
    state: readState(cells.state),
    zip: readZip(cells.zip),
    label: choose('label', labels) ?? usualLabel,
    level: choose('level', levels),
    instructions: cells.instructions,
    phone: cells.phone,
    witnessFee: parseAmount(cells.witnessFee),
  };
  for (const column of ['recipient', 'street', 'city', 'state', 'zip'] as const)
    if (cells[column] === '') problems.push({ column, text: `${columnName(column)} is missing` });
  if (kind === 'individual' && cells.recipient.length > servingRecipientLastNameMax)
    problems.push({ column: 'recipient', text: `Longer than ${servingRecipientLastNameMax} characters` });
  if (cells.state !== '' && !content.state) problems.push({ column: 'state', text: 'Not a US state' });
  if (cells.zip !== '' && !/^\d{5}(-\d{4})?$/.test(content.zip))
    problems.push({ column: 'zip', text: 'A ZIP code has 5 digits' });
  const isFee = content.witnessFee !== undefined && content.witnessFee <= servingExtrasWitnessFeeMax;
  if (cells.witnessFee !== '' && !isFee) problems.push({ column: 'witnessFee', text: 'Enter dollars, up to $10,000' });
  return { line, cells, content, problems: firstOfEach(problems) };
}

const usualLabels = { individual: 'home', business: 'work', government: 'work' } as const;

/** A saved formula's text is no name and no address: its value would stand in the cell. */
const isFormula = (text: string) => text.startsWith('=');

function textProblem(column: Column, text: string): CellProblem | undefined {
  if (isFormula(text)) return { column, text: 'Replace the formula with its value' };
  const max = maxLengths[column];
  return max !== undefined && text.length > max ? { column, text: `Longer than ${max} characters` } : undefined;
}

const simple = (text: string) => text.toLowerCase().replaceAll(/[\s_-]+/g, ' ');

/** `individual, business or government`: one name of each value. */
function choiceNames<Value>(choices: Readonly<Record<string, Value>>): string {
  const names = new Map<Value, string>();
  for (const [name, value] of Object.entries(choices)) if (!names.has(value)) names.set(value, name);
  return [...names.values()].join(', ').replace(/, ([^,]*)$/, ' or $1');
}

function readState(text: string): AnyState | undefined {
  const name = simple(text);
  const isCapital = ['district of columbia', 'washington dc', 'd.c.'].includes(name);
  const found = usStates.find((state) => simple(state.name) === name)?.abbreviation;
  const read = AnyState.safeParse(isCapital ? 'DC' : (found ?? text.toUpperCase()));
  return read.success ? read.data : undefined;
}

/** Spreadsheets drop the zeros that a number begins with: `2115` is 02115. */
const readZip = (text: string) => (/^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text);

/** One problem a cell is enough. */
function firstOfEach(problems: readonly CellProblem[]): CellProblem[] {
  return [...new Map(problems.toReversed().map((problem) => [problem.column, problem])).values()].toReversed();
}
