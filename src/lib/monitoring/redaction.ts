/**
 * Removes secrets from reports: access tokens, card and bank numbers, passwords, and the queries of addresses, which may
 * name a matter. Applied to everything sent (sentry.ts).
 */
import type { makeFetchTransport } from '@sentry/browser';

const redacted = '[redacted]';

/** Names of secret fields, without spaces, dashes and underscores. */
const secretNames = ['authorization', 'cookie', 'cvv', 'cvv2', 'cvc', 'csc', 'iban', 'pan', 'routing', 'tempauthid'];
/** Endings of such names. */
const secretEndings = [
  'accountnumber',
  'bankaccount',
  'cardnumber',
  'password',
  'routingnumber',
  'securitycode',
  'token',
];

function isSecretName(name: string): boolean {
  const plain = name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
  return secretNames.includes(plain) || secretEndings.some((ending) => plain.endsWith(ending));
}

/** Matches a name in text: `card_number`, `CardNumber`, `card number`. */
const inText = (names: readonly string[]) => names.map((name) => [...name].join('[\\s_-]?')).join('|');

/** A JWT: the base64url of a JSON object (`{"`, or `{` and white space), a dot, and more. */
const tokens = /\be(?:y[A-L]|w[0-9a-z])[\w-]{4,}\.[\w-]{2,}(?:\.[\w-]*)?/g;
const schemes = /\b(Bearer|Basic)(\s+|%20)[\w.~+/=-]+/gi;
/** `name=value`, `name: value`, `"name":"value"`, also URL-encoded or escaped. */
const fields = new RegExp(
  `((?<![a-z0-9])(?:${inText(secretNames)})|(?:${inText(secretEndings)}))(\\\\*["']?\\s*(?:[=:]|%3D)\\s*)(\\\\*"(?:[^"\\\\]|\\\\[^"])*\\\\*"|'[^']*'|[^\\s&;,"'}%]+)`,
  'gi',
);
/** `name=value` in an address, whose name may be percent-encoded. */
const encodedFields = /((?:(?<![\w.%-])|(?=%26))(?:[\w.-]|%[0-9a-f]{2})+?)(=|%3D)([^\s&;,"'}%]+)/gi;
const queries = /(\bhttps?:\/\/[^\s"'<>?#]+)\?[^\s"'<>#]*/gi;
/** 13 to 19 digits, optionally with single spaces or dashes. Report ids, which may contain such digits, match first. */
const longNumbers = /\b[0-9a-f]{32}\b|(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

/** Redacts text. */
export function redactText(text: string): string {
  return text
    .replace(tokens, redacted)
    .replace(schemes, `$1 ${redacted}`)
    .replace(queries, `$1?${redacted}`)
    .replace(fields, `$1$2${redacted}`)
    .replace(encodedFields, (field: string, name: string, equals: string) =>
      name.includes('%') && isSecretName(decodedName(name)) ? `${name}${equals}${redacted}` : field,
    )
    .replace(longNumbers, (digits) => (isCardNumber(digits.replaceAll(/[ -]/g, '')) ? redacted : digits));
}

/** The last parameter's name, decoded as often as it was encoded. */
function decodedName(name: string): string {
  const decoded = name.replace(/%([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return decoded === name ? name.replace(/.*[?&]/s, '') : decodedName(decoded);
}

/** Luhn's check, which every card number passes. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Redacts plain objects, arrays and text. Other values stay unchanged. */
export function redact<T>(value: T): T;
export function redact(value: unknown): unknown {
  return redactValue(value, new Map());
}

function redactValue(value: unknown, seen: Map<object, unknown>): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number') return isCardLike(value) ? redacted : value;
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return seen.get(value);
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    seen.set(value, items);
    for (const item of value) items.push(redactValue(item, seen));
    return items;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const fields: Record<string, unknown> = {};
  seen.set(value, fields);
  for (const [name, field] of Object.entries(value))
    fields[redactText(name)] = isSecretName(name) ? redacted : redactValue(field, seen);
  return fields;
}

/** No card number starts with 1, which excludes timestamps in milliseconds. */
function isCardLike(value: number): boolean {
  const digits = String(value);
  return /^[2-9]\d{12,18}$/.test(digits) && isCardNumber(digits);
}

/** A header, and items with a header and a body each. */
type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];

/** Redacts what the SDK sends. */
export function redactEnvelope(envelope: Envelope): Envelope;
export function redactEnvelope([header, items]: readonly [unknown, readonly (readonly [object, unknown])[]]): unknown {
  return [redact(header), items.map(redactItem)];
}

/** Redacts an item. A replay's body is JSON lines, whose length is in the header. */
function redactItem([header, body]: readonly [object, unknown]): unknown {
  if (typeof body !== 'string') return [redact(header), redact(body)];
  const text = body.split('\n').map(redactLine).join('\n');
  return [{ ...header, length: new TextEncoder().encode(text).length }, text];
}

function redactLine(line: string): string {
  try {
    return JSON.stringify(redact(JSON.parse(line)));
  } catch {
    return redact(line);
  }
}
