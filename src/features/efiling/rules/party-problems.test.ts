import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Party } from '@/api/generated/filing/model';
import {
  completeCase,
  completeFiling,
  courtCase,
  organizationOf,
  personOf,
  tables,
} from '../../../../tests/court-tables.ts';
import type { FilingContent } from '../model/filing-content';
import { inputRules } from '../tyler/data-fields';
import { findPartyProblems, phoneForCourt } from './party-problems';

const problemsOf = (parties: Party[], courtTables = tables) =>
  findPartyProblems({ ...completeCase, parties }, courtTables).map(({ path, message }) => [path, message]);

/** Problems of a person among complete parties. */
const ofPerson = (changes: Partial<Party>, courtTables = tables) =>
  problemsOf([personOf(changes), organizationOf()], courtTables);

test('complete parties have no problems', () => expect(ofPerson({})).toEqual([]));

test('each input the court requires is asked for by name', () => {
  const required = [
    'PartyFirstName',
    'PartyMiddleName',
    'PartyDateOfBirth',
    'PartyEmail',
    'PartyPhone',
    'PartyInterpreter',
  ].map((code) => ({ code, name: '', isVisible: true, isRequired: true, isReadOnly: false }));
  const parties = [personOf({ person: { lastName: 'Ortega' } }), organizationOf()];
  const found = problemsOf(parties, { ...tables, inputs: inputRules(required) });
  expect(found.filter(([path]) => path?.startsWith('parties.0'))).toEqual([
    ['parties.0.person.firstName', 'Enter the first name.'],
    ['parties.0.person.middleName', 'Enter the middle name.'],
    ['parties.0.dateOfBirth', 'Enter the date of birth.'],
    ['parties.0.email', 'Enter the email address.'],
    ['parties.0.phone', 'Enter the phone number.'],
    ['parties.0.languageCode', "Enter the interpreter's language."],
  ]);
});

describe('the list', () => {
  test('needs every required role', () => {
    expect(problemsOf([])).toEqual([
      ['parties', 'Add a Plaintiff. This case type requires one.'],
      ['parties', 'Add a Defendant. This case type requires one.'],
    ]);
    expect(findPartyProblems({ ...completeCase, parties: [personOf()] }, tables)).toEqual([
      { step: 'parties', path: 'parties', message: 'Add a Defendant. This case type requires one.' },
    ]);
  });

  test('needs a party that we represent', () => {
    expect(ofPerson({ isFilingParty: false })).toEqual([
      ['parties.0.isFilingParty', 'Select at least one party you represent.'],
    ]);
  });

  test('a problem names its party', () => {
    const [problem] = findPartyProblems(
      { ...completeCase, parties: [personOf({ attorneyIds: [] }), organizationOf()] },
      tables,
    );
    expect(problem?.about).toBe('Elena Ortega');
  });
});

