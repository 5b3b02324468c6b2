import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attorney } from '@/api/generated/filing/model';
import { tables } from '../../../../tests/court-tables.ts';
import { inputRules } from '../tyler/data-fields';
import { emptyContent } from './filing-content';
import { newFiling } from './filing-entries';
import { attorneyName } from './names';
import { newParty } from './party';
import {
  filingsWithoutAttorney,
  findAttorneyProblems,
  firmAttorneysOf,
  likelyAttorney,
  partiesOfFirm,
} from './representation';

const attorney = (attorneyId: string, firstName: string, lastName: string, middleName?: string): Attorney => ({
  attorneyId,
  firstName,
  middleName,
  lastName,
  barNumber: '6400001',
});
const nora = attorney('n', 'Nora', 'Marlow', 'J.');
const theo = attorney('t', 'Theo', "O'Finch");
const firm = [nora, theo];

const caseParty = (casePartyId: string, ...attorneys: string[]) => ({ casePartyId, attorneys });
const ours = { ...newParty('person', '50', 'p1'), isFilingParty: true };

const firstNames = ['Nora', 'Theo', 'María', 'Jean-Luc', 'Ana Lucia', 'Wren'];
const middleNames = ['Jane', 'Quentin', 'Rose', 'Adaeze'];
const lastNames = ['Marlow', "O'Finch", 'de la Cruz', 'Smith-Abara', 'Pell', 'Marlowe'];

interface Named {
  first: string;
  middle: string | undefined;
  last: string;
}

/** The ways in which courts write a name. */
function writtenNames({ first, middle, last }: Named): string[] {
  const initials = middle === undefined ? [] : [middle, `${middle.charAt(0)}.`, middle.charAt(0)];
  return ['', ...initials].flatMap((shown) => {
    const given = [first, shown].filter(Boolean).join(' ');
    return [
      `${given} ${last}`,
      `${given} ${last}`.toUpperCase(),
      `${last}, ${given}`,
      `${last.toUpperCase()},  ${given}`,
      `${given} ${last}, Jr.`,
      `${given} ${last}, Esq.`,
    ];
  });
}

/** Others with an attorney's first and last name, whom only the middle name tells apart. */
function namesakes({ first, middle, last }: Named): string[] {
  if (middle === undefined) return [];
  const other = middleNames.find((each) => each.charAt(0) !== middle.charAt(0)) ?? '';
  return [`${first} ${other} ${last}`, `${last}, ${first} ${other.charAt(0)}.`];
}

const people: fc.Arbitrary<Named[]> = fc.uniqueArray(
  fc.record({
    first: fc.constantFrom(...firstNames),
    middle: fc.option(fc.constantFrom(...middleNames), { nil: undefined }),
    last: fc.constantFrom(...lastNames),
  }),
  { selector: ({ first, last }) => `${first} ${last}`, minLength: 5, maxLength: 12 },
);

/** A firm, and a case with its attorneys and others. */
const generatedCase = fc.tuple(people, fc.integer({ min: 1, max: 4 })).chain(([everybody, firmSize]) => {
  const ofFirm = everybody.slice(0, firmSize);
  const mine = ofFirm.flatMap((person, place) => writtenNames(person).map((name) => ({ name, id: `f${place}` })));
  const theirs = ['Sam Else', ...everybody.slice(firmSize).flatMap(writtenNames), ...ofFirm.flatMap(namesakes)];
  const party = fc.record({
    ours: fc.array(fc.constantFrom(...mine), { maxLength: 2 }),
    others: fc.array(fc.constantFrom(...theirs), { maxLength: 3 }),
  });
  return fc.array(party, { minLength: 1, maxLength: 8 }).map((drawn) => ({
    firm: ofFirm.map(({ first, middle, last }, place) => attorney(`f${place}`, first, last, middle)),
    parties: drawn.map(({ ours: names, others }, place) =>
      caseParty(`${place}`, ...others, ...names.map(({ name }) => name)),
    ),
    represented: drawn.flatMap(({ ours: names }, place) => (names.length > 0 ? [`${place}`] : [])),
    attorneysOf: new Map(drawn.map(({ ours: names }, place) => [`${place}`, names.map(({ id }) => id)])),
  }));
});

describe('the firm’s attorneys in a case', () => {
  it.each([
    ['Nora Marlow', [nora]],
    ['nora j marlow', [nora]],
    ['NORA J. MARLOW', [nora]],
    ["Theo O'Finch", [theo]],
    ['Nora Marlowe', []],
    ['Marlow', []],
    ['MARLOW, NORA J', [nora]],
    ['Marlow, Nora', [nora]],
    ['Nora Jane Marlow, Jr.', [nora]],
    ['Nora K. Marlow', []],
    ['Theo O’Finch, Esq.', [theo]],
    ['Theo', []],
    ['', []],
    ["Theo Q. O'Finch", [theo]],
    ['MARLOW,NORA,J.', [nora]],
    ['Nora Marlow, Sr.', [nora]],
    ['Nora Marlow II', [nora]],
    ['Nora Marlow III', [nora]],
    ['Nora Marlow, IV', [nora]],
    ['Nora Marlow, Atty.', [nora]],
    ['Attorney Nora Marlow', [nora]],
  ])('are found by name: %s', (name, found) => {
    expect(firmAttorneysOf(caseParty('1', name), firm)).toEqual(found);
  });

  it.each([
    ['Nora Marlow', true],
    ['Nora Jane Rose Marlow', true],
    ['Nora J. R. Marlow', true],
    ['Nora J. Rose Marlow', true],
    ['Nora Jane Kay Marlow', false],
    ['Nora J. Marlow', false],
    ['Nora Ja Rose Marlow', false],
    ['Nora Janet Rose Marlow', false],
  ])('are told apart by every middle name: %s', (name, isFound) => {
    const janeRose = attorney('n', 'Nora', 'Marlow', 'Jane Rose');
    expect(firmAttorneysOf(caseParty('1', name), [janeRose])).toEqual(isFound ? [janeRose] : []);
  });

  it('are all found and no one else, in 200 generated cases', () => {
    fc.assert(
      fc.property(generatedCase, ({ firm: people, parties, represented, attorneysOf }) => {
        expect(partiesOfFirm(parties, people)).toEqual(represented);
        for (const casePartyId of represented)
          expect(attorneysOf.get(casePartyId)).toContain(
            likelyAttorney({ parties: [], filingPartyIds: [casePartyId] }, people, parties),
          );
      }),
      { numRuns: 200, seed: 15 },
    );
  });

  it('mark the parties that the firm represents', () => {
    const parties = [caseParty('1', 'Sam Else', 'Nora Marlow'), caseParty('2', 'Sam Else'), caseParty('3')];
    expect(partiesOfFirm(parties, firm)).toEqual(['1']);
  });

  it('are named by first and last name', () => {
    expect(attorneyName(nora)).toBe('Nora Marlow');
  });
});

