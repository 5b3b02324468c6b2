import { describe, expect, it } from 'vitest';
import { finding, look, mustFix, pagesText } from './findings';

const where = ['size', 'filings.0.leadDocument', [1]] as const;
const said = { check: 'size', path: 'filings.0.leadDocument', pages: [1], text: 'Too large.', remedy: 'Split it.' };

describe('finding', () => {
  it('has no fix where none is offered', () => {
    expect(finding('unknown', ...where, 'Too large.', 'Split it.')).toStrictEqual({ ...said, result: 'unknown' });
  });

  it('names the fix that is offered', () => {
    expect(finding('unknown', ...where, 'Too large.', 'Split it.', 'compress')).toStrictEqual({
      ...said,
      result: 'unknown',
      fix: 'compress',
    });
  });

  it('blocks the filing or wants a look', () => {
    expect(mustFix(...where, 'Too large.', 'Split it.', 'compress')).toStrictEqual({
      ...said,
      result: 'fix',
      fix: 'compress',
    });
    expect(look(...where, 'Too large.', 'Split it.')).toStrictEqual({ ...said, result: 'look' });
  });
});

describe('pagesText', () => {
  it.each([
    [[4], 'page 4'],
    [[1, 3], 'pages 1 and 3'],
    [[1, 3, 5], 'pages 1, 3 and 5'],
    [[1, 2, 3, 4, 5, 6], 'pages 1, 2, 3, 4, 5 and 6'],
    [[1, 2, 3, 4, 5, 6, 7], '7 pages'],
    [Array.from({ length: 1200 }, (_, index) => index + 1), '1,200 pages'],
  ])('says where, up to six pages (%#)', (pages, text) => {
    expect(pagesText(pages)).toBe(text);
  });
});
