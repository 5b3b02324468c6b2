import { describe, expect, it } from 'vitest';
import type { Attorney } from '@/api/generated/filing/model';
import { inputRules } from './data-fields';
import { emptyContent } from './filing-content';
import { newFiling } from './filing-entries';
import { newParty } from './party';
import {
  attorneyName,
  filingsWithoutAttorney,
  findAttorneyProblems,
  firmAttorneysOf,
  likelyAttorney,
  partiesOfFirm,
} from './representation';
import { tables } from './tables.testing';

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

describe('the firm’s attorneys in a case', () => {
  it.each([
    ['Nora Marlow', [nora]],
    ['nora j marlow', [nora]],
    ['NORA J. MARLOW', [nora]],
    ["Theo O'Finch", [theo]],
    ['Nora Marlowe', []],
    ['Marlow', []],
  ])('are found by name: %s', (name, found) => {
    expect(firmAttorneysOf(caseParty('1', name), firm)).toEqual(found);
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

  it('is nobody for a self-represented party', () => {
    const proSe = { ...ours, isSelfRepresented: true };
    expect(likelyAttorney({ parties: [proSe] }, [theo])).toBeUndefined();
    expect(likelyAttorney({ parties: [proSe], filingPartyIds: ['1'] }, [theo], [caseParty('1')])).toBe('t');
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
  });

  it('follows the court: no question where it doesn’t ask for the attorney, no way out where it requires one', () => {
    expect(filingsWithoutAttorney(content, ruled({ isVisible: false, isRequired: false }))).toEqual([]);
    expect(filingsWithoutAttorney(content, ruled({ isVisible: true, isRequired: true }))).toEqual([]);
    expect(filingsWithoutAttorney(content, ruled({ isVisible: true, isRequired: false }))).toEqual([without]);
  });
});