describe('the attorney of a new filing', () => {
  const represented = { parties: [], filingPartyIds: ['1'] };

  it('is the lead attorney of an added party', () => {
    const parties = [{ ...ours, attorneyIds: ['t', 'n'] }];
    expect(likelyAttorney({ parties, filingPartyIds: ['1'] }, firm, [caseParty('1', 'Nora Marlow')])).toBe('t');
  });

  it('is the attorney whom the case lists for a represented party', () => {
    const parties = [caseParty('2', "Theo O'Finch"), caseParty('1', 'Sam Else', 'Nora Marlow')];
    expect(likelyAttorney(represented, firm, parties)).toBe('n');
  });

  it('is the firm’s only attorney', () => {
    expect(likelyAttorney(represented, [theo], [caseParty('1')])).toBe('t');
    expect(likelyAttorney({ parties: [ours] }, [theo])).toBe('t');
    expect(likelyAttorney(represented, firm, [caseParty('1')])).toBeUndefined();
  });

  it('is the firm’s only attorney before anyone is represented', () => {
    expect(likelyAttorney({ parties: [] }, [theo])).toBe('t');
  });

  it('is never the attorney of an opponent', () => {
    const opponent = { ...ours, id: 'p2', isFilingParty: false, attorneyIds: ['x'] };
    expect(likelyAttorney({ parties: [opponent, ours] }, [theo])).toBe('t');
    expect(likelyAttorney({ parties: [opponent, { ...ours, attorneyIds: ['n'] }] }, firm)).toBe('n');
  });

  it('is else the attorney of the last filing', () => {
    expect(likelyAttorney(represented, firm, [caseParty('1')], 't')).toBe('t');
    expect(likelyAttorney({ parties: [{ ...ours, isSelfRepresented: true }] }, firm, [], 't')).toBeUndefined();
  });

  it('is nobody for a self-represented party', () => {
    const proSe = { ...ours, isSelfRepresented: true };
    expect(likelyAttorney({ parties: [proSe] }, [theo])).toBeUndefined();
    expect(likelyAttorney({ parties: [proSe], filingPartyIds: ['1'] }, [theo], [caseParty('1')])).toBe('t');
    expect(likelyAttorney({ parties: [proSe, ours] }, [theo])).toBe('t');
  });
});

describe('a filing without an attorney', () => {
  const [without, withOne] = [newFiling('f1', undefined), newFiling('f2', 'n')];
  const content = { ...emptyContent, parties: [ours], filings: [withOne, without] };
  const ruled = (rule: { isVisible: boolean; isRequired: boolean }) => ({
    inputs: inputRules([{ code: 'FilingFilingAttorneyView', name: '', isReadOnly: false, ...rule }]),
  });

  it('must be confirmed', () => {
    const problems = findAttorneyProblems(content, tables, new Set());
    expect(problems).toEqual([
      {
        step: 'filings',
        path: 'filings.1.filingAttorneyId',
        message: expect.stringMatching(/or confirm in the review/),
      },
    ]);
    expect(findAttorneyProblems(content, tables, new Set(['f1']))).toEqual([]);
  });

  it('needs no confirmation for self-represented parties only', () => {
    const parties = [{ ...ours, isSelfRepresented: true }];
    expect(filingsWithoutAttorney({ ...content, parties }, tables)).toEqual([]);
    expect(filingsWithoutAttorney({ ...content, parties, filingPartyIds: ['1'] }, tables)).toEqual([without]);
    expect(filingsWithoutAttorney({ ...content, parties: [...parties, ours] }, tables)).toEqual([without]);
    const opponent = { ...ours, isFilingParty: false };
    expect(filingsWithoutAttorney({ ...content, parties: [...parties, opponent] }, tables)).toEqual([]);
    expect(filingsWithoutAttorney({ ...content, parties: [opponent] }, tables)).toEqual([without]);
  });

  it('follows the court: no question where it doesn’t ask for the attorney, no way out where it requires one', () => {
    expect(filingsWithoutAttorney(content, ruled({ isVisible: false, isRequired: false }))).toEqual([]);
    expect(filingsWithoutAttorney(content, ruled({ isVisible: true, isRequired: true }))).toEqual([]);
    expect(filingsWithoutAttorney(content, ruled({ isVisible: true, isRequired: false }))).toEqual([without]);
  });
});
