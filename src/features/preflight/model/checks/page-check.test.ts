import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../facts';
import { checked, type Differing, leadPath, letterPage } from './checked-document.testing';
import { pageFindings } from './page-check';

const check = (differing: Differing) => pageFindings(checked(differing));
/** As many upright pages of Letter. */
const pages = (count: number) => Array.from({ length: count }, () => letterPage);

it('finds nothing in plain pages', () => {
  expect(check({})).toEqual([]);
});

describe('the number of pages', () => {
  it.each([
    [1200, 1200],
    [1200, undefined],
  ])('%i pages are taken where the limit is %s', (count, maxPagesPerDocument) => {
    expect(check({ rules: { maxPagesPerDocument }, found: { pages: pages(count) } })).toEqual([]);
  });

  it('above the limit blocks the document', () => {
    const [finding, ...others] = check({ rules: { maxPagesPerDocument: 1200 }, found: { pages: pages(1201) } });
    expect(finding).toMatchObject({ check: 'pages', result: 'fix', path: leadPath, pages: [] });
    expect(finding?.text).toBe("The document has 1,201 pages. The court's limit is 1,200.");
    expect(finding?.remedy).toContain('Split');
    expect(others).toEqual([]);
  });
});

describe('the size of pages', () => {
  const rules = { pageSize: { widthIn: 8.5, heightIn: 11, toleranceIn: 0.25 } };
  const sized = (widthIn: number, heightIn: number) => ({ ...letterPage, widthIn, heightIn });

  it.each([
    ['the size', 8.5, 11],
    ['across', 11, 8.5],
    ['as wide as allowed', 8.75, 11],
    ['as narrow as allowed', 8.25, 11],
    ['as high as allowed', 8.5, 11.25],
    ['across, as wide and high as allowed', 11.25, 8.75],
  ])('is right: %s', (_, widthIn, heightIn) => {
    expect(check({ rules, found: { pages: [sized(widthIn, heightIn)] } })).toEqual([]);
  });

  it.each([
    ['too wide', 8.76, 11],
    ['too narrow', 8.24, 11],
    ['too high', 8.5, 11.26],
    ['Legal', 8.5, 14],
    ['Legal across', 14, 8.5],
    ['a square', 11, 11],
    ['a small square', 8.5, 8.5],
    ['A4', 8.27, 11.69],
  ])('is wrong: %s', (_, widthIn, heightIn) => {
    expect(check({ rules, found: { pages: [sized(widthIn, heightIn)] } })).toMatchObject([{ check: 'page-size' }]);
  });

  it('names the pages and offers to fit them', () => {
    const [finding, ...others] = check({ rules, found: { pages: [letterPage, sized(8.5, 14), sized(14, 14)] } });
    expect(finding).toMatchObject({ check: 'page-size', result: 'fix', path: leadPath, pages: [2, 3] });
    expect(finding).toMatchObject({ text: 'Not 8.5 × 11 in: pages 2 and 3.', fix: 'fit-to-letter' });
    expect(finding?.remedy).toContain('Letter');
    expect(others).toEqual([]);
  });

  it('doesn’t matter at a court without the rule', () => {
    expect(check({ found: { pages: [sized(8.5, 14)] } })).toEqual([]);
  });
});

it('wants a look at pages that lie on their side', () => {
  const [finding, ...others] = check({ found: { pages: [letterPage, { ...letterPage, isSideways: true }] } });
  expect(finding).toMatchObject({ check: 'rotated', result: 'look', path: leadPath, pages: [2], fix: 'rotate' });
  expect(finding?.text).toBe('Not upright: page 2.');
  expect(finding?.remedy).toContain('Rotate');
  expect(others).toEqual([]);
});

describe('text', () => {
  const scan: PageFacts = { ...letterPage, letters: 0, lines: [] };
  const found = { pages: [letterPage, scan, scan] };

  it('is missed where the court requires it', () => {
    const [finding] = check({ rules: { searchableText: 'required' }, found });
    expect(finding).toMatchObject({ check: 'searchable', result: 'fix', path: leadPath, pages: [2, 3] });
    expect(finding).toMatchObject({ text: 'No text that can be searched: pages 2 and 3.', fix: 'recognize' });
    expect(finding?.remedy).toContain('Recognize');
  });

  it.each([
    ['advised', false, ['searchable: look']],
    ['none', true, []],
    [undefined, true, ['searchable: fix']],
    [undefined, false, []],
  ] as const)('is wanted by the rule %s before the older flag %s', (searchableText, flag, expected) => {
    const findings = check({ rules: { searchableText, requiresTextSearchablePdf: flag }, found });
    expect(findings.map(({ check: name, result }) => `${name}: ${result}`)).toEqual([
      ...expected,
      'redaction: unknown',
    ]);
  });

  it('is enough with one letter', () => {
    const rules = { searchableText: 'required' } as const;
    expect(check({ rules, found: { pages: [{ ...letterPage, letters: 1 }] } })).toEqual([]);
  });

  it('that is missing can’t be searched for numbers to redact', () => {
    const [finding, ...others] = check({ found });
    expect(finding).toMatchObject({ check: 'redaction', result: 'unknown', path: leadPath, pages: [2, 3] });
    expect(finding?.text).toBe("Numbers to redact can't be found without text: pages 2 and 3.");
    expect(finding?.remedy).toContain('yourself');
    expect(others).toEqual([]);
  });

  it('of too many annotations isn’t searched through, which names the file', () => {
    const [finding, ...others] = check({
      found: { hasUnreadAnnotations: true },
      file: { fileName: 'Exhibit C.pdf' },
    });
    expect(finding).toMatchObject({ check: 'redaction', result: 'unknown', path: leadPath, pages: [] });
    expect(finding?.text).toBe('Exhibit C.pdf has too many annotations to check all.');
    expect(others).toEqual([]);
  });

  it('that is missing says more than annotations that weren’t read', () => {
    const findings = check({ found: { ...found, hasUnreadAnnotations: true } });
    expect(findings).toMatchObject([{ check: 'redaction', pages: [2, 3] }]);
  });
});