describe('a party', () => {
  test('needs an available role', () => {
    const parties = (code: string | undefined) => [
      personOf(),
      organizationOf(),
      organizationOf({ partyTypeCode: code }),
    ];
    expect(problemsOf(parties(undefined))).toEqual([['parties.2.partyTypeCode', 'Choose the party type.']]);
    const other = "This party type isn't available for this case. Choose another.";
    expect(problemsOf(parties('52'))).toEqual([['parties.2.partyTypeCode', other]]);
    expect(problemsOf(parties('99'))).toEqual([['parties.2.partyTypeCode', other]]);
  });

  test('needs a name, even if the court doesn’t require one', () => {
    const hidden = inputRules([
      { code: 'PartyLastName', name: '', isVisible: false, isRequired: false, isReadOnly: false },
      { code: 'PartyBusinessName', name: '', isVisible: false, isRequired: false, isReadOnly: false },
    ]);
    const parties = [personOf({ person: undefined }), organizationOf({ organizationName: ' ' })];
    expect(problemsOf(parties, { ...tables, inputs: hidden })).toEqual([
      ['parties.0.person.lastName', 'Enter the last name.'],
      ['parties.1.organizationName', "Enter the organization's name."],
    ]);
  });

  test('needs a suffix from the court’s table', () => {
    const named = (suffixCode: string) => ofPerson({ person: { lastName: 'Ortega', suffixCode } });
    expect(named('JR')).toEqual([]);
    expect(named('XX')).toEqual([
      ['parties.0.person.suffixCode', "The court doesn't offer this suffix. Choose another."],
    ]);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  test('was not born in the future', () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T15:00:00Z') });
    expect(ofPerson({ dateOfBirth: '2026-03-02' })).toEqual([]);
    expect(ofPerson({ dateOfBirth: '2026-03-03' })).toHaveLength(1);
    expect(ofPerson({ dateOfBirth: '1990-05-05' })).toEqual([]);
    expect(ofPerson({ dateOfBirth: '2999-01-01' })).toEqual([
      ['parties.0.dateOfBirth', "The date of birth can't be in the future."],
    ]);
  });

  test('was not born tomorrow: the day is the person’s own, in the evening too', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    vi.useFakeTimers({ now: new Date('2026-03-03T03:00:00Z') });
    expect(ofPerson({ dateOfBirth: '2026-03-02' })).toEqual([]);
    expect(ofPerson({ dateOfBirth: '2026-03-03' })).toHaveLength(1);
  });

  test('needs a valid email address, unless the court hides it', () => {
    expect(ofPerson({ email: ' elena@example.com ' })).toEqual([]);
    const message = 'Enter an email address, such as name@example.com.';
    expect(ofPerson({ email: 'elena' })).toEqual([['parties.0.email', message]]);
    const rules = (isVisible: boolean) =>
      inputRules([{ code: 'PartyEmail', name: '', isVisible, isRequired: true, isReadOnly: false }]);
    expect(ofPerson({ email: 'elena' }, { ...tables, inputs: rules(false) })).toEqual([]);
    expect(
      problemsOf([personOf(), organizationOf()], { ...tables, inputs: rules(true) }).map(([path]) => path),
    ).toEqual(['parties.0.email', 'parties.1.email']);
  });

  test('needs a phone number in the court’s format', () => {
    const inputs = inputRules([
      {
        code: 'PartyPhone',
        name: '',
        isVisible: true,
        isRequired: false,
        isReadOnly: false,
        regularExpression: '[0-9]{10}',
        validationMessage: 'Ten digits.',
      },
    ]);
    expect(ofPerson({ phone: '(312) 555-0142' }, { ...tables, inputs })).toEqual([]);
    expect(ofPerson({ phone: '555' }, { ...tables, inputs })).toEqual([['parties.0.phone', 'Ten digits.']]);
  });

  test('needs a US phone number, unless the party lives abroad or the court hides it', () => {
    const invalid = [['parties.0.phone', 'Phone is not valid']];
    expect(ofPerson({ phone: ' +1 312.555.0142 ' })).toEqual([]);
    expect(ofPerson({ phone: ' ' })).toEqual([]);
    expect(ofPerson({ phone: '312 555' })).toEqual(invalid);
    expect(ofPerson({ phone: '+44 20 7946 0958' })).toEqual(invalid);
    expect(ofPerson({ phone: '+44 20 7946 0958', address: { countryCode: 'GB' } })).toEqual([]);
    expect(ofPerson({ phone: '312 555', address: { countryCode: 'US' } })).toEqual(invalid);
    const hidden = inputRules([
      { code: 'PartyPhone', name: '', isVisible: false, isRequired: false, isReadOnly: false },
    ]);
    expect(ofPerson({ phone: '312 555' }, { ...tables, inputs: hidden })).toEqual([]);
  });

  test('needs an address with the court’s states and countries', () => {
    expect(ofPerson({ address: { state: 'IL', zip: ' 60051-1234 ' } })).toEqual([]);
    expect(ofPerson({ address: { state: 'XX', zip: '600' } })).toEqual([
      ['parties.0.address.state', "The court doesn't list this state. Choose another."],
      ['parties.0.address.zip', 'Enter a valid ZIP code (5 digits or ZIP+4)'],
    ]);
    expect(ofPerson({ address: { zip: 'K1A 0B1', countryCode: 'CA' } })).toEqual([]);
    expect(ofPerson({ address: { state: 'XX' } }, { ...tables, addressStates: [] })).toEqual([]);
  });

  test('that we represent needs an attorney or is self-represented', () => {
    const ask = 'Choose an attorney, or select Self-represented (pro se).';
    expect(ofPerson({ attorneyIds: [] })).toEqual([['parties.0.attorneyIds', ask]]);
    expect(ofPerson({ attorneyIds: [], isSelfRepresented: true })).toEqual([]);
    expect(ofPerson({ attorneyIds: ['gone'] })).toEqual([
      ['parties.0.attorneyIds', 'A selected attorney is no longer with the firm. Choose another.'],
    ]);
    expect(ofPerson({ attorneyIds: ['a1', 'a2'] })).toEqual([
      ['parties.0.attorneyIds', 'This court allows one attorney per party. Remove the others.'],
    ]);
    const courts = tables.courts.map((court) => ({ ...court, allowMultipleAttorneys: true }));
    expect(ofPerson({ attorneyIds: ['a1', 'a2'] }, { ...tables, courts })).toEqual([]);
    expect(ofPerson({ attorneyIds: ['a1', 'a2'] }, { ...tables, courts: [] })).toEqual([]);
  });
});

test.each([
  ['(312) 555-0142', '3125550142'],
  ['+1 312.555.0142', '3125550142'],
  [' 555 ', '555'],
  ['312-555-0142 x7', '312-555-0142 x7'],
  [undefined, undefined],
])('the phone number %s is sent as %s', (typed, sent) => expect(phoneForCourt(typed)).toBe(sent));

describe('of an existing case', () => {
  const into = (changes: Partial<FilingContent>, known = true) =>
    findPartyProblems({ ...completeFiling, ...changes }, tables, known ? courtCase : undefined).map(
      ({ path, message }) => [path, message],
    );

  test('at least one is represented, existing or added', () => {
    expect(into({})).toEqual([]);
    expect(into({ filingPartyIds: [], parties: [personOf()] })).toEqual([]);
    const message = 'Select at least one party you represent.';
    expect(into({ filingPartyIds: [] })).toEqual([['filingPartyIds', message]]);
    expect(into({ filingPartyIds: undefined, parties: [organizationOf()] })).toEqual([['filingPartyIds', message]]);
  });

  test('represented parties are still in the case, if known', () => {
    const message = 'A selected party is no longer in the case. Select the parties you represent again.';
    expect(into({ filingPartyIds: ['plaintiff', 'gone'] })).toEqual([['filingPartyIds', message]]);
    expect(into({ filingPartyIds: ['gone'] }, false)).toEqual([]);
    const [plaintiff] = courtCase.parties;
    if (!plaintiff) throw new Error('The invented case has one.');
    const both = { ...courtCase, parties: [{ ...plaintiff, casePartyId: 'defendant' }, plaintiff] };
    expect(findPartyProblems(completeFiling, tables, both)).toEqual([]);
  });

  test('added parties are complete', () => {
    expect(into({ parties: [personOf({ person: { firstName: 'Elena' } })] })[0]?.[0]).toBe('parties.0.person.lastName');
  });
});
