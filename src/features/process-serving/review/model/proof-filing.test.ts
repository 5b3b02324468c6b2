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
import { uuidV5 } from './uuid-v5';

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
});

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
  expect(mannerOf({ attempts: attempts('substitute-abode', true) })).toBe('Substitute Service');
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
});

test('where a proof can be filed, or why not', () => {
  const known = { kind: 'court-case', courtCode: 'lakemoor', caseTrackingId: 'c1', caseType: 'general' } as const;
  const mode = 'serve-and-file';
  expect(placeToFile({ mode, case: known }, [row()], true)).toEqual({
    place: { courtCode: 'lakemoor', caseTrackingId: 'c1' },
    row: row(),
  });
  const refusals = [
    placeToFile({ mode, case: { ...known, kind: 'notice' } }, [row()], true),
    placeToFile({ mode: 'serve-only', case: known }, [row()], true),
    placeToFile({ mode, case: known }, [row()], false),
    placeToFile({ mode, case: known }, undefined, true),
    placeToFile({ mode, case: known }, [], true),
    placeToFile({ mode, case: { kind: 'court-case', caseType: 'general' } }, [row()], true),
  ].map((each) => ('refusal' in each ? each.refusal : undefined));
  expect(new Set(refusals).size).toBe(6);
  expect(refusals).not.toContain(undefined);
});

test('a proof is approved once it is signed, displayed, and every finding acknowledged', () => {
  const findings = ['a', 'b'].map((findingId) => ({ findingId, code: 'gps-far' as const, text: '' }));
  const signed = { status: 'signed' as const, findings };
  expect(approvalRefusal(signed, new Set(), true)).toBe('Acknowledge 2 findings first.');
  expect(approvalRefusal(signed, new Set(['a']), true)).toBe('Acknowledge the finding first.');
  expect(approvalRefusal(signed, new Set(['a', 'b']), true)).toBeUndefined();
  expect(approvalRefusal(signed, new Set(['a', 'b']), false)).toContain('displayed');
  for (const status of ['drafted', 'changes-requested', 'approved', 'filed'] as const)
    expect(approvalRefusal({ status, findings: [] }, new Set(), true)).toBeDefined();
});

test('a colleague who approved first is named', () => {
  expect(approvalTold({ approvedBy: 'Nora Marlow' }, 'Nora Marlow')).toEqual({ tone: 'good', title: 'Proof approved' });
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
  expect(waitingOf({ ...job, proof: { ...proof, status: 'filed' } })).toEqual([]);
  const address = { status: 'needs-approval' } as ServingJob['addresses'][number];
  const offer = { offer: 'stakeout' } as ServingJob['offers'][number];
  expect(waitingOf({ ...job, addresses: [address], offers: [offer] })).toEqual(['address', 'cost']);
});

test('the review shows the recipient asked for, else the first that waits', () => {
  const plain = { addresses: [], offers: [], position: 9 } as unknown as ServingJob;
  const filed = { ...plain, position: 2, proof: { status: 'filed' } as ServingProof };
  const signed = { ...plain, position: 3, proof: { status: 'signed' } as ServingProof };
  const jobs = [{ ...plain, position: 1 }, filed, signed];
  expect(reviewedJobs(jobs, undefined)).toEqual([filed, signed]);
  expect(reviewedJob(jobs, undefined)).toBe(signed);
  expect(reviewedJob(jobs, 1)?.position).toBe(1);
  expect(reviewedJob([filed], undefined)).toBe(filed);
  expect(reviewedJob([plain], undefined)).toBeUndefined();
});

test('the example of RFC 9562, and one key for one version of a proof', async () => {
  expect(await uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
  const jobId = '7d1f0c3a-52b6-4a0e-9c1d-1f2e3d4c5b6a';
  expect(await uuidV5(jobId, 'a'.repeat(64))).toBe(await uuidV5(jobId, 'a'.repeat(64)));
  expect(await uuidV5(jobId, 'a'.repeat(64))).not.toBe(await uuidV5(jobId, 'b'.repeat(64)));
});
