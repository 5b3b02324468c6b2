import { describe, expect, it } from 'vitest';
import type { StampArea } from '@/api/generated/filing/model';
import type { Box, PageFacts } from '../facts';
import { checked, leadPath, letterPage } from './checked-document.testing';
import { pageFindings } from './page-check';

/** Two inches wide, one high. */
const area: StampArea = { corner: 'top-right', widthIn: 2, heightIn: 1, pages: 'first' };

/** The findings of pages at a court that stamps in these areas. */
const check = (pages: readonly PageFacts[], ...stampArea: StampArea[]) =>
  pageFindings(checked({ rules: { stampArea }, found: { pages } }));

const withLine = (left: number, bottom: number, right: number, top: number): PageFacts => ({
  ...letterPage,
  lines: [{ left, bottom, right, top }],
});

/** A visible area that doesn't begin at 0: Letter, moved by an inch. */
const moved: Box = { left: 72, bottom: 72, right: 684, top: 864 };

const header = withLine(500, 750, 600, 762);

describe('a line where the court stamps', () => {
  it('wants a look', () => {
    const [finding, ...others] = check([header], area);
    expect(finding).toMatchObject({ check: 'stamp-area', result: 'look', path: leadPath, pages: [1] });
    expect(finding?.text).toBe('Text where the court stamps documents: page 1.');
    expect(finding?.remedy).toContain('Move the text');
    expect(finding?.fix).toBeUndefined();
    expect(others).toEqual([]);
  });

  it.each([
    ['top-right', [467, 719, 469, 721]],
    ['top-left', [143, 719, 145, 721]],
    ['bottom-left', [143, 71, 145, 73]],
    ['bottom-right', [467, 71, 469, 73]],
  ] as const)('reaches a point into the corner %s', (corner, [left, bottom, right, top]) => {
    expect(check([withLine(left, bottom, right, top)], { ...area, corner })).toHaveLength(1);
  });

  it.each([
    ['top-right', 'from the left', [300, 750, 468, 762]],
    ['top-right', 'from below', [500, 708, 600, 720]],
    ['top-left', 'from the right', [144, 750, 300, 762]],
    ['top-left', 'from below', [20, 708, 100, 720]],
    ['bottom-left', 'from the right', [144, 20, 300, 32]],
    ['bottom-left', 'from above', [20, 72, 100, 84]],
    ['bottom-right', 'from the left', [300, 20, 468, 32]],
    ['bottom-right', 'from above', [500, 72, 600, 84]],
  ] as const)('only touches the corner %s %s', (corner, _, [left, bottom, right, top]) => {
    expect(check([withLine(left, bottom, right, top)], { ...area, corner })).toEqual([]);
  });

  it.each([
    ['right of it', 612, 750, 700, 762],
    ['left of it', -100, 20, 0, 32],
    ['above it', 500, 792, 600, 804],
    ['below it', 20, -12, 100, 0],
  ])('is not on the page: %s', (_, left, bottom, right, top) => {
    const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
    const areas = corners.map((corner) => ({ ...area, corner }));
    expect(check([withLine(left, bottom, right, top)], ...areas)).toEqual([]);
  });

  it.each([
    ['top-right', [539, 791, 541, 793]],
    ['top-left', [215, 791, 217, 793]],
    ['bottom-left', [215, 143, 217, 145]],
    ['bottom-right', [539, 143, 541, 145]],
  ] as const)('is measured from the visible area: %s', (corner, [left, bottom, right, top]) => {
    const line = (by: number): PageFacts => ({ ...withLine(left + by, bottom, right + by, top), view: moved });
    const outwards = corner.endsWith('right') ? -1 : 1;
    expect(check([line(0)], { ...area, corner })).toHaveLength(1);
    expect(check([line(outwards)], { ...area, corner })).toEqual([]);
  });

  it('may be any of several', () => {
    const page = { ...letterPage, lines: [...letterPage.lines, ...header.lines] };
    expect(check([page], area)).toHaveLength(1);
  });
});

describe('the pages that are stamped', () => {
  it.each([
    ['first', [1]],
    ['later', [2, 3]],
  ] as const)('%s', (which, expected) => {
    expect(check([header, header, header], { ...area, pages: which })).toMatchObject([{ pages: expected }]);
  });

  it('are those of either area', () => {
    const foot: StampArea = { corner: 'bottom-left', widthIn: 2, heightIn: 1, pages: 'later' };
    const footer = withLine(20, 20, 100, 32);
    expect(check([header, header, footer], area, foot)).toMatchObject([{ pages: [1, 3] }]);
  });

  it.each([
    [90, 0],
    [180, 0],
    [360, 1],
    [-360, 1],
  ])('turned by %i°, are stamped as they are shown', (rotation, count) => {
    expect(check([{ ...header, rotation }], area)).toHaveLength(count);
  });
});

it('has no stamp at a court without areas', () => {
  expect(check([header])).toEqual([]);
  expect(pageFindings(checked({ found: { pages: [header] } }))).toEqual([]);
});
