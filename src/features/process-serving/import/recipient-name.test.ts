import { describe, expect, test } from 'vitest';
import { guessKind, readPersonName, recipientName } from './recipient-name';

describe('a recipient’s name', () => {
  test.each([
    ['James Okafor', { firstName: 'James', lastName: 'Okafor' }],
    ['James T. van Okafor Jr.', { firstName: 'James', middleName: 'T.', lastName: 'van Okafor', suffix: 'Jr.' }],
    ['Okafor, James T., III', { firstName: 'James', middleName: 'T.', lastName: 'Okafor', suffix: 'III' }],
    ['James Okafor, Sr.', { firstName: 'James', lastName: 'Okafor', suffix: 'Sr.' }],
    ['Nguyễn', { lastName: 'Nguyễn' }],
    ['Jr', { lastName: 'Jr' }],
    ['', { lastName: '' }],
  ])('%s is read in parts', (text, parts) => expect(readPersonName(text)).toEqual(parts));

  test.each([
    ['Brightwater Holdings, LLC', 'business'],
    ['First N.A.', 'business'],
    ['City of Lakemoor', 'government'],
    ['United States of America', 'government'],
    ['Cook County Sheriff’s Office', 'government'],
    ['Ada Coleman', 'individual'],
    ['Vincent Inconnu', 'individual'],
  ])('%s suggests %s', (name, kind) => expect(guessKind(name)).toBe(kind));

  test('is shown in the order of speech', () => {
    expect(recipientName({ kind: 'individual', ...readPersonName('Okafor, James T., Jr.') })).toBe(
      'James T. Okafor Jr.',
    );
    expect(recipientName({ kind: 'business', organizationName: ' Quill Co. ' })).toBe('Quill Co.');
    expect(recipientName({ kind: 'government' })).toBe('');
  });
});
