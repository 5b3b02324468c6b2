import { describe, expect, it } from 'vitest';
import {
  type EnteredService,
  firstService,
  openedService,
  serviceJournal,
  serviceProblems,
  serviceRequest,
  withRecipient,
} from './entered-service';

const document = {
  id: '2b8c5c1e-5f43-4a39-9d1c-2f0a6f1f7c11',
  fileId: 'file-1',
  fileName: 'one.pdf',
  sizeBytes: 10,
  pageCount: 1,
};
const peter = { name: 'Peter Lindqvist', email: 'peter@example.com' };
const complete: EnteredService = {
  courtId: 'lakemoor:cv1',
  caseNumber: ' 26-1 ',
  caseTitle: ' Ortega v. Lakeshore ',
  caseTrackingId: 'case-1',
  servingPartyName: ' Elena Ortega ',
  documents: [document],
  recipients: [peter],
  message: '',
};

describe('what a link says of the case', () => {
  it('starts a service', () => {
    const first = firstService({ courtLocationCode: 'prairie', caseNumber: '7', caseTrackingId: 'case-7' });
    expect(first).toMatchObject({ courtId: 'prairie', caseNumber: '7', caseTrackingId: 'case-7', recipients: [] });
    expect('caseTrackingId' in firstService({})).toBe(false);
  });

  it('wins over what was entered for another case, but keeps the documents', () => {
    expect(openedService(undefined, {})).toEqual(firstService({}));
    expect(openedService(complete, {})).toBe(complete);
    expect(openedService(complete, { caseTrackingId: 'case-1' })).toBe(complete);
    const other = { documents: [document], recipients: [], caseTitle: '' };
    expect(openedService(complete, { caseNumber: '26-2' })).toMatchObject({ ...other, caseNumber: '26-2' });
    expect(openedService(complete, { caseTrackingId: 'case-2' })).toMatchObject({ ...other, caseTrackingId: 'case-2' });
  });
});

describe('what must be entered', () => {
  it('is nothing for a complete service', () => {
    expect(serviceProblems(complete, false)).toEqual({});
  });

  it('is named by field', () => {
    expect(serviceProblems(firstService({}), false)).toEqual({
      courtId: 'Choose the court.',
      caseNumber: 'Enter the case number.',
      caseTitle: 'Enter the case title.',
      servingPartyName: 'Enter the party that serves.',
      documents: 'Add at least one document.',
      recipients: 'Add at least one recipient.',
    });
  });

  it('includes uploads under way and a wrong address', () => {
    const recipients = [peter, { name: 'Edda', email: 'edda' }];
    expect(serviceProblems({ ...complete, recipients }, true)).toEqual({
      documents: 'Wait until every document is uploaded, or remove it.',
      recipients: 'Edda has no valid email. Remove them, or enter another.',
    });
  });
});

it('nobody is served twice', () => {
  expect(withRecipient([peter], { ...peter, email: ' PETER@example.com' })).toEqual([peter]);
  expect(withRecipient([peter], { ...peter, email: 'other@example.com' })).toHaveLength(2);
});

it('the call has what was entered, without white space and empty members', () => {
  const paid = { paymentAccountId: 'pa', mappingId: undefined, clientReference: undefined };
  expect(JSON.parse(JSON.stringify(serviceRequest(complete, paid)))).toEqual({
    courtId: 'lakemoor:cv1',
    caseNumber: '26-1',
    caseTitle: 'Ortega v. Lakeshore',
    servingPartyName: 'Elena Ortega',
    documents: [document],
    recipients: [peter],
    paymentAccountId: 'pa',
  });
  const more = { ...paid, mappingId: 'MAP-1', clientReference: '00015' };
  expect(serviceRequest({ ...complete, message: ' Hello ' }, more)).toMatchObject({
    message: 'Hello',
    mappingId: 'MAP-1',
    clientReference: '00015',
  });
});

it('what is entered survives in the browser', () => {
  serviceJournal.write('1.IL.', complete);
  expect(serviceJournal.read('1.IL.')).toEqual(complete);
  expect(serviceJournal.read('2.IL.')).toBe(undefined);
});
