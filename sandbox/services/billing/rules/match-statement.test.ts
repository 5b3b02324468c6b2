import { describe, expect, test } from 'vitest';
import { descriptorsIn, fitsDay, matchLine } from './match-statement.ts';

const court = { descriptor: 'FILEFEE00056665', cents: 10_000, postedOn: '2026-03-04' };
const other = { descriptor: 'CAEFILE00056665', cents: 737, postedOn: '2026-03-04' };
const payment = { descriptor: 'BENCHFILE 77402', cents: 132_239, postedOn: '2026-03-06' };
const all = [court, other, payment];

describe('the text of a line', () => {
  test.each([
    ['FILEFEE00056665', ['FILEFEE00056665']],
    ['file fee 0005 6665 Sacramento CA', ['FILEFEE00056665']],
    ['POS CAEFILE00056665', ['CAEFILE00056665']],
    ['Benchfile 77402 Chicago IL', ['BENCHFILE 77402']],
    ['FILEFEE00056665 60', ['FILEFEE00056665', 'FILEFEE000566656', 'FILEFEE0005666560']],
    ['FILEFEE5666', []],
    ['Coffee and more', []],
  ])('%s', (text, descriptors) => {
    expect(descriptorsIn(text)).toEqual(descriptors);
  });
});

describe('a line', () => {
  test('is found by its text, whatever its day', () => {
    const line = { descriptor: 'filefee 00056665 SPRINGFIELD', cents: 10_000, postedOn: '2026-07-01' };
    expect(matchLine(line, all)).toEqual({ outcome: 'one', foundBy: 'descriptor', candidates: [court] });
  });

  test('is not certain if its text has another amount', () => {
    const line = { descriptor: 'FILEFEE00056665', cents: 10_001, postedOn: '2026-03-04' };
    expect(matchLine(line, all)).toEqual({ outcome: 'several', foundBy: 'descriptor', candidates: [court] });
  });

  test('is not certain if two captures have its text and amount', () => {
    const line = { descriptor: 'FILEFEE00056665', cents: 10_000 };
    expect(matchLine(line, [court, { ...court }])).toMatchObject({ outcome: 'several' });
  });

  test('is found by amount and day without a text', () => {
    const line = { cents: 737, postedOn: '2026-03-09' };
    expect(matchLine(line, all)).toEqual({ outcome: 'one', foundBy: 'amount-and-day', candidates: [other] });
    expect(matchLine({ ...line, descriptor: 'COURT FILING' }, all)).toMatchObject({ outcome: 'one' });
  });

  test.each([
    ['names an unknown envelope', { descriptor: 'CAEFILE00099999', cents: 737, postedOn: '2026-03-04' }],
    ['is another merchant’s', { descriptor: 'Coffee and more', cents: 737, postedOn: '2026-03-04' }],
    ['has no day', { cents: 737 }],
  ])('is not certain if it %s', (_, line) => {
    expect(matchLine(line, all)).toMatchObject({ outcome: 'several', candidates: [other] });
  });

  test('has several candidates of the same amount and days', () => {
    const twin = { ...other, descriptor: 'CAEFILE00056666', postedOn: '2026-03-06' };
    expect(matchLine({ cents: 737, postedOn: '2026-03-07' }, [other, twin])).toMatchObject({
      outcome: 'several',
      candidates: [other, twin],
    });
    expect(matchLine({ cents: 737, postedOn: '2026-03-10' }, [other, twin])).toMatchObject({
      outcome: 'one',
      candidates: [twin],
    });
  });

  test('without an amount is found by its text, never by its day', () => {
    expect(matchLine({ descriptor: 'FILEFEE00056665' }, all)).toEqual({
      outcome: 'one',
      foundBy: 'descriptor',
      candidates: [court],
    });
    expect(matchLine({ descriptor: 'COURT FILING', postedOn: '2026-03-04' }, all)).toMatchObject({ outcome: 'none' });
  });

  test('of money given back is found by its text, never by its amount', () => {
    expect(matchLine({ descriptor: 'FILEFEE00056665', cents: -10_000 }, all)).toMatchObject({
      outcome: 'one',
      candidates: [court],
    });
    expect(matchLine({ descriptor: 'FILEFEE00056665', cents: -5_000 }, all)).toMatchObject({ outcome: 'several' });
    expect(matchLine({ cents: -737, postedOn: '2026-03-04' }, all)).toMatchObject({ outcome: 'none' });
  });

  test('may be none', () => {
    expect(matchLine({ cents: 738, postedOn: '2026-03-04' }, all)).toMatchObject({ outcome: 'none', candidates: [] });
  });
});

test.each([
  ['2026-03-02', false],
  ['2026-03-03', true],
  ['2026-03-09', true],
  ['2026-03-10', false],
])('a capture of March 4 is on statements from the day before to five days later: %s', (postedOn, fits) => {
  expect(fitsDay({ postedOn }, '2026-03-04')).toBe(fits);
});
