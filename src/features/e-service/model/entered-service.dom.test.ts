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

  it('is nothing where the link names no case', () => {
    expect(firstService({})).toEqual({
      courtId: '',
      caseNumber: '',
      caseTitle: '',
      servingPartyName: '',
      documents: [],
      recipients: [],
      message: '',
    });
  });

  it('wins over what was entered for another case, but keeps the documents', () => {
    expect(openedService(undefined, {})).toEqual(firstService({}));
    expect(openedService(complete, {})).toBe(complete);
    expect(openedService(complete, { caseTrackingId: 'case-1' })).toBe(complete);
    const other = { documents: [document], recipients: [], caseTitle: '' };
    expect(openedService(complete, { caseNumber: '26-2' })).toMatchObject({ ...other, caseNumber: '26-2' });
    expect(openedService(complete, { caseTrackingId: 'case-2' })).toMatchObject({ ...other, caseTrackingId: 'case-2' });
  });

  it('is the same case by its number, and another by its id in the court’s system', () => {
    const entered = { ...complete, caseNumber: '26-1' };
    expect(openedService(entered, { caseNumber: '26-1' })).toBe(entered);
    expect(openedService(entered, { caseNumber: '26-1', caseTrackingId: 'case-1' })).toBe(entered);
    expect(openedService(entered, { caseNumber: '26-1', caseTrackingId: 'case-2' })).not.toBe(entered);
  });

  it('leaves out whom and what was entered for the other case', () => {
    const opened = openedService({ ...complete, message: 'Hello' }, { courtLocationCode: 'alder', caseNumber: '26-2' });
    expect(opened).toEqual({
      ...firstService({ courtLocationCode: 'alder', caseNumber: '26-2' }),
      documents: [document],
    });
  });
});

describe('what must be entered', () => {
  it('is nothing for a complete service', () => {
    expect(serviceProblems(complete, false)).toStrictEqual({});
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

  it('is not given by white space', () => {
    const blank = { ...complete, caseNumber: ' ', caseTitle: ' ', servingPartyName: ' ' };
    expect(Object.keys(serviceProblems(blank, false))).toEqual(['caseNumber', 'caseTitle', 'servingPartyName']);
  });

  it('may have white space around an email', () => {
    expect(serviceProblems({ ...complete, recipients: [{ ...peter, email: ' peter@example.com ' }] }, false)).toEqual(
      {},
    );
  });

  it('waits for uploads before the first document is there', () => {
    expect(serviceProblems({ ...complete, documents: [] }, true)).toEqual({
      documents: 'Wait until every document is uploaded, or remove it.',
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
  const other = { ...peter, email: 'other@example.com' };
  expect(withRecipient([peter], other)).toEqual([peter, other]);
  expect(withRecipient([], peter)).toEqual([peter]);
  expect(withRecipient([other, peter], peter)).toEqual([other, peter]);
  expect(withRecipient([{ ...peter, email: 'PETER@example.com ' }], peter)).toHaveLength(1);
});

it('the call has no marks of the form, and recipients without white space', () => {
  const looked = { ...document, findings: { withoutText: [1] } };
  const recipients = [{ name: ' Peter Lindqvist ', email: ' peter@example.com ' }];
  const paid = { paymentAccountId: 'pa', mappingId: undefined, clientReference: undefined };
  const request = serviceRequest({ ...complete, documents: [looked], recipients, message: ' ' }, paid);
  expect(request.documents).toEqual([document]);
  expect(request.recipients).toEqual([peter]);
  for (const key of ['message', 'mappingId', 'clientReference']) expect(request).not.toHaveProperty(key);
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
  const chosen = { ...complete, paymentAccountId: 'pa', message: 'Hello' };
  serviceJournal.write('1.IL.', chosen);
  expect(serviceJournal.read('1.IL.')).toEqual(chosen);
  serviceJournal.clear('1.IL.');
  expect(serviceJournal.read('1.IL.')).toBe(undefined);
});

it('the payment account may be missing, everything else is needed', () => {
  const { caseTrackingId: _, ...untracked } = complete;
  serviceJournal.write('1.IL.', untracked);
  expect(serviceJournal.read('1.IL.')).toEqual(untracked);
  const { servingPartyName: __, ...broken } = complete;
  serviceJournal.write('1.IL.', broken as EnteredService);
  expect(serviceJournal.read('1.IL.')).toBe(undefined);
  serviceJournal.clear('1.IL.');
});
