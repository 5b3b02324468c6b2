/** Sample filings for the demo list. The same on every load. */

export const demoStatuses = ['accepted', 'submitted', 'rejected', 'cancelled'] as const;
export type DemoStatus = (typeof demoStatuses)[number];

export interface DemoFiling {
  /** Starts at 1. */
  number: number;
  name: string;
  /** `Abbott v. Harlan Foods`. */
  caseTitle: string;
  caseNumber: string;
  court: string;
  status: DemoStatus;
  /** Cents. */
  fee: number;
  /** ISO 8601. Increases with `number`. */
  submitted: string;
}

const names = [
  'Complaint',
  'Answer to complaint',
  'Motion to compel discovery',
  'Notice of appearance',
  'Proof of service',
  'Stipulation and order',
  'Motion for summary judgment',
  'Request for dismissal',
] as const;
const plaintiffs = [
  'Abbott',
  'Becker',
  'Castellano',
  'Dunmore',
  'Ekström',
  'Fairchild',
  'Galloway',
  'Hsu',
  'Iverson',
] as const;
const defendants = [
  'Harlan Foods',
  'Northgate Transit',
  'Okoro',
  'Pruitt Roofing',
  'Quillfeather Press',
  'Reyes',
  'Stahl',
] as const;
const courts = [
  'Lakemoor County',
  'Cedarfield County',
  'Bluestem County',
  'Harrow County',
  'Pinecrest County',
] as const;

/** Most filings are accepted. */
const outcomes = ['accepted', 'accepted', 'accepted', 'accepted', 'accepted', ...demoStatuses] as const;

const firstInstant = Date.UTC(2025, 0, 2, 14);
const minute = 60_000;

/** Filings 1 to `count`. */
export function demoFilings(count: number): DemoFiling[] {
  return Array.from({ length: count }, (_, index) => demoFiling(index + 1));
}

function demoFiling(number: number): DemoFiling {
  return {
    number,
    name: pick(names, number, 1),
    caseTitle: `${pick(plaintiffs, number, 2)} v. ${pick(defendants, number, 3)}`,
    caseNumber: `25-CV-${String(10_000 + (hash(number, 4) % 90_000))}`,
    court: pick(courts, number, 5),
    status: pick(outcomes, number, 6),
    fee: 500 + (hash(number, 7) % 45_000),
    submitted: new Date(firstInstant + number * 37 * minute).toISOString(),
  };
}

function pick<Text extends string>(from: readonly [Text, ...Text[]], number: number, salt: number): Text {
  return from[hash(number, salt) % from.length] ?? from[0];
}

/** A deterministic pseudorandom integer (MurmurHash3's finalizer). */
function hash(number: number, salt: number): number {
  let mixed = Math.imul(number, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
