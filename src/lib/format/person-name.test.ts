import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameName, type NameParts, nameKind, splitName, wholeName } from './person-name';

describe('a name kept as one text', () => {
  test.each<[string, NameParts]>([
    ['Ana Ortega', { firstName: 'Ana', lastName: 'Ortega' }],
    ['Ortega, Ana', { firstName: 'Ana', lastName: 'Ortega' }],
    [
      'Dr. Emeka J. van der Salazar, Jr.',
      {
        prefix: 'Dr.',
        firstName: 'Emeka',
        middleName: 'J.',
        lastName: 'van der Salazar',
        suffix: 'Jr.',
      },
    ],
    [
      'Salazar III, Hon. Prof. Otto Lee',
      {
        prefix: 'Hon. Prof.',
        firstName: 'Otto',
        middleName: 'Lee',
        lastName: 'Salazar',
        suffix: 'III',
      },
    ],
    ['Salazar, Otto Jr.', { firstName: 'Otto', lastName: 'Salazar', suffix: 'Jr.' }],
    ['Quintero, Rosa, M.D., Esq.', { firstName: 'Rosa', lastName: 'Quintero', suffix: 'M.D. Esq.' }],
    ['José Ortega y Gasset', { firstName: 'José', lastName: 'Ortega y Gasset' }],
    ['Rosa Maria de la Cruz-Peña', { firstName: 'Rosa', middleName: 'Maria', lastName: 'de la Cruz-Peña' }],
    ['Anna Le Nguyễn', { firstName: 'Anna', middleName: 'Le', lastName: 'Nguyễn' }],
    ['Anna le Carré', { firstName: 'Anna', lastName: 'le Carré' }],
    ['Tessa St. John', { firstName: 'Tessa', lastName: 'St. John' }],
    ['de la Cruz', { firstName: 'de', lastName: 'la Cruz' }],
    ['Mr. Okafor', { prefix: 'Mr.', lastName: 'Okafor' }],
    ['Henry V', { firstName: 'Henry', lastName: 'V' }],
    ['Henry Tudor V', { firstName: 'Henry', lastName: 'Tudor', suffix: 'V' }],
    ['Dr.', { lastName: 'Dr.' }],
    ['Jr', { lastName: 'Jr' }],
    ['山田太郎', { lastName: '山田太郎' }],
    ['  ,  ', {}],
    ['', {}],
  ])('%j', (text, parts) => expect(splitName(text)).toEqual(parts));

  test.each([
    ['Lakeshore Holdings LLC', 'business'],
    ['Chicago Transit Authority', 'business'],
    ['City of Lakemoor', 'government'],
    ['Cook County Sheriff’s Office', 'government'],
    ['Vincent Inconnu', 'person'],
  ])('%s names a %s', (name, kind) => expect(nameKind(name)).toBe(kind));

  test('is the same without case, accents and punctuation', () => {
    expect(isSameName('O’Rourke, Peña', 'orourke  PENA')).toBe(true);
    expect(isSameName('Ana Ortega', 'Ana Ortiz')).toBe(false);
  });
});

const word = fc.constantFrom(
  'Ada',
  'Emeka',
  'José',
  'Nguyễn',
  'Müller',
  'Ana-Lucia',
  'Okonkwo',
  'Zielinski',
  'Noor',
  'Wu',
);
const surname = fc.oneof(
  word,
  fc.tuple(word, word).map((both) => both.join('-')),
  fc.tuple(word, word).map((both) => both.join(' y ')),
  fc.tuple(fc.constantFrom('de la', 'van der', 'St.', 'von', 'Del', 'di'), word).map((both) => both.join(' ')),
);
const person = fc.record(
  {
    prefix: fc.constantFrom('Dr.', 'Mr.', 'Ms', 'Hon.', 'Hon. Dr.'),
    firstName: word,
    middleName: fc.constantFrom('A.', 'Lee', 'Marie', 'Jean Paul'),
    lastName: surname,
    suffix: fc.constantFrom('Jr.', 'Sr', 'II', 'III', 'Esq.'),
  },
  { requiredKeys: ['firstName', 'lastName'] },
);

/** Another way to split, with a pattern per way of writing. */
function splitByPattern(text: string): NameParts {
  const title = '(?<prefix>(?:(?:Dr|Mr|Ms|Hon)\\.? )*)';
  const last = '(?<lastName>(?:(?:de la|van der|St\\.|von|Del|di) )?[^ ,]+|[^ ,]+ y [^ ,]+)';
  const end = '(?:,? (?<suffix>Jr\\.|Sr|II|III|Esq\\.))?';
  const patterns = [
    new RegExp(`^${last}${end}, ${title}(?<firstName>[^ ,]+)(?: (?<middleName>[^,]+))?$`, 'u'),
    new RegExp(`^${title}(?<firstName>[^ ,]+?)(?: (?<middleName>A\\.|Lee|Marie|Jean Paul))? ${last}${end}$`, 'u'),
  ];
  const groups = patterns.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined) ?? {};
  return Object.fromEntries(Object.entries(groups).flatMap(([key, part]) => (part ? [[key, part.trim()]] : [])));
}

test('300 names, written in order and surname first, agree with what they were made of and with another splitter', () => {
  fc.assert(
    fc.property(person, fc.constantFrom('in order', 'surname first', 'comma before the suffix'), (parts, way) => {
      const { suffix, ...rest } = parts;
      const ending = suffix ? ` ${suffix}` : '';
      const given = wholeName({ ...rest, lastName: '' });
      const text = {
        'in order': wholeName(parts),
        'surname first': `${parts.lastName}${ending}, ${given}`,
        'comma before the suffix': suffix ? `${wholeName(rest)}, ${suffix}` : wholeName(rest),
      }[way];
      expect(splitName(text)).toEqual(parts);
      expect(splitByPattern(text)).toEqual(parts);
    }),
    { numRuns: 300 },
  );
});

test('no word of a name is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const words = (name: string) =>
        name
          .normalize('NFC')
          .split(/[\s,]+/)
          .filter(Boolean)
          .sort();
      expect(words(wholeName(splitName(text)))).toEqual(words(text));
    }),
  );
});
