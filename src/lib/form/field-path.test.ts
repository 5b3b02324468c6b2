import { expect, test } from 'vitest';
import { fieldId, toDottedPath } from './field-path';

test('a field path converts to the problem-body form and to an id', () => {
  expect(toDottedPath('parties[12].person.lastName')).toBe('parties.12.person.lastName');
  expect(toDottedPath('courtCode')).toBe('courtCode');
  expect(fieldId('parties[0].person.lastName')).toBe('field-parties-0-person-lastName');
  expect(fieldId('parties.0.person.lastName')).toBe('field-parties-0-person-lastName');
});
