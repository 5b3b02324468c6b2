import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilingType } from '@/api/generated/filing/model';
import type { ServeType, ServingJob, ServingProof } from '@/api/generated/serving/model';
import {
  approvalRefusal,
  approvalTold,
  feeRowFor,
  mannerOf,
  placeToFile,
  proofFilingType,
  reviewedJob,
  reviewedJobs,
  waitingOf,
} from './proof-filing';

const type = (name: string) => ({ code: name, name }) as FilingType;
const suggest = (names: string[], manner: Parameters<typeof proofFilingType>[1] = 'Personally Served') =>
  proofFilingType(names.map(type), manner)?.name;

test('the first filing type that fits, in the order of the rule', () => {
  const all = [
    'Summons (Returned)',
    'Return of Service',
    'Affidavit of Service',
    'Proof of Service',
    'Summons - Returned - Not Served',
    'Summons - Returned - Substitute Service',
    'Summons – Returned –  Personally Served',
  ];
  expect(suggest(all)).toBe('Summons – Returned –  Personally Served');
  expect(suggest(all, 'Substitute Service')).toBe('Summons - Returned - Substitute Service');
  expect(suggest(all, 'Not Served')).toBe('Summons - Returned - Not Served');
  expect(suggest(all.slice(0, 4))).toBe('Proof of Service');
  expect(suggest(all.slice(0, 3))).toBe('Affidavit of Service');
  expect(suggest(all.slice(0, 2))).toBe('Return of Service');
  expect(suggest(all.slice(0, 1))).toBe('Summons (Returned)');
  expect(suggest(['Motion'])).toBeUndefined();
  expect(suggest([])).toBeUndefined();
});

test.each([
  ['  Proof of Service - Sheriff', true],
  ['AFFIDAVIT  OF SERVICE (Individual)', true],
  ['Return of Service of Process', true],
  ['Summons (Returned) Certified Mail', true],
  ['Summons - Returned - Personally Served - Sheriff', true],
  ['Motion to Strike Proof of Service', false],
  ['Notice of Affidavit of Service', false],
  ['Amended Return of Service', false],
  ['Alternative Summons (Returned)', false],
  ['Second Summons - Returned - Personally Served', false],
])('%j fits by how it begins: %s', (name, fits) => expect(suggest([name])).toBe(fits ? name : undefined));

test('service by publication, subpoenas and alias summonses are never suggested', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Proof of Service', 'Return of Service', 'Affidavit of Service')),
      fc.constantFrom(' by Publication', ' - Subpoena', ' (Alias)'),
      (names, tail) => {
        expect(suggest(names.map((name) => `${name}${tail}`))).toBeUndefined();
      },
    ),
  ));

const attempts = (serveType: ServeType, success: boolean) => [{ serveType, success }] as ServingJob['attempts'];

test('the manner is that of the successful attempt', () => {
  expect(mannerOf({ attempts: attempts('personal', true) })).toBe('Personally Served');
  expect(mannerOf({ attempts: attempts('registered-agent', true) })).toBe('Personally Served');
  for (const substitute of ['substitute-abode', 'substitute-business', 'posted', 'mail'] as const)
    expect(mannerOf({ attempts: attempts(substitute, true) })).toBe('Substitute Service');
  expect(mannerOf({ attempts: attempts('unsuccessful', false) })).toBe('Not Served');
  const proof = { isNonService: true } as ServingProof;
  expect(mannerOf({ attempts: attempts('personal', true), proof })).toBe('Not Served');
});

const row = (courtCode?: string) => ({
  state: 'IL' as const,
  description: 'Proof of service',
  courtFee: 0,
  serviceFee: 9.95,
  total: 9.95,
  ...(courtCode && { courtCode }),
});

test('the court’s own fee wins over the state’s', () => {
  expect(feeRowFor([row(), row('lakemoor')], 'lakemoor')).toEqual(row('lakemoor'));
  expect(feeRowFor([row('lakemoor'), row()], 'other')).toEqual(row());
  expect(feeRowFor([row('lakemoor')], undefined)).toBeUndefined();
  expect(feeRowFor([{ ...row(), total: 5 }, row('lakemoor')], undefined)?.total).toBe(5);
});

