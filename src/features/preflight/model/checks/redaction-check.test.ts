import { describe, expect, it } from 'vitest';
import type { RedactedKind, RedactionRule } from '@/api/generated/filing/model';
import type { Box, SensitiveFact } from '../facts';
import { checked, type Differing, leadPath } from './checked-document.testing';
import { badRedactionFindings, isForbidden, redactionFindings } from './redaction-check';

const box: Box = { left: 1, bottom: 1, right: 2, top: 2 };
const ssn: SensitiveFact = { kind: 'ssn', form: 'full', tail: '6789', page: 4, boxes: [box] };

/** A court's rule that allows so much of some kinds. */
const ruleOf = (shown: RedactedKind['shown'], ...kinds: RedactedKind['kind'][]): RedactionRule => ({
  rule: 'Rule 138',
  kinds: kinds.map((kind) => ({ kind, shown })),
  acknowledge: false,
});

const everything = ruleOf('none', 'ssn', 'itin', 'account', 'card', 'licence', 'birthDate');

describe('isForbidden', () => {
  it.each([
    ['full', 'none', true],
    ['last4', 'none', true],
    ['full', 'last4', true],
    ['last4', 'last4', false],
    ['full', 'year', true],
    ['last4', 'year', false],
  ] as const)('a number shown %s where %s may be: %s', (form, shown, expected) => {
    expect(isForbidden({ kind: 'ssn', form }, ruleOf(shown, 'ssn'))).toBe(expected);
  });

  it('goes by the rule of the kind', () => {
    const rule = { ...everything, kinds: [...ruleOf('last4', 'ssn').kinds, ...ruleOf('none', 'card').kinds] };
    expect(isForbidden({ kind: 'ssn', form: 'last4' }, rule)).toBe(false);
    expect(isForbidden({ kind: 'card', form: 'last4' }, rule)).toBe(true);
    expect(isForbidden({ kind: 'account', form: 'full' }, rule)).toBe(false);
  });

  it('never allows the name of a minor', () => {
    expect(isForbidden({ kind: 'minor', form: 'full' }, ruleOf('none'))).toBe(true);
  });
});

describe('what must be redacted', () => {
  const check = ({ rules, ...differing }: Differing) =>
    redactionFindings(checked({ rules: { redaction: everything, ...rules }, ...differing }));

  it('blocks the document, each on its page', () => {
    const sensitive = [ssn, { ...ssn, page: 5 }];
    expect(check({ found: { sensitive } })).toMatchObject([
      { check: 'redaction', result: 'fix', path: leadPath, pages: [4] },
      { check: 'redaction', result: 'fix', path: leadPath, pages: [5] },
    ]);
  });

  it.each([
    ['ssn', '6789', / •••-••-6789, page 4$/],
    ['itin', '1234', / •••-••-1234, page 4$/],
    ['account', '3345', / ••••3345, page 4$/],
    ['card', '1111', / ••••1111, page 4$/],
    ['licence', '8901', / ••••8901, page 4$/],
    ['birthDate', '1984', / ••\/••\/1984, page 4$/],
    ['minor', '', /^Name of a minor, page 4$/],
    ['card', '', /^Card number, page 4$/],
  ] as const)('is shown by its name, last digits and page: %s %s', (kind, tail, text) => {
    const [finding] = check({ found: { sensitive: [{ ...ssn, kind, tail }] } });
    expect(finding?.text).toMatch(text);
    expect(finding?.text).toMatch(/^[A-Z]\w+/);
  });

  it('is blacked out where it stands', () => {
    const [finding] = check({ found: { sensitive: [ssn] } });
    expect(finding).toMatchObject({ remedy: 'Black it out (Rule 138).', fix: 'black-out' });
  });

  it('is removed by hand where it is no text of the page', () => {
    const [finding] = check({ found: { sensitive: [{ ...ssn, boxes: [] }] } });
    expect(finding?.remedy).toBe('Remove it from the document (Rule 138).');
    expect(finding?.fix).toBeUndefined();
  });

  it.each([
    ['a public filing', {}, 'fix'],
    ['a sealed filing', { security: 'sealed' }, 'look'],
    ['a confidential filing', { extra: { isConfidential: true } }, 'look'],
    ['a filing that isn’t confidential', { extra: { isConfidential: false } }, 'fix'],
  ] as const)('in %s', (_, entry, result) => {
    expect(check({ entry, found: { sensitive: [ssn] } })).toMatchObject([{ result }]);
  });

  it('wants a look where it seems a minor’s name', () => {
    const name: SensitiveFact = { ...ssn, kind: 'minor', tail: '' };
    expect(check({ found: { sensitive: [name] } })).toMatchObject([{ result: 'look' }]);
  });

  it('is only what the rule forbids', () => {
    const masked: SensitiveFact = { ...ssn, form: 'last4' };
    const rules = { redaction: ruleOf('last4', 'ssn') };
    expect(check({ rules, found: { sensitive: [masked, { ...ssn, kind: 'card' }, ssn] } })).toHaveLength(1);
  });

  it('goes by the state’s rule of the day where the court has none', () => {
    const rules = { redaction: undefined };
    const found = { sensitive: [ssn] };
    expect(check({ rules, found, known: { state: 'IL', today: '2026-01-01' } })).toHaveLength(1);
    expect(check({ rules, found, known: { state: 'IL', today: '2025-12-31' } })).toEqual([]);
    expect(check({ rules, found, known: { state: 'IN' } })).toEqual([]);
  });
});

describe('a bad redaction', () => {
  const check = (found: Differing['found']) => badRedactionFindings(checked({ found }));
  const blocking = { check: 'bad-redaction', result: 'fix', path: leadPath, fix: 'black-out' };

  it('isn’t found in a plain document', () => {
    expect(check({})).toEqual([]);
  });

  it('leaves words under a box, counted by page', () => {
    const covered = [
      { page: 2, words: 1000, box },
      { page: 5, words: 1, box },
      { page: 2, words: 234, box },
    ];
    const findings = check({ covered });
    expect(findings).toMatchObject([
      { ...blocking, pages: [2], text: '1,234 words under a box can still be read, page 2' },
      { ...blocking, pages: [5], text: 'A word under a box can still be read, page 5' },
    ]);
    for (const { remedy } of findings) expect(remedy).toContain('a box alone hides nothing');
  });

  it('is a mark that was not applied: each page is named once', () => {
    const unappliedRedactions = [3, 3, 7].map((page) => ({ page, box }));
    const [finding, ...others] = check({ unappliedRedactions });
    expect(finding).toMatchObject({ ...blocking, pages: [3, 7] });
    expect(finding?.text).toBe('Redactions were marked but not applied: pages 3 and 7.');
    expect(finding?.remedy).toContain('apply them');
    expect(others).toEqual([]);
  });

  it('is repeated by a bookmark or the properties', () => {
    const [bookmark, properties, ...others] = check({ repeatsCovered: ['bookmarks', 'metadata'] });
    expect(bookmark).toMatchObject({ ...blocking, pages: [] });
    expect(bookmark?.text).toContain('bookmark');
    expect(properties).toMatchObject({ ...blocking, pages: [] });
    expect(properties?.text).toContain('properties');
    expect(properties?.remedy).toContain('new file');
    expect(others).toEqual([]);
  });
});
