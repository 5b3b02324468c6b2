import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isDrawable } from './drawable';

/** Makes an unlisted value of anything. */
const made = z.pipe(
  z.transform(() => ({ b: 'z' })),
  z.object({ b: z.enum(['x']) }),
);

const judge = (schema: z.ZodMiniType, body: unknown) => isDrawable(schema.safeParse(body).error, body);

test.each<[string, z.ZodMiniType, unknown]>([
  ['an unlisted value', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }],
  ['an unlisted value in a list', z.array(z.object({ a: z.literal(1) })), [{ a: 1 }, { a: 2 }]],
  ['an unlisted value where values of several types are listed', z.literal([1, 'x']), 'z'],
  ['too long', z.string().check(z.maxLength(1)), 'ab'],
  ['too short', z.string().check(z.minLength(3)), 'ab'],
  ['another format', z.object({ at: z.iso.datetime() }), { at: 'yesterday' }],
  ['not a multiple', z.number().check(z.multipleOf(2)), 3],
  ['unknown members', z.strictObject({}), { a: 1 }],
])('drawable: %s', (_, schema, body) => expect(judge(schema, body)).toBe(true));

test.each<[string, z.ZodMiniType, unknown]>([
  ['missing', z.object({ a: z.string() }), {}],
  ['missing listed value', z.object({ a: z.enum(['x']) }), {}],
  ['listed value of another type', z.object({ a: z.object({ b: z.enum(['x']) }) }), { a: { b: 7 } }],
  ['listed value that a schema made of null', z.object({ a: made }), { a: null }],
  ['listed value that a schema made of text', z.object({ a: made }), { a: 'x' }],
  ['null', z.object({}), null],
  ['another type', z.array(z.string()), [1]],
  ['no member of a union', z.union([z.string(), z.object({ a: z.string() })]), 7],
  ['one drawable and one not', z.object({ a: z.enum(['x']), b: z.string() }), { a: 'z' }],
])('not drawable: %s', (_, schema, body) => expect(judge(schema, body)).toBe(false));

test('only the schema’s own errors tell', () => {
  expect(isDrawable(new Error('?'), {})).toBe(false);
});
