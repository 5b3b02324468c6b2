import { describe, expect, test } from 'vitest';
import { matchMatters } from './match-matters';
import type { CaseToMatch, MatterToMatch } from './matter-index';
import { nameWords, withoutMatterNumber } from './name-words';
import { isCertain } from './proposal';

const matter = (displayName: string, description = '', client = '', status = 'Open'): MatterToMatch => ({
  matterReference: displayName,
  displayName,
  description,
  client,
  status,
});

/** Other matters of the firm, so that words have a rarity. */
const others = ['Nakata v. Sundial Transit', 'Verity Textiles Co. v. Holloway', 'Estate of Helen Pryce'].map((title) =>
  matter(`10-${title}`, title),
);

const proposalsFor = (description: string, matters: MatterToMatch[], more: Partial<CaseToMatch> = {}) =>
  matchMatters([{ caseNumber: '652211/2025', description, ...more }], [...matters, ...others])[0] ?? [];

describe('words', () => {
  test.each([
    ['In re Estate of Héctor Núñez, et al.', ['hector', 'nunez']],
    ['Matter of the O’Brien Family, L.L.C. v. N.A. Bank, Inc.', ['obrien', 'family', 'bank']],
    ['ACME Co., Ltd. vs. Smith-Jones LLP', ['acme', 'ltd', 'smith', 'jones']],
    [' — ', []],
  ])('%s', (text, words) => expect([...nameWords(text)]).toEqual(words));

  test.each([
    ['00015-Ortega', 'Ortega'],
    ['AG-1104-Lindqvist', 'Lindqvist'],
    ['450 Broadway Owners', '450 Broadway Owners'],
    ['Ortega', 'Ortega'],
  ])('%s without its number is %s', (name, without) => expect(withoutMatterNumber(name)).toBe(without));
});

describe('a proposal', () => {
  const ortega = matter('00015-Ortega', 'Ortega v. Lakeshore Holdings LLC', 'Ana Ortega');

  test('with the case’s title is certain and says why', () => {
    const found = proposalsFor('ORTEGA v. LAKESHORE HOLDINGS, L.L.C., et al.', [ortega]);
    expect(found).toEqual([
      {
        matterReference: '00015-Ortega',
        confidence: expect.closeTo(1, 1),
        why: ['“Ortega”, “Lakeshore”, “Holdings” in the description'],
      },
    ]);
    expect(isCertain(found)).toBe(true);
  });

  test('with one party is likely', () => {
    const found = proposalsFor('Ana Ortega v. Quayside Freight Corp.', [ortega]);
    expect(found.map(({ matterReference }) => matterReference)).toEqual(['00015-Ortega']);
    expect(found[0]?.confidence).toBeLessThan(0.9);
    expect(isCertain(found)).toBe(false);
  });

  test('is named by parties where the title doesn’t name them', () => {
    expect(proposalsFor('', [ortega], { parties: ['Ana Ortega', 'Lakeshore Holdings LLC'] })[0]?.matterReference).toBe(
      '00015-Ortega',
    );
    expect(proposalsFor('A.O. v. L.H.', [ortega], { parties: ['Ana Ortega'] })).toEqual([]);
  });

  test('with a common word only is none', () => {
    expect(proposalsFor('Freight Holdings v. Marsh', [matter('Freight', 'Quayside Freight v. Dunmore')])).toEqual([]);
    expect(proposalsFor('', [ortega])).toEqual([]);
  });

  test('by the case’s number is sure, whatever it is called', () => {
    const numbered = matter('Halvorsen', 'Shipping dispute, Index No. 652211/25');
    const found = proposalsFor('Ortega v. Lakeshore Holdings', [ortega, numbered]);
    expect(found[0]).toEqual({ matterReference: 'Halvorsen', confidence: 1, why: ['The matter has the case number'] });
    // The name says another matter: a person chooses.
    expect(isCertain(found)).toBe(false);
    expect(isCertain(proposalsFor('Quayside v. Dunmore', [numbered]))).toBe(true);
  });

  test('of a matter with another case’s number is never certain', () => {
    const other = matter('00015-Ortega', 'Ortega v. Lakeshore Holdings 508730/2024');
    const found = proposalsFor('Ortega v. Lakeshore Holdings', [{ ...other, client: 'Ana Ortega' }]);
    expect(isCertain(found)).toBe(false);
  });

  test('is never certain where a party is mixed up from two', () => {
    const mixed = matter('Lakeshore', 'Lakeshore Imports Inc. v. Ortega Holdings LLC');
    const found = proposalsFor('Ortega Imports Inc. v. Lakeshore Holdings LLC', [mixed]);
    expect(found[0]?.confidence ?? 0).toBeLessThan(0.75);
  });

  test('of a closed matter is less sure', () => {
    const closed = { ...ortega, status: 'Closed' };
    const found = proposalsFor('Ortega v. Lakeshore Holdings', [closed]);
    expect(found[0]?.confidence).toBeCloseTo(0.9, 1);
    expect(found[0]?.why).toContain('The matter is closed');
  });

  test('is never certain where two matters share the name, or two cases', () => {
    const twice = proposalsFor('Ortega v. Lakeshore Holdings', [
      { ...ortega, matterReference: '2', displayName: '00099-Ortega' },
      { ...ortega, matterReference: '1' },
    ]);
    expect(twice.map(({ matterReference }) => matterReference)).toEqual(['1', '2']);
    expect(isCertain(twice)).toBe(false);
    const closed = [{ ...ortega, status: 'Closed', matterReference: '3' }, ortega];
    expect(isCertain(proposalsFor('Ortega v. Lakeshore Holdings', closed))).toBe(false);

    const title = 'Ortega v. Lakeshore Holdings';
    const cases = ['652211/2025', '508730/2024'].map((caseNumber) => ({ caseNumber, description: title }));
    expect(matchMatters(cases, [ortega, ...others]).map(isCertain)).toEqual([false, false]);
    const numbered = { ...ortega, displayName: 'Ortega 652211/2025' };
    expect(matchMatters(cases, [numbered, ...others]).map(isCertain)).toEqual([true, false]);
    // Defendants share their case's number.
    const defendants = ['1:20-cr-00061-KD-1', '1:20-cr-00061-KD-2'].map((caseNumber) => ({
      caseNumber,
      description: 'United States v. Marsh',
    }));
    expect(matchMatters(defendants, [matter('Marsh 20-cr-00061')]).map(isCertain)).toEqual([false, false]);
  });

  test('three at most, and none of nothing', () => {
    const many = ['4', '1', '3', '2'].map((matterReference) => ({ ...ortega, matterReference, displayName: 'Ortega' }));
    expect(proposalsFor('Ortega v. Lakeshore Holdings', many)).toHaveLength(3);
    expect(matchMatters([], [ortega])).toEqual([]);
    expect(matchMatters([{ caseNumber: '', description: 'Ortega' }], [])).toEqual([[]]);
    expect(isCertain([])).toBe(false);
  });
});

