import { expect, test } from 'vitest';
import type { EnvelopeField, SigningLink } from '@/api/generated/serving/model';
import {
  endedText,
  firstSigning,
  initialsOf,
  pathOf,
  pointOn,
  refusedFields,
  signingProblems,
  textLabel,
  toSigning,
  withPoint,
  withStroke,
} from './signing';

const field = (change: Partial<EnvelopeField>): EnvelopeField => ({
  ...{ fieldId: 'f1', signerId: 's1', fileId: 'a', page: 1, kind: 'signature', isRequired: true },
  box: { x: 0, y: 0, width: 0.1, height: 0.1 },
  ...change,
});
const fields = [
  field({}),
  field({ fieldId: 'f2', kind: 'initials' }),
  field({ fieldId: 'f3', kind: 'text', label: 'Job title' }),
  field({ fieldId: 'f4', kind: 'text', isRequired: false }),
];
const filled = { ...firstSigning('Ada Lovelace Quill'), texts: { f3: ' Partner ', f4: ' ' } };

test.each([
  ['Ada Lovelace Quill', 'AQ'],
  ['ада', 'А'],
  ['Nguyễn (Ánh)', 'NÁ'],
  ['', ''],
])('initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('what is missing is named', () => {
  expect(signingProblems(filled, fields)).toEqual({});
  expect(signingProblems({ ...filled, name: ' ', initials: '', texts: {} }, fields)).toEqual({
    signature: 'Name is required',
    initials: 'Initials are required',
    f3: 'Job title is required',
  });
  expect(signingProblems({ ...filled, way: 'drawn' }, [field({})])).toEqual({
    signature: 'Draw your signature, or type it',
  });
  expect(signingProblems({ ...filled, way: 'drawn', strokes: [[1, 2, 3, 4]] }, [field({})])).toEqual({});
  expect(textLabel({ label: ' ' })).toBe('Text');
});

test('what the service refuses stands at its field', () => {
  expect(
    refusedFields({
      'signature.text': ['We can’t print 王.'],
      initials: ['No.', 'Never.'],
      'texts.f3': ['Why?'],
      x: [],
    }),
  ).toEqual({ signature: 'We can’t print 王.', initials: 'No.', f3: 'Why?' });
});

test('it is sent without what wasn’t asked for', () => {
  expect(toSigning(filled, fields)).toEqual({
    signature: { kind: 'typed', text: 'Ada Lovelace Quill' },
    initials: 'AQ',
    texts: { f3: 'Partner' },
  });
  expect(toSigning({ ...filled, way: 'drawn', strokes: [[1, 2, 3, 4]] }, [field({})])).toEqual({
    signature: { kind: 'drawn', strokes: [[1, 2, 3, 4]] },
    texts: {},
  });
});

test('strokes are drawn on the area, up to what the service takes', () => {
  const area = { left: 10, top: 20, width: 300, height: 100 };
  expect(pointOn(area, { clientX: 160, clientY: 70 })).toEqual([300, 100]);
  expect(pointOn(area, { clientX: 900, clientY: -70 })).toEqual([600, 0]);
  expect(pointOn({ ...area, width: 0 }, { clientX: 900, clientY: 20 })).toEqual([0, 0]);
  let strokes = withPoint(withStroke([], [1, 2]), [3, 4]);
  expect(strokes).toEqual([[1, 2, 1, 2, 3, 4]]);
  expect(pathOf(strokes)).toBe('M1 2 L1 2 L3 4');
  for (let point = 0; point < 1200; point += 1) strokes = withPoint(strokes, [5, 6]);
  expect(strokes[0]).toHaveLength(2000);
  for (let stroke = 0; stroke < 120; stroke += 1) strokes = withStroke(strokes, [1, 1]);
  expect(strokes).toHaveLength(100);
  expect(withPoint([], [1, 2])).toEqual([]);
});

const link: SigningLink = {
  ...{ status: 'open', title: 'Letter', firmName: 'Marlow', senderName: 'Nora', signerName: 'Ada', expiresAt: '' },
  timeZone: 'America/Chicago',
  ...{ consent: '', consentSource: '', hasConsented: false, documents: [], fields: [] },
};

test.each([
  ['open', 'Letter', ''],
  ['signed', 'You signed', 'email'],
  ['completed', 'Everyone has signed', 'email'],
  ['replaced', 'This link was replaced', 'latest email'],
  ['declined', 'Signing was declined', 'Letter'],
  ['voided', 'These documents were voided', 'Nora of Marlow voided Letter.'],
  ['expired', 'The time to sign is over', 'Ask Nora of Marlow'],
] as const)('a link that is %s says so', (status, title, advice) => {
  const text = endedText({ ...link, status });
  expect(text.title).toBe(title);
  expect(text.advice).toContain(advice);
});

test('the reason is told', () => {
  expect(endedText({ ...link, status: 'voided', reason: 'Wrong.' }).advice).toContain('Reason: Wrong.');
});
