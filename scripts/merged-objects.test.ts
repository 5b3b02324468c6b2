import { expect, it } from 'vitest';
import { withMergedObjects } from './merged-objects.ts';

const problem = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } };
const merged = (schemas: Record<string, unknown>) => withMergedObjects({ components: { schemas } }).components.schemas;

it('makes one object of several, with all their members', () => {
  const own = { type: 'object', required: ['current'], properties: { current: { type: 'integer' } } };
  expect(
    merged({ Problem: problem, Conflict: { title: 'Why', allOf: [{ $ref: '#/components/schemas/Problem' }, own] } }),
  ).toEqual({
    Problem: problem,
    Conflict: {
      title: 'Why',
      type: 'object',
      required: ['title', 'current'],
      properties: { title: { type: 'string' }, current: { type: 'integer' } },
    },
  });
});

it.each([
  ['a choice', { oneOf: [problem] }],
  ['other members', { ...problem, additionalProperties: true }],
  ['an unknown schema', { $ref: '#/components/schemas/Nothing' }],
  ['a text', { type: 'string' }],
])('leaves alone what is composed of %s', (_, part) => {
  const schemas = { Composed: { allOf: [problem, part] } };
  expect(merged(structuredClone(schemas))).toEqual(schemas);
});