/** Deterministic numbers from 0 to 1. */
function chances(): () => number {
  let state = 17;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('among 6,000 matters, nothing certain is wrong, and nine of ten are first', () => {
  const chance = chances();
  const pick = (from: readonly string[]) => from[Math.floor(chance() * from.length)] ?? '';
  const part = () => `${pick(starts)}${pick(middles)}${pick(middles)}${pick(ends)}`;
  const party = () =>
    chance() < 0.5
      ? `${pick(firstNames)} ${part()}`
      : `${part()} ${pick(trades)} ${pick(['LLC', 'Inc.', 'Corp.', 'Co.', 'LP'])}`;
  const matters = Array.from({ length: 6000 }, (_, number) => {
    const [client, other] = [party(), party()];
    return { ...matter(`${number}-${client.split(' ')[0]}`, `${client} v. ${other}`, client), client, other };
  });
  const cases = matters.slice(0, 400).map(({ client, other, matterReference }, number) => {
    const [, surname = ''] = client.split(' ');
    const titles = [
      `${client} v. ${other}`,
      `${client.toUpperCase()} vs. ${other}, et al.`,
      `${client} v. ${part()} ${pick(trades)} LLC`,
      `${surname} v. ${other}`,
      `${part()} v. ${part()} Industries Inc.`,
    ];
    // The last of five has no matter.
    const hasMatter = number % 5 !== 4;
    return { description: titles[number % 5] ?? '', caseNumber: '', right: hasMatter ? matterReference : undefined };
  });
  const found = matchMatters(cases, matters);
  const wrong = cases.filter(
    ({ right }, at) => isCertain(found[at] ?? []) && found[at]?.[0]?.matterReference !== right,
  );
  expect(wrong).toEqual([]);
  const withMatter = cases.filter(({ right }) => right);
  const first = cases.filter(({ right }, at) => right && found[at]?.[0]?.matterReference === right);
  expect(first.length / withMatter.length).toBeGreaterThanOrEqual(0.9);
  expect(found.filter((each) => isCertain(each)).length).toBeGreaterThan(120);
});

const starts = ['Hal', 'Quay', 'Bright', 'Dun', 'Ash', 'Wex', 'Mor', 'Lin', 'Cas', 'Ver', 'Tol', 'Pry'];
const middles = ['', 'ber', 'vor', 'ling', 'mar', 'ten', 'ri', 'ock'];
const ends = ['sen', 'ton', 'more', 'side', 'well', 'ford', 'er', 'ley', 'wick', 'ham'];
const firstNames = ['Ana', 'Owen', 'Mara', 'Ren', 'Sten', 'Joss', 'Ida', 'Beatrix', 'Luis', 'Grace'];
const trades = ['Imports', 'Freight', 'Holdings', 'Textiles', 'Marine', 'Properties', 'Motors', 'Insurance'];
