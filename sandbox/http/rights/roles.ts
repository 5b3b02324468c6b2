/** Who a caller is, and what each kind of right is for (specification, application section 6; decisions 25 to 27). */

/** A caller's place in the product. One of a firm's people has exactly one of these. */
const positions = ['administrator', 'user', 'bookkeeper', 'prospect', 'prospectAdministrator'] as const;

export type Position = (typeof positions)[number];

/**
 * What the table grants rights to: a position; `operator` and `tracer`, which people have beside it; `newcomer`, who has
 * signed up and has yet to sign in; `signedOut`.
 */
export type Role = Position | 'operator' | 'tracer' | 'newcomer' | 'signedOut';

/** What the database says of a person. */
export interface Standing {
  isAdministrator: boolean;
  roleNames: readonly string[];
}

/** The roles of a person by the platform's names for them. Names are compared without their case, as everywhere. */
export function rolesOf({ isAdministrator, roleNames }: Standing): { position: Position; roles: ReadonlySet<Role> } {
  const names = new Set(roleNames.map((name) => name.normalize().toLowerCase()));
  const position = positionOf(isAdministrator, names);
  const roles = new Set<Role>([position]);
  if (names.has('filingserviceadministrator')) roles.add('operator');
  if (names.has('newuiskiptrace')) roles.add('tracer');
  return { position, roles };
}

/** Who came for process serving alone stays so, as an administrator, too; administrators keep everything. */
function positionOf(isAdministrator: boolean, names: ReadonlySet<string>): Position {
  if (names.has('processservingprospect')) return isAdministrator ? 'prospectAdministrator' : 'prospect';
  if (isAdministrator) return 'administrator';
  return names.has('bookkeeper') ? 'bookkeeper' : 'user';
}

/** A kind of right: who has it, and what others are told. */
export interface Right {
  readonly roles: ReadonlySet<Role>;
  readonly code: string;
  readonly detail: string;
}

/** A right for each operation of a backend. */
export type Rights<Table> = Readonly<Record<keyof Table, Right>>;

function right(roles: readonly Role[], code: string, detail: string): Right {
  return { roles: new Set(roles), code, detail };
}

const signedIn = ['token-invalid', 'A valid access token is required.'] as const;
const administratorsOnly = ['administrator-required', 'Only firm administrators can do this.'] as const;
const payersOnly = ['bookkeeper-required', 'Only administrators and bookkeepers can do this.'] as const;
const notBookkeepers = [
  'not-for-bookkeepers',
  'A bookkeeper sees orders and pays for them, but doesn’t place any.',
] as const;

/** Everybody, signed in or not. */
export const anyone = right([...positions, 'signedOut'], ...signedIn);
/** Everybody of a firm. Handlers leave out what is another firm's, and what courts have for prospects. */
export const people = right(positions, ...signedIn);
/** Everybody of a firm, also in the steps that follow the sign-up. */
export const peopleFromTheStart = right([...positions, 'newcomer'], ...signedIn);
/** What a firm's administrators do, those of a firm that came for process serving included. */
export const administrators = right(['administrator', 'prospectAdministrator'], ...administratorsOnly);
/** What an administrator does, also in the steps that follow the sign-up. */
export const administratorsFromTheStart = right(
  ['administrator', 'prospectAdministrator', 'newcomer'],
  ...administratorsOnly,
);
/** The firm's money: invoices, payments, methods, exports. */
export const payers = right(['administrator', 'prospectAdministrator', 'bookkeeper'], ...payersOnly);
/** The firm's money, also in the steps that follow the sign-up. */
export const payersFromTheStart = right(
  ['administrator', 'prospectAdministrator', 'bookkeeper', 'newcomer'],
  ...payersOnly,
);
/** Who orders services and hands in papers for them. */
export const orderers = right(['administrator', 'user', 'prospect', 'prospectAdministrator'], ...notBookkeepers);
/** Who files with courts, searches cases and follows dockets. */
export const filers = right(['administrator', 'user'], ...notBookkeepers);
/** Who reads what the firm has at courts. */
export const courtReaders = right(
  ['administrator', 'user', 'bookkeeper'],
  'process-serving-only',
  'Your account is for process serving only.',
);
/** What an administrator does with courts and the filing provider. */
export const courtAdministrators = right(['administrator'], ...administratorsOnly);
/** The operators of the filing service. */
export const operators = right(['operator'], 'role-required', 'Only service administrators can do this.');
/** Those whose account has skip trace. */
export const tracers = right(['tracer'], 'role-required', 'Contact support to add skip trace to your account.');
