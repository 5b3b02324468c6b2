import { describe, expect, it } from 'vitest';
import type { AddressVerification, ServingContent } from '@/api/generated/serving/model';
import { addressLine, isComplete, toVerify, verificationKey, withSuggestion } from './address-checks';
import { newContent, newJob } from './content';
import { findOrderProblems, jobName, maxPaperBytes, problemText } from './problems';

const address = {
  addressId: 'a',
  label: 'home',
  street: '820 Harbor Street',
  city: 'Chicago',
  state: 'IL',
  zip: '60601',
} as const;
const job = { ...newJob('IL'), recipient: { kind: 'individual', lastName: 'Okafor' }, addresses: [address] } as const;
const document = {
  documentId: 'd',
  fileId: 'f',
  fileName: 'summons.pdf',
  title: 'Summons',
  kind: 'summons',
  pageCount: 2,
  sizeBytes: 9,
} as const;
const whole: ServingContent = {
  ...newContent('IL', 'serve-only'),
  case: { kind: 'court-case', caseType: 'general', courtName: 'Court', caseNumber: '1', caseTitle: 'A v. B' },
  documents: [document],
  jobs: [{ ...job, addresses: [...job.addresses] }],
};

const verified = (code: AddressVerification['code'], severity: AddressVerification['severity']) =>
  new Map([[verificationKey(address), { code, severity, message: 'Known.', checkedAt: '2026-03-02T14:05:11Z' }]]);

const pathsOf = (content: ServingContent, checks = verified('ok', 'none'), why?: string) =>
  findOrderProblems(content, checks, why).map(({ path }) => path);

describe('findOrderProblems', () => {
  it('finds none in a whole order, verified or not yet', () => {
    expect(pathsOf(whole)).toEqual([]);
    expect(pathsOf(whole, new Map())).toEqual([]);
  });

  it('finds what an empty order lacks', () => {
    expect(pathsOf(newContent('IL', 'serve-only'))).toEqual([
      'documents',
      'case.courtName',
      'case.caseNumber',
      'case.caseTitle',
      'jobs',
    ]);
  });

  it('waits for the clerk’s papers and number of a case that is being filed', () => {
    const { caseNumber: _, ...of } = whole.case;
    expect(pathsOf({ ...whole, documents: [], case: of, afterFilingOrderId: 7 })).toEqual([]);
  });

  it('finds papers without a title and above 50 MB', () => {
    const documents = [
      { ...document, title: ' ' },
      { ...document, sizeBytes: maxPaperBytes + 1 },
    ];
    expect(pathsOf({ ...whole, documents })).toEqual(['documents.0.title', 'documents.1']);
  });

  it('takes a notice without a court, but doesn’t file its proof', () => {
    const notice: ServingContent = {
      ...whole,
      case: { kind: 'notice', caseType: 'other', caseTitle: 'Notice to quit' },
    };
    expect(pathsOf(notice)).toEqual([]);
    expect(pathsOf({ ...notice, mode: 'serve-and-file', case: { kind: 'notice', caseType: 'other' } })).toEqual([
      'case.caseTitle',
      'mode',
    ]);
  });

  it('says why proofs can’t be filed', () => {
    expect(pathsOf(whole, undefined, 'No.')).toEqual([]);
    expect(pathsOf({ ...whole, mode: 'serve-and-file' }, undefined, 'No.')).toEqual(['mode']);
  });

  it('finds what recipients lack', () => {
    const business = { ...job, recipient: { kind: 'business' as const }, addresses: [] };
    const empty = newJob('IL');
    const [first] = empty.addresses;
    const stateless = {
      ...empty,
      addresses: [
        { ...first, addressId: 'b', label: 'home' as const, street: '', city: '', zip: '123', state: undefined },
      ],
    };
    expect(pathsOf({ ...whole, jobs: [business, stateless] })).toEqual([
      'jobs.0.recipient.organizationName',
      'jobs.0.addresses',
      'jobs.1.recipient.lastName',
      'jobs.1.addresses.0.street',
      'jobs.1.addresses.0.city',
      'jobs.1.addresses.0.state',
      'jobs.1.addresses.0.zip',
    ]);
  });

  it('stops a blocked address, and wants a doubtful one confirmed', () => {
    expect(pathsOf(whole, verified('po-box', 'block'))).toEqual(['jobs.0.addresses.0.street']);
    expect(pathsOf(whole, verified('vacant', 'acknowledge'))).toEqual(['jobs.0.addresses.0.acknowledged']);
    const confirmed = { ...whole, jobs: [{ ...job, addresses: [{ ...address, acknowledged: 'vacant' as const }] }] };
    expect(pathsOf(confirmed, verified('vacant', 'acknowledge'))).toEqual([]);
    // Another doubt isn't the confirmed one.
    expect(pathsOf(confirmed, verified('missing-unit', 'acknowledge'))).toEqual(['jobs.0.addresses.0.acknowledged']);
  });

  it.each([-1, 10_001, Number.NaN])('a witness fee of %s is none', (witnessFee) => {
    const jobs = [{ ...job, addresses: [address], extras: { ...job.extras, witnessFee } }];
    expect(pathsOf({ ...whole, jobs })).toEqual(['jobs.0.extras.witnessFee']);
  });
});

describe('texts', () => {
  it('name the recipient', () => {
    const problem = { step: 'recipients', path: 'p', text: 'Enter the city.', jobId: job.jobId } as const;
    expect(problemText(problem, whole)).toBe('Okafor: Enter the city.');
    expect(problemText({ step: 'case', path: 'p', text: 'Enter the court.' }, whole)).toBe('Enter the court.');
    expect(jobName([newJob('IL')], 'x')).toBe('Recipient 0');
  });
});

describe('addresses', () => {
  it('are verified once they are complete, without spaces around', () => {
    expect(toVerify({ ...address, unit: ' 3 ', street: ' 1 Elm ' })).toMatchObject({ street: '1 Elm', unit: '3' });
    expect(toVerify({ ...address, unit: ' ' })).not.toHaveProperty('unit');
    expect(isComplete({ ...address, state: undefined })).toBe(false);
    expect(isComplete({ ...address, zip: '6060' })).toBe(false);
  });

  it('verify alike whatever their case', () => {
    expect(verificationKey({ ...address, city: 'CHICAGO ' })).toBe(verificationKey(address));
    expect(verificationKey({ street: '', city: '', zip: '', unit: 'A', state: undefined })).toBe('\na\n\n\n');
  });

  it('take a suggestion as it is, without an old confirmation', () => {
    const suggestion = { street: '1 Elm St', city: 'Chicago', state: 'IL', zip: '60602' } as const;
    const entered = { ...address, unit: '9', acknowledged: 'vacant' as const };
    expect(withSuggestion(entered, suggestion)).toEqual({ ...suggestion, addressId: 'a', label: 'home' });
  });

  it('read in one line', () => {
    expect(addressLine({ ...address, unit: 'Apt 3' })).toBe('820 Harbor Street, Apt 3, Chicago, IL 60601');
    expect(addressLine({ street: '', city: '', zip: '', state: 'IL' })).toBe('IL');
  });
});
