import { describe, expect, it } from 'vitest';
import type { ExtractedField, ExtractedName } from '@/api/generated/extraction/model';
import {
  confirmedFields,
  documentsOf,
  fieldOf,
  foundValues,
  needsCheck,
  type PaperValues,
  singles,
} from './paper-values';

/** A value as found, sure unless said otherwise. */
const found = (name: ExtractedName, value: string, confidence = 0.95): ExtractedField => ({
  ...{ name, value, confidence, method: 'text', fileId: 'f', page: 1, text: value, alternatives: [] },
  box: { x: 0, y: 0, width: 1, height: 1 },
});

/** Ids in the order in which they are asked for. */
const ids = () => {
  let last = 0;
  return () => `id-${++last}`;
};

const valuesOf = (...fields: ExtractedField[]) => foundValues(fields, ids());

describe('a found value', () => {
  it('is the first of its name', () => {
    const fields = [found('county', 'Cook'), found('caseNumber', '1'), found('caseNumber', '2')];
    expect(fieldOf(fields, 'caseNumber')?.value).toBe('1');
    expect(fieldOf(fields, 'attorney')).toBeUndefined();
  });

  it.each([
    ['Cook', 0.6, true],
    ['Cook', 0.89, true],
    ['Cook', 0.9, false],
    ['Cook', 1, false],
    ['', 0.6, false],
  ])('%j with a confidence of %d wants a look: %s', (value, confidence, isDoubted) => {
    expect(needsCheck({ ...found('county', value), confidence })).toBe(isDoubted);
  });
});

describe('the values of papers', () => {
  it('are all empty where nothing was found', () => {
    const { single, recipients, unchecked } = valuesOf();
    expect(Object.keys(single)).toEqual([...singles]);
    expect(new Set(Object.values(single))).toEqual(new Set(['']));
    expect(recipients).toEqual([]);
    expect(unchecked).toEqual([]);
  });

  it('have what was found, and name what wants a look', () => {
    const { single, unchecked } = valuesOf(
      found('courtName', 'Circuit Court of Cook County', 0.7),
      found('caseNumber', '2026 L 001234'),
      found('hearingPlace', '', 0.6),
      found('attorney', 'Dana Whitlock', 0.8),
      found('attorney', 'Nora Marlow', 0.95),
    );
    expect(single).toMatchObject({
      courtName: 'Circuit Court of Cook County',
      caseNumber: '2026 L 001234',
      caseTitle: '',
      hearingPlace: '',
      attorney: 'Dana Whitlock',
    });
    expect(unchecked).toEqual(['courtName', 'attorney']);
  });

  it('have a recipient for each defendant, checked one by one', () => {
    const { recipients, unchecked } = valuesOf(
      found('defendants', 'Ada Quill'),
      found('defendants', ''),
      found('defendants', 'James Okafor', 0.6),
    );
    expect(recipients).toEqual([
      { id: 'id-1', name: 'Ada Quill', isServed: true, agent: '', address: '' },
      { id: 'id-2', name: 'James Okafor', isServed: true, agent: '', address: '' },
    ]);
    expect(unchecked).toEqual(['id-2']);
  });

  const quill = found('defendants', 'Quill Holdings LLC');
  const ada = found('defendants', 'Ada Quill');
  const agent = found('registeredAgent', 'Sam Agent');
  const home = found('serviceAddress', '1 Elm St, Gary, IN 46402');

  it.each([
    ['a business with its agent and address', [quill, agent, home], 'Sam Agent', home.value],
    ['a person, who has no agent, with the address', [ada, agent, home], '', home.value],
    ['one of two addresses, which only a person can tell', [quill, agent, home, home], 'Sam Agent', ''],
    ['one of two agents, which only a person can tell', [quill, agent, agent], '', ''],
    ['two defendants, of whom only a person knows whose they are', [quill, quill, agent, home], '', ''],
    ['a business without either', [quill, found('registeredAgent', ''), found('serviceAddress', '')], '', ''],
  ])('give %s', (_, fields, expectedAgent, address) => {
    expect(valuesOf(...fields).recipients[0]).toMatchObject({ agent: expectedAgent, address });
  });

  it('give every recipient another id', () => {
    const [first, second] = foundValues([ada, quill]).recipients;
    expect(first?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.id).not.toBe(first?.id);
  });
});

describe('what is confirmed', () => {
  const { single: empty } = valuesOf();
  const recipient = { id: 'r', name: 'Ada Quill', isServed: true, agent: '', address: '' };

  it('is every value that is left, in the order shown, then the recipients who are served', () => {
    const values: PaperValues = {
      single: { ...empty, attorney: ' Dana Whitlock ', caseNumber: '1', courtName: '  ' },
      recipients: [
        { ...recipient, name: ' Quill LLC ', agent: ' Sam Agent', address: '1 Elm St ' },
        { ...recipient, isServed: false, name: 'Nobody' },
        { ...recipient, name: '  ', address: '2 Elm St' },
        recipient,
      ],
      unchecked: [],
    };
    expect(confirmedFields(values)).toEqual([
      { name: 'caseNumber', value: '1' },
      { name: 'attorney', value: 'Dana Whitlock' },
      { name: 'defendants', value: 'Quill LLC' },
      { name: 'registeredAgent', value: 'Sam Agent' },
      { name: 'serviceAddress', value: '1 Elm St' },
      { name: 'defendants', value: 'Ada Quill' },
    ]);
  });

  it('is nothing of empty values', () => {
    expect(confirmedFields({ single: empty, recipients: [], unchecked: [] })).toEqual([]);
  });
});

describe('papers', () => {
  const file = {
    fileId: 'f1',
    name: '02 Summons - Okafor.pdf',
    url: '/files/f1',
    sizeBytes: 10,
    sha256: 'a'.repeat(64),
  };

  it('keep their files, with a title to change', () => {
    expect(documentsOf([{ ...file, pageCount: 3, documentKind: 'order' }], ids())).toEqual([
      {
        ...{ documentId: 'id-1', fileId: 'f1', fileName: file.name, title: '02 Summons - Okafor', url: '/files/f1' },
        ...{ sizeBytes: 10, sha256: file.sha256, kind: 'order', pageCount: 3 },
      },
    ]);
  });

  it('are what they were read as, else what they are called', () => {
    const kindOf = (documentKind?: 'complaint' | 'other') => documentsOf([{ ...file, documentKind }])[0]?.kind;
    expect([kindOf('complaint'), kindOf('other'), kindOf()]).toEqual(['complaint', 'summons', 'summons']);
  });

  it('have titles that an order takes, and no pages or hash while those aren’t known', () => {
    const [paper] = documentsOf([{ ...file, name: `${'a'.repeat(300)}.pdf`, sha256: '' }]);
    expect(paper?.title).toBe('a'.repeat(255));
    expect(paper?.pageCount).toBe(0);
    expect(paper).not.toHaveProperty('sha256');
    expect(paper?.documentId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