test('where a proof can be filed, or why not', () => {
  const known = { kind: 'court-case', courtCode: 'lakemoor', caseTrackingId: 'c1', caseType: 'general' } as const;
  const mode = 'serve-and-file';
  expect(placeToFile({ mode, case: known }, [row()], true)).toEqual({
    place: { courtCode: 'lakemoor', caseTrackingId: 'c1' },
    row: row(),
  });
  const without = { kind: 'court-case', caseType: 'general' } as const;
  const refusals = [
    placeToFile({ mode, case: { ...known, kind: 'notice' } }, [row()], true),
    placeToFile({ mode: 'serve-only', case: known }, [row()], true),
    placeToFile({ mode, case: known }, [row()], false),
    placeToFile({ mode, case: known }, undefined, true),
    placeToFile({ mode, case: known }, [], true),
    placeToFile({ mode, case: without }, [row()], true),
    placeToFile({ mode, case: { ...without, courtCode: 'lakemoor' } }, [row()], true),
    placeToFile({ mode, case: { ...without, caseTrackingId: 'c1' } }, [row()], true),
  ].map((each) => ('refusal' in each ? each.refusal : undefined));
  expect(refusals).toEqual([
    expect.stringContaining('notice without a case'),
    expect.stringContaining('Serve Only'),
    expect.stringContaining('this state’s courts'),
    expect.stringContaining('Loading'),
    expect.stringContaining('This court doesn’t accept'),
    ...Array(3).fill(expect.stringContaining('isn’t linked to a case')),
  ]);
});

test('a proof is approved once it is signed, displayed, and every finding acknowledged', () => {
  const findings = ['a', 'b'].map((findingId) => ({ findingId, code: 'gps-far' as const, text: '' }));
  const signed = { status: 'signed' as const, findings };
  expect(approvalRefusal(signed, new Set(), true)).toBe('Acknowledge 2 findings first.');
  expect(approvalRefusal(signed, new Set(['a']), true)).toBe('Acknowledge the finding first.');
  expect(approvalRefusal(signed, new Set(['a', 'b']), true)).toBeUndefined();
  expect(approvalRefusal(signed, new Set(['a', 'b']), false)).toContain('displayed');
});

test.each([
  ['changes-requested', 'is correcting'],
  ['drafted', 'hasn’t signed'],
  ['approved', 'already approved'],
  ['filing', 'already approved'],
  ['filed', 'already approved'],
  ['rejected', 'already approved'],
] as const)('a proof that is %s can’t be approved', (status, why) => {
  expect(approvalRefusal({ status, findings: [] }, new Set(), true)).toContain(why);
});

test('a colleague who approved first is named', () => {
  expect(approvalTold({ approvedBy: 'Nora Marlow' }, 'Nora Marlow')).toEqual({ tone: 'good', title: 'Proof approved' });
  expect(approvalTold({}, 'Nora Marlow')).toEqual({ tone: 'good', title: 'Proof approved' });
  expect(approvalTold({ approvedBy: 'Nora Marlow' }, 'Theo Lindqvist')).toEqual({
    tone: 'neutral',
    title: 'Nora Marlow already approved this proof',
  });
});

test('what waits for the firm', () => {
  const job = { addresses: [], offers: [], needsYou: true } as unknown as ServingJob;
  expect(waitingOf(job)).toEqual([]);
  const proof = { status: 'signed' } as ServingProof;
  expect(waitingOf({ ...job, proof })).toEqual(['proof']);
  expect(waitingOf({ ...job, proof: { ...proof, status: 'approved' } })).toEqual(['proof']);
  expect(waitingOf({ ...job, needsYou: false, proof: { ...proof, status: 'approved' } })).toEqual([]);
  expect(waitingOf({ ...job, proof: { ...proof, status: 'rejected' } })).toEqual(['proof']);
  expect(waitingOf({ ...job, proof: { ...proof, status: 'filed' } })).toEqual([]);
  const address = { status: 'needs-approval' } as ServingJob['addresses'][number];
  const offer = { offer: 'stakeout' } as ServingJob['offers'][number];
  expect(waitingOf({ ...job, addresses: [address], offers: [offer] })).toEqual(['address', 'cost']);
  expect(waitingOf({ ...job, addresses: [{ ...address, status: 'active' }] })).toEqual([]);
});

test('the review shows the recipient asked for, else the first that waits', () => {
  const plain = { addresses: [], offers: [], position: 9 } as unknown as ServingJob;
  const filed = { ...plain, position: 2, proof: { status: 'filed' } as ServingProof };
  const signed = { ...plain, position: 3, proof: { status: 'signed' } as ServingProof };
  const offered = { ...plain, position: 4, offers: [{ offer: 'stakeout' }] } as unknown as ServingJob;
  const jobs = [{ ...plain, position: 1 }, filed, signed];
  expect(reviewedJobs([plain, offered], undefined)).toEqual([offered]);
  expect(reviewedJobs(jobs, undefined)).toEqual([filed, signed]);
  expect(reviewedJob(jobs, undefined)).toBe(signed);
  expect(reviewedJob(jobs, 1)?.position).toBe(1);
  expect(reviewedJob([filed], undefined)).toBe(filed);
  expect(reviewedJob([plain], undefined)).toBeUndefined();
});
