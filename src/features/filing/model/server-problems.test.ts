import { expect, test } from 'vitest';
import { noFields, type ProviderFields } from '@/features/efiling';
import { completeCase, completeFiling, organizationOf, personOf } from '../../../../tests/court-tables.ts';
import { readServerProblems, stepOfPath, stillRefused } from './server-problems';
import { toSubmission } from './submission';

const entered = {
  ...completeCase,
  crossReferences: [
    { code: '42', value: '' },
    { code: '40', value: ' 61204 ' },
  ],
};
const submitted = toSubmission(entered);

test('a path belongs to a step', () => {
  expect(stepOfPath('parties.0.person.lastName')).toBe('parties');
  expect(stepOfPath('filings')).toBe('filings');
  expect(stepOfPath('paymentAccountId')).toBe('payment');
  expect(stepOfPath('contactEmail')).toBe('payment');
  expect(stepOfPath('courtCode')).toBe('case');
  expect(stepOfPath('')).toBe('case');
});

test('rejections map to form fields, cross references by code', () => {
  const errors = {
    'content.parties.0.person.lastName': ['Unknown.', 'Second.'],
    'content.crossReferences.0.value': ['No such code.'],
    'content.crossReferences.9': ['Out of range.'],
    'content.filings': [],
    'content.courtCode.name': ['Closed.'],
  };
  expect(readServerProblems(errors, { submitted, entered, fields: noFields })).toEqual([
    { step: 'parties', path: 'parties.0.person.lastName', message: 'Unknown.', refused: 'Ortega' },
    { step: 'case', path: 'crossReferences.40', message: 'No such code.', refused: ' 61204 ' },
    { step: 'case', path: 'crossReferences.9', message: 'Out of range.', refused: entered.crossReferences },
    { step: 'case', path: 'courtCode.name', message: 'Closed.', refused: entered.courtCode },
  ]);
});

test('a rejection applies until the value, or the parent of a missing value, changes', () => {
  const problems = readServerProblems(
    {
      'content.parties.0.person.lastName': ['Unknown.'],
      'content.parties.1.address.zip': ['Missing.'],
      'content.contactEmail': ['Missing.'],
    },
    { submitted, entered, fields: noFields },
  );
  expect(stillRefused(problems, entered)).toHaveLength(3);
  const renamed = { ...entered, parties: [personOf({ person: { lastName: 'Ruiz' } }), organizationOf()] };
  expect(stillRefused(problems, renamed).map(({ path }) => path)).toEqual(['parties.1.address.zip']);
  const addressed = { ...entered, parties: [personOf(), organizationOf({ address: { zip: '60051' } })] };
  expect(stillRefused(problems, addressed).map(({ path }) => path)).toEqual(['parties.0.person.lastName']);
});

test('submitted text is trimmed, and empty numbers are omitted', () => {
  expect(submitted.crossReferences).toEqual([{ code: '40', value: '61204' }]);
  const parties = [
    personOf({
      person: { firstName: ' Elena ', middleName: ' ', lastName: 'Ortega ', suffixCode: 'JR' },
      phone: '(312) 555-0142',
      email: ' elena@example.com ',
      organizationName: 'Left over',
    }),
    personOf({ person: undefined, isSelfRepresented: true, phone: ' ', email: ' ' }),
    organizationOf({ organizationName: ' Lakeshore ', attorneyIds: ['a1'], isSelfRepresented: true }),
    organizationOf({ organizationName: undefined }),
  ];
  const sent = toSubmission({ ...entered, parties }).parties;
  expect(sent[0]).toMatchObject({
    person: { firstName: 'Elena', middleName: undefined, lastName: 'Ortega', suffixCode: 'JR' },
    phone: '3125550142',
    email: 'elena@example.com',
    attorneyIds: ['a1'],
  });
  expect(sent[0]).not.toHaveProperty('organizationName');
  expect(sent[1]).toMatchObject({
    person: {},
    attorneyIds: [],
    isSelfRepresented: true,
    phone: undefined,
    email: undefined,
  });
  expect(sent[2]).toMatchObject({ organizationName: 'Lakeshore', attorneyIds: [], isSelfRepresented: false });
  expect(sent[3]?.organizationName).toBeUndefined();
});

