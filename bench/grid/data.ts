/** The rows for every measured grid: ten columns, the same on every run. */
export interface Row {
  id: string;
  filed: string;
  matter: string;
  caseNo: string;
  court: string;
  county: string;
  service: string;
  attorney: string;
  status: string;
  fee: number;
}

export type Key = keyof Row;

export const COLS: { key: Key; label: string; width: number }[] = [
  { key: 'id', label: 'Order', width: 100 },
  { key: 'filed', label: 'Filed', width: 100 },
  { key: 'matter', label: 'Matter', width: 230 },
  { key: 'caseNo', label: 'Case no.', width: 120 },
  { key: 'court', label: 'Court', width: 150 },
  { key: 'county', label: 'County', width: 100 },
  { key: 'service', label: 'Service', width: 120 },
  { key: 'attorney', label: 'Attorney', width: 100 },
  { key: 'status', label: 'Status', width: 90 },
  { key: 'fee', label: 'Fee', width: 90 },
];

/** Height of the grid and its rows, in pixels. */
export const H = 700;
export const RH = 36;

export const COLOR: Record<string, string> = {
  Draft: '#e9ecef',
  Submitted: '#d0ebff',
  Accepted: '#d3f9d8',
  Rejected: '#ffe3e3',
  Served: '#fff3bf',
  Closed: '#dee2e6',
};

const names =
  'Abbott Baker Chen Diaz Evans Flores Garcia Hughes Iyer Jones Kim Lopez Moore Nguyen Ortiz Patel Quinn Reyes Smith Tran Ueda Vargas Walsh Xu Young Zhang Adams Bell Cruz Drake Ellis Ford Grant Hayes Irwin James Klein Lane Marsh Nolan'.split(
    ' ',
  );
const counties = 'Alameda Fresno Kern Marin Napa Orange Placer Riverside Solano Ventura Yolo Tulare'.split(' ');
const services = ['e-Filing', 'Process serve', 'Docket sync', 'Courtesy copy', 'Record search', 'Skip trace'];
const courts = ['Superior Court', 'District Court', 'Court of Appeal', 'Small Claims', 'Probate Court'];
const firstDay = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

/** `count` rows from a fixed seed. */
export function makeRows(count: number): Row[] {
  let seed = 42;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const digits = (range: number, length: number) => String(Math.floor(random() * range)).padStart(length, '0');
  return Array.from({ length: count }, (_, number) => {
    const filed = new Date(firstDay + Math.floor(random() * 1000) * dayLength).toISOString().slice(0, 10);
    const row: Row = {
      id: `ORD-${String(number).padStart(6, '0')}`,
      filed,
      matter: `${pick(names)} v. ${pick(names)} ${digits(1e6, 6)}`,
      caseNo: `${filed.slice(2, 4)}-CV-${digits(1e5, 5)}`,
      court: pick(courts),
      county: pick(counties),
      service: pick(services),
      attorney: pick(names),
      status: pick(Object.keys(COLOR)),
      fee: Math.floor(random() * 1e7) / 100,
    };
    // The benchmark's search text matches the first row.
    return number === 0 ? { ...row, matter: 'Moore v. Walsh 500000', attorney: 'Kim' } : row;
  });
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const fmt = (key: Key, value: unknown): string =>
  key === 'fee' ? dollars.format(Number(value)) : String(value);

export const cmp = (key: Key) => (one: Row, other: Row) => (one[key] < other[key] ? -1 : one[key] > other[key] ? 1 : 0);

export const matches = (row: Row, query: string): boolean =>
  COLS.some(({ key }) => String(row[key]).toLowerCase().includes(query));
