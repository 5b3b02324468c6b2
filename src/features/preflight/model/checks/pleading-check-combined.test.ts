import { describe, expect, it } from 'vitest';
import { checked, type Differing, leadPath, letterPage } from './checked-document.testing';
import { pleadingFindings } from './pleading-check';

/** Tells whether a file has more than one pleading, at a court that wants each in a file of its own. */
function combined({ found, rules = { separateDocuments: true }, ...rest }: Differing) {
  const pages = Array.from({ length: 9 }, () => letterPage);
  const findings = pleadingFindings(checked({ ...rest, rules, found: { pages, ...found } }));
  return findings.filter(({ check }) => check === 'combined');
}

/** Titles on one page after the other. */
const titles = (...texts: string[]) => texts.map((text, index) => ({ page: index + 1, text }));
const captions = [1, 5].map((page) => ({ page, caseNumbers: [], words: 'Ortega v. Lakeshore' }));

describe('a file of its own', () => {
  it('has one caption: the pages of others are named', () => {
    const [finding, ...others] = combined({ found: { captions } });
    expect(finding).toMatchObject({ check: 'combined', result: 'fix', path: leadPath, pages: [1, 5] });
    expect(finding?.text).toContain('captions');
    expect(finding?.remedy).toContain('Split');
    expect(others).toEqual([]);
    expect(combined({ found: { captions: captions.slice(0, 1) } })).toEqual([]);
  });

  it('has no motion with its order: the pages of both are named', () => {
    const found = { captions: captions.slice(0, 1), titles: titles('MOTION', 'EXHIBITS', 'PROPOSED ORDER') };
    const [finding, ...others] = combined({ found });
    expect(finding).toMatchObject({ check: 'combined', result: 'fix', path: leadPath, pages: [1, 3] });
    expect(finding?.text).toContain('a motion and an order');
    expect(others).toEqual([]);
  });

  it('says how many captions it has', () => {
    expect(combined({ found: { captions } })[0]?.text).toBe('The file has two captions.');
    const three = [...captions, { page: 6, caseNumbers: [], words: '' }];
    expect(
      combined({ found: { captions: three, pages: Array.from({ length: 6 }, () => letterPage) } })[0],
    ).toMatchObject({
      pages: [1, 5, 6],
      text: 'The file has 3 captions.',
    });
  });

  it.each([
    ['MOTION TO STRIKE RESPONSE', 1],
    ["DEFENDANT'S MOTION FOR LEAVE TO FILE A REPLY", 1],
    ['RESPONSE TO MOTION', 0],
    ['REPLY IN SUPPORT OF MOTION', 0],
    ['MEMORANDUM IN OPPOSITION TO MOTION', 0],
    ['NOTICE OF MOTION', 0],
  ])('with an order: %s', (title, count) => {
    expect(combined({ found: { titles: titles(title, 'PROPOSED ORDER') } })).toHaveLength(count);
  });

  it('has two captions before it has a motion and an order', () => {
    const [finding] = combined({ found: { captions, titles: titles('MOTION', 'PROPOSED ORDER') } });
    expect(finding).toMatchObject({ pages: [1, 5] });
    expect(finding?.text).toContain('captions');
  });

  it('is wanted of attachments, too', () => {
    expect(combined({ found: { captions }, isLead: false })).toHaveLength(1);
  });

  it('doesn’t matter at a court without the rule', () => {
    const found = { captions, titles: titles('MOTION', 'PROPOSED ORDER') };
    expect(combined({ rules: {}, found })).toEqual([]);
    expect(combined({ rules: { separateDocuments: false }, found })).toEqual([]);
  });
});

describe('exhibits', () => {
  const exhibit = (page: number) => ({ page, name: `${page}` });

  it('may have captions and orders of their own', () => {
    expect(combined({ found: { captions, exhibits: [exhibit(5)] } })).toEqual([]);
    expect(combined({ found: { titles: titles('MOTION', 'PROPOSED ORDER'), exhibits: [exhibit(2)] } })).toEqual([]);
  });

  it('begin after the pleading, whose last page is the one before', () => {
    expect(combined({ found: { captions, exhibits: [exhibit(6)] } })).toHaveLength(1);
    expect(combined({ found: { captions, exhibits: [exhibit(8), exhibit(4), exhibit(6)] } })).toEqual([]);
  });

  it('may be missing: the last page counts', () => {
    const last = [1, 9].map((page) => ({ page, caseNumbers: [], words: 'Ortega v. Lakeshore' }));
    expect(combined({ found: { captions: last } })).toHaveLength(1);
  });
});

describe('a title', () => {
  it.each([
    'ORDER',
    'ORDER GRANTING MOTION',
    'JUDGMENT',
    'PROPOSED ORDER',
    '[PROPOSED] ORDER',
    '(PROPOSED) ORDER',
    '[ PROPOSED ] ORDER',
    'AGREED ORDER',
    'FINAL JUDGMENT',
    'DEFAULT JUDGMENT',
    'PROPOSED AGREED FINAL ORDER',
    'AGREED  FINAL  DEFAULT  ORDER',
  ])('is an order’s: %s', (title) => {
    expect(combined({ found: { titles: titles('MOTION TO DISMISS', title) } })).toHaveLength(1);
    expect(combined({ found: { titles: titles(title, 'PROPOSED ORDER') } })).toEqual([]);
  });

  it.each([
    'MOTION',
    'MOTION FOR ENTRY OF ORDER',
    'CROSS-MOTION',
    'MOTION TO COMPEL RESPONSES',
    'MOTION FOR NOTICE OF LIEN',
  ])('is a motion’s: %s', (title) => {
    expect(combined({ found: { titles: titles(title, 'PROPOSED ORDER') } })).toHaveLength(1);
    expect(combined({ found: { titles: titles('MOTION TO DISMISS', title) } })).toEqual([]);
  });

  it.each([
    'NOTICE OF MOTION',
    'RESPONSE TO MOTION',
    'REPLY IN SUPPORT OF MOTION',
    'OPPOSITION TO MOTION',
    'COMPLAINT FOR DEMOTION',
    'STIPULATION AND ORDERED LIST',
    'ORDERED LIST OF EXHIBITS',
  ])('is neither’s: %s', (title) => {
    expect(combined({ found: { titles: titles(title, 'PROPOSED ORDER') } })).toEqual([]);
    expect(combined({ found: { titles: titles('MOTION TO DISMISS', title) } })).toEqual([]);
  });
});