test('an error about a party is shown with the represented parties', () => {
  const both = { submitted: completeFiling, entered: completeFiling, fields: noFields };
  expect(readServerProblems({ 'content.filingPartyIds.0': ['This party isn’t in the case.'] }, both)).toEqual([
    { step: 'parties', path: 'filingPartyIds', message: 'This party isn’t in the case.', refused: ['plaintiff'] },
  ]);
});

test('an error about a provider’s own field is shown at that field', () => {
  const fields: ProviderFields = {
    ...noFields,
    case: [{ key: 'judge', wirePath: 'assigned.judgeId', label: 'Judge', kind: 'text' }],
    filing: [{ key: 'isUrgent', wirePath: 'urgency', label: 'Urgent', kind: 'boolean' }],
  };
  const content = { ...completeFiling, extra: { judge: '9' } };
  const errors = { 'content.assigned.judgeId': ['This judge has left.'], 'content.filings.0.urgency': ['Not here.'] };
  expect(readServerProblems(errors, { submitted: content, entered: content, fields })).toMatchObject([
    { step: 'case', path: 'extra.judge', refused: '9' },
    { step: 'filings', path: 'filings.0.extra.isUrgent' },
  ]);
});

test('an error about one of several choices is shown at their input', () => {
  const errors = {
    'content.parties.0.attorneyIds.1': ['The firm doesn’t have this attorney.'],
    'content.filings.0.courtesyCopyEmails.2': ['Not an email address.'],
    'content.procedureRemedyCodes.0': ['No longer offered.'],
    'content.filings.0.serviceRecipients.0.serviceContactId': ['Not a contact of the firm.'],
  };
  const problems = readServerProblems(errors, { submitted: completeFiling, entered: completeFiling, fields: noFields });
  expect(problems.map(({ path }) => path)).toEqual([
    'parties.0.attorneyIds',
    'filings.0.courtesyCopyEmails',
    'procedureRemedyCodes',
    'filings.0.serviceRecipients',
  ]);
});

test.each([
  ['filings.0.description', 'filings'],
  ['parties', 'parties'],
  ['filingPartyIds', 'parties'],
  ['returnDate', 'filings'],
  ['maxFeeAmount', 'payment'],
  ['caseTypeCode', 'case'],
])('%s belongs to the step %s', (path, step) => expect(stepOfPath(path)).toBe(step));

test('a refused number applies until it or its row changes', () => {
  const problems = readServerProblems(
    { 'content.crossReferences.0.value': ['No such code.'] },
    { submitted, entered, fields: noFields },
  );
  expect(stillRefused(problems, entered)).toEqual(problems);
  const corrected = { ...entered, crossReferences: [{ code: '40', value: '11111' }] };
  expect(stillRefused(problems, corrected)).toEqual([]);
  expect(stillRefused(problems, { ...entered, crossReferences: [] })).toEqual([]);
});

test('only the prefix of the content is dropped from a path', () => {
  const both = { submitted: completeFiling, entered: completeFiling, fields: noFields };
  const paths = (key: string) => readServerProblems({ [key]: ['No.'] }, both).map(({ path }) => path);
  expect(paths('caseTitle')).toEqual(['caseTitle']);
  expect(paths('own.content.title')).toEqual(['own.content.title']);
  expect(paths('contents.title')).toEqual(['contents.title']);
});

test.each([
  ['courtesyCopyEmails.10', 'courtesyCopyEmails'],
  ['filings.10.courtesyCopyEmails.11', 'filings.10.courtesyCopyEmails'],
  ['filings.0.serviceRecipients.0.a.b', 'filings.0.serviceRecipients'],
  ['filings.0.courtesyCopyEmails', 'filings.0.courtesyCopyEmails'],
  ['filings.0.courtesyCopyEmails.x', 'filings.0.courtesyCopyEmails.x'],
  ['filings.0.otherattorneyIds.1', 'filings.0.otherattorneyIds.1'],
  ['parties.0.attorneyIds.1x', 'parties.0.attorneyIds.1x'],
])('an error at %s is shown at %s', (key, path) => {
  const both = { submitted: completeFiling, entered: completeFiling, fields: noFields };
  expect(readServerProblems({ [`content.${key}`]: ['No.'] }, both)).toMatchObject([{ path }]);
});

test('a path below a text is refused by the text', () => {
  const both = { submitted: completeFiling, entered: completeFiling, fields: noFields };
  const [problem] = readServerProblems({ 'content.caseNumber.length.x': ['No.'] }, both);
  expect(problem?.refused).toBe(completeFiling.caseNumber);
});
