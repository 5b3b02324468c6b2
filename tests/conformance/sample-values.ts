/** Values for contract fields: valid, extreme and invalid. */
import { type Contract, resolveSchema, type Schema } from './contract.ts';

/** An invalid value and its error. */
export interface BadValue {
  label: string;
  value: unknown;
}

const nul = 'a\u0000b';
const day = '2026-03-01';

/** Invalid values for a schema. `asText` is for addresses, where all values are text. */
export function badValues(contract: Contract, schema: Schema, { asText = false } = {}): BadValue[] {
  const { type, ...resolved } = resolveSchema(contract, schema);
  const otherType = asText ? [] : [{ label: 'another type', value: type === 'object' ? 'text' : { a: 1 } }];
  switch (type) {
    case 'integer':
    case 'number':
      return [
        ...otherType,
        { label: 'a word', value: 'abc' },
        ...(type === 'integer'
          ? [
              { label: 'a fraction', value: 1.5 },
              { label: 'a huge number', value: asText ? '99999999999999999999' : 1e30 },
            ]
          : []),
        ...(resolved.minimum === undefined
          ? []
          : [{ label: 'a number below the minimum', value: resolved.minimum - 1 }]),
        ...(resolved.maximum === undefined
          ? []
          : [{ label: 'a number above the maximum', value: resolved.maximum + 1 }]),
      ];
    case 'boolean':
      return [...otherType, { label: 'a word', value: 'maybe' }];
    case 'string':
      return [
        ...otherType,
        ...(asText
          ? []
          : [
              { label: 'a number', value: 42 },
              { label: 'half a character', value: 'a\ud800' },
            ]),
        { label: 'NUL', value: nul },
        ...(resolved.enum ? [{ label: 'an unknown choice', value: 'no-such-choice' }] : []),
        ...(resolved.format === 'date' || resolved.format === 'date-time'
          ? [{ label: 'an invalid date', value: '2026-02-30' }]
          : []),
        ...(resolved.format === 'uuid' ? [{ label: 'an invalid UUID', value: 'x' }] : []),
        ...(resolved.maxLength === undefined
          ? []
          : [{ label: 'an overlong text', value: 'a'.repeat(resolved.maxLength + 1) }]),
      ];
    case 'array':
    case 'object':
      return [...otherType, { label: 'a text', value: 'text' }, { label: 'null', value: null }];
    default:
      return [];
  }
}

/** Extreme valid values for a schema, as text. */
export function extremes({ type, enum: choices, minimum, maximum, format, pattern, maxLength }: Schema): string[] {
  if (choices) return choices.map(String);
  if (type === 'integer' || type === 'number')
    return [String(minimum ?? 0), String(maximum ?? Number.MAX_SAFE_INTEGER)];
  if (type === 'boolean') return ['true', 'false'];
  if (type !== 'string') return [];
  if (format === 'date') return ['0000-01-01', '0001-01-01', '1969-12-31', '9999-12-31'];
  if (format !== undefined || pattern !== undefined) return [];
  return ["'; drop table orders; --", '%_\\', '😀 é\u202e', '__proto__', 'a'.repeat(maxLength ?? 5000)];
}

const texts = [
  'x',
  'IL',
  '60602',
  '2026',
  'aa',
  'a@example.com',
  '00000000-0000-4000-8000-000000000001',
  'x'.repeat(16),
];

/** A valid value for a schema. */
export function goodValue(contract: Contract, schema: Schema): unknown {
  const resolved = resolveSchema(contract, schema);
  if (resolved.enum) return resolved.enum[0];
  switch (resolved.type) {
    case 'integer':
    case 'number':
      return resolved.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: resolved.minItems ?? 0 }, () => goodValue(contract, resolved.items ?? {}));
    case 'object':
      return Object.fromEntries(
        (resolved.required ?? []).map((name) => [name, goodValue(contract, resolved.properties?.[name] ?? {})]),
      );
    default:
      return goodText(resolved);
  }
}

function goodText({ format, pattern, minLength = 0 }: Schema): string {
  if (format === 'date') return day;
  if (format === 'date-time') return `${day}T12:00:00Z`;
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000001';
  const fits = (text: string) => text.length >= minLength && new RegExp(pattern ?? '').test(text);
  return texts.find(fits) ?? 'x'.repeat(minLength);
}
