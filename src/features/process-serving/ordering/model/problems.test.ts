import { describe, expect, it } from 'vitest';
import type { AddressVerification, ServingContent } from '@/api/generated/serving/model';
import { verificationKey } from './address-checks';
import { newContent, newJob } from './content';
import { homeAddress as address } from './home-address.testing';
import { findOrderProblems, jobName, maxPaperBytes, problemText } from './problems';

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

  it('puts each problem at its step, with what to do, and names the recipient of it', () => {
    const jobs = [{ ...job, recipient: { kind: 'individual' as const }, extras: { ...job.extras, witnessFee: -1 } }];
    const empty = { ...newContent('IL', 'serve-only'), jobs: jobs.map((each) => ({ ...each, addresses: [] })) };
    const problems = findOrderProblems(empty, new Map(), undefined);
    expect(problems.map(({ step, path, jobId }) => [step, path, jobId])).toEqual([
      ['documents', 'documents', undefined],
      ['case', 'case.courtName', undefined],
      ['case', 'case.caseNumber', undefined],
      ['case', 'case.caseTitle', undefined],
      ['recipients', 'jobs.0.recipient.lastName', job.jobId],
      ['recipients', 'jobs.0.addresses', job.jobId],
      ['service', 'jobs.0.extras.witnessFee', job.jobId],
    ]);
    expect(new Set(problems.map(({ text }) => text)).size).toBe(problems.length);
    for (const { text } of problems) expect(text).toMatch(/^(Add|Enter) .+\.$/);
    const none = findOrderProblems(newContent('IL', 'serve-only'), new Map(), undefined);
    expect(none.at(-1)).toEqual({ step: 'recipients', path: 'jobs', text: 'Add a recipient.' });
  });

  it('takes spaces for nothing', () => {
    const blank = { kind: 'court-case', caseType: 'general', courtName: ' ', caseNumber: ' ', caseTitle: ' ' } as const;
    const recipients = [
      { kind: 'individual', lastName: ' ' } as const,
      { kind: 'business', organizationName: ' ' } as const,
    ];
    const jobs = recipients.map((recipient) => ({ ...job, recipient, addresses: [address] }));
    const spaced = { ...address, street: ' ', city: ' ', zip: ' ' };
    expect(pathsOf({ ...whole, case: blank, jobs: [...jobs, { ...job, addresses: [spaced] }] })).toEqual([
      ...['case.courtName', 'case.caseNumber', 'case.caseTitle'],
      ...['jobs.0.recipient.lastName', 'jobs.1.recipient.organizationName'],
      ...['jobs.2.addresses.0.street', 'jobs.2.addresses.0.city', 'jobs.2.addresses.0.zip'],
    ]);
  });

  it.each([
    ['60601', true],
    ['60601-1234', true],
    ['606011234', true],
    [' 60601 ', true],
    ['606011', false],
    ['60601-12', false],
    ['60601-abcd', false],
    ['IL60601', false],
  ])('takes the ZIP code %j: %s', (zip, isTaken) => {
    const paths = pathsOf({ ...whole, jobs: [{ ...job, addresses: [{ ...address, zip }] }] });
    expect(paths).toEqual(isTaken ? [] : ['jobs.0.addresses.0.zip']);
  });

  it('takes organizations of both kinds by their name', () => {
    const jobs = (['business', 'government'] as const).map((kind) => ({
      ...{ ...job, recipient: { kind, organizationName: 'Quill' }, addresses: [address] },
    }));
    expect(pathsOf({ ...whole, jobs })).toEqual([]);
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
    expect(findOrderProblems({ ...whole, documents }, new Map(), undefined)).toEqual([
      { step: 'documents', path: 'documents.0.title', text: expect.stringMatching(/^Enter the paper’s title/) },
      { step: 'documents', path: 'documents.1', text: expect.stringMatching(/^summons.pdf is larger than 50 MB/) },
    ]);
    expect(pathsOf({ ...whole, documents: [{ ...document, sizeBytes: 52_428_800 }] })).toEqual([]);
  });

  it('takes a notice without a court, but doesn’t file its proof', () => {
    const notice: ServingContent = {
      ...whole,
      case: { kind: 'notice', caseType: 'other', caseTitle: 'Notice to quit' },
    };
    expect(pathsOf(notice)).toEqual([]);
    expect(pathsOf({ ...notice, case: { ...notice.case, caseTitle: ' ' } })).toEqual(['case.caseTitle']);
    expect(findOrderProblems({ ...notice, mode: 'serve-and-file' }, new Map(), 'No.')).toEqual([
      { step: 'case', path: 'mode', text: 'A notice without a case can’t be filed. Choose Serve Only.' },
    ]);
    expect(findOrderProblems({ ...whole, case: { kind: 'notice', caseType: 'other' } }, new Map(), undefined)).toEqual([
      { step: 'case', path: 'case.caseTitle', text: 'Enter what the notice is about.' },
    ]);
    expect(pathsOf({ ...notice, mode: 'serve-and-file', case: { kind: 'notice', caseType: 'other' } })).toEqual([
      'case.caseTitle',
      'mode',
    ]);
  });

  it('says why proofs can’t be filed', () => {
    expect(pathsOf(whole, undefined, 'No.')).toEqual([]);
    expect(pathsOf({ ...whole, mode: 'serve-and-file' }, undefined, 'No.')).toEqual(['mode']);
    expect(findOrderProblems({ ...whole, mode: 'serve-and-file' }, new Map(), 'No.')[0]?.text).toBe('No.');
    expect(pathsOf({ ...whole, mode: 'serve-and-file' })).toEqual([]);
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
    const texts = findOrderProblems({ ...whole, jobs: [business, stateless] }, new Map(), undefined);
    for (const { text } of texts) expect(text).toMatch(/^(Add|Choose|Enter) .+\.$/);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(7);
  });

  it('stops a blocked address, and wants a doubtful one confirmed', () => {
    expect(pathsOf(whole, verified('po-box', 'block'))).toEqual(['jobs.0.addresses.0.street']);
    expect(findOrderProblems(whole, verified('po-box', 'block'), undefined)[0]?.text).toBe('Known.');
    expect(pathsOf(whole, verified('vacant', 'acknowledge'))).toEqual(['jobs.0.addresses.0.acknowledged']);
    expect(findOrderProblems(whole, verified('vacant', 'acknowledge'), undefined)[0]?.text).toMatch(/^Known\. Correct/);
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

it.each([0, 0.5, 10_000, undefined])('a witness fee of %s is one', (witnessFee) => {
  const jobs = [{ ...job, addresses: [address], extras: { ...job.extras, witnessFee } }];
  expect(pathsOf({ ...whole, jobs })).toEqual([]);
});

describe('texts', () => {
  it('name the recipient', () => {
    const problem = { step: 'recipients', path: 'p', text: 'Enter the city.', jobId: job.jobId } as const;
    expect(problemText(problem, whole)).toBe('Okafor: Enter the city.');
    expect(problemText({ step: 'case', path: 'p', text: 'Enter the court.' }, whole)).toBe('Enter the court.');
    expect(jobName([newJob('IL')], 'x')).toBe('Recipient 0');
    const unnamed = newJob('IL');
    expect(jobName([newJob('IL'), unnamed], unnamed.jobId)).toBe('Recipient 2');
  });
});
