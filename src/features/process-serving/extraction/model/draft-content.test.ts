import { describe, expect, it } from 'vitest';
import type { ExtractedField, Extraction } from '@/api/generated/extraction/model';
import { draftContent, foundValues, type PaperValues, type Recipient } from './paper-values';

const field = (name: ExtractedField['name'], value: string): ExtractedField => ({
  ...{ name, value, confidence: 1, method: 'text', fileId: 'f', page: 1, text: value, alternatives: [] },
  box: { x: 0, y: 0, width: 1, height: 1 },
});

const extraction: Extraction = {
  ...{ extractionId: 'e', status: 'done', purpose: 'process-serving', createdAt: '2026-03-02T14:05:11Z' },
  files: [
    {
      ...{ fileId: 'f', name: 'Summons.pdf', url: '/files/f', sizeBytes: 10, sha256: 'a'.repeat(64) },
      ...{ pageCount: 2, pagesToRead: 2, pagesRead: 2 },
    },
  ],
  fields: [field('courtName', 'Circuit Court'), field('courtCode', 'lakemoor:cv1')],
};

const empty = foundValues([]).single;
const single: PaperValues['single'] = {
  ...{ courtName: 'Circuit Court', caseNumber: ' 2026 L 1 ', caseTitle: 'Ash v. Birch', filedOn: '2026-03-02' },
  ...{ summonsIssuedOn: '2026-03-03', appearanceOn: '2026-04-02', hearingAt: '2026-04-02T14:30:00.000Z' },
  ...{ hearingPlace: 'Room 1', attorney: ' Dana Whitlock ' },
};
const recipient = { id: 'r', name: 'Ada Quill', isServed: true, agent: '', address: '' };
const given = {
  extraction,
  values: { single, recipients: [recipient], unchecked: [] },
  state: 'IL',
  mode: 'serve-and-file',
  isNotice: false,
} as const;

/** The job of a recipient in a new order. */
function jobOf(change: Partial<Recipient>) {
  let last = 0;
  const values = { single: empty, recipients: [{ ...recipient, ...change }], unchecked: [] };
  return draftContent({ ...given, values, newId: () => `id-${++last}` }).jobs[0];
}

describe('an order of papers that were read', () => {
  it('has the case as confirmed, the papers and the attorney', () => {
    const content = draftContent(given);
    expect(content).toMatchObject({ state: 'IL', mode: 'serve-and-file', filingAttorney: 'Dana Whitlock' });
    expect(content.documents).toMatchObject([{ fileId: 'f', title: 'Summons', kind: 'summons', pageCount: 2 }]);
    expect(content.case).toEqual({
      ...{ kind: 'court-case', caseType: 'general', courtName: 'Circuit Court', courtCode: 'lakemoor:cv1' },
      ...{ caseNumber: '2026 L 1', caseTitle: 'Ash v. Birch', filedOn: '2026-03-02', summonsIssuedOn: '2026-03-03' },
      ...{ appearanceOn: '2026-04-02', hearingAt: '2026-04-02T14:30:00.000Z' },
    });
  });

  it('leaves out what is empty', () => {
    const content = draftContent({ ...given, values: { single: empty, recipients: [], unchecked: [] } });
    expect(content).not.toHaveProperty('filingAttorney');
    expect(content.case).toEqual({ kind: 'court-case', caseType: 'general' });
    expect(content.jobs).toEqual([]);
  });

  it('has the court’s code only while the court is the one that was found', () => {
    const typed = { ...given.values, single: { ...single, courtName: 'Another Court' } };
    expect(draftContent({ ...given, values: typed }).case).not.toHaveProperty('courtCode');
    const noCode = { ...extraction, fields: [field('courtName', 'Circuit Court')] };
    expect(draftContent({ ...given, extraction: noCode }).case).not.toHaveProperty('courtCode');
    const noName = { ...extraction, fields: [field('courtCode', 'lakemoor:cv1')] };
    expect(draftContent({ ...given, extraction: noName }).case).not.toHaveProperty('courtCode');
  });

  it('in the firm’s case has what the court knows, with the dates of the papers', () => {
    const known = { caseTrackingId: '7', courtName: 'Court', caseNumber: '26-1', caseTitle: 'A v. B' };
    const { case: of } = draftContent({ ...given, known });
    expect(of).toMatchObject({ ...known, filedOn: '2026-03-02', hearingAt: '2026-04-02T14:30:00.000Z' });
    expect(of).not.toHaveProperty('courtCode');
  });

  it('of a notice has no case', () => {
    expect(draftContent({ ...given, isNotice: true }).case).toEqual({
      ...{ kind: 'notice', caseType: 'general', caseTitle: 'Ash v. Birch' },
    });
  });

  it('has a recipient for everybody who is served and has a name', () => {
    const others = [
      { ...recipient, isServed: false },
      { ...recipient, name: '  ' },
    ];
    const values = { ...given.values, recipients: [...others, recipient] };
    const { jobs, documents } = draftContent({ ...given, values });
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.jobId).toMatch(/^[0-9a-f-]{36}$/);
    expect(documents[0]?.documentId).not.toBe(jobs[0]?.jobId);
  });
});

describe('a recipient', () => {
  it('is a person by parts of the name, or an organization by its name', () => {
    expect(jobOf({ name: ' Ada M. Quill Jr. ' })?.recipient).toEqual({
      ...{ kind: 'individual', firstName: 'Ada', middleName: 'M.', lastName: 'Quill', suffix: 'Jr.' },
    });
    expect(jobOf({ name: ' Quill LLC ' })?.recipient).toEqual({ kind: 'business', organizationName: 'Quill LLC' });
    expect(jobOf({ name: 'City of Gary' })?.recipient).toMatchObject({ kind: 'government' });
  });

  it('has an agent if there is one', () => {
    expect(jobOf({ name: 'Quill LLC', agent: ' Sam Agent ' })?.recipient.agentForService).toBe('Sam Agent');
    expect(jobOf({ name: 'Quill LLC', agent: '  ' })?.recipient).not.toHaveProperty('agentForService');
  });

  it('has an address in the court’s state to fill in while there is none', () => {
    expect(jobOf({ address: '  ', agent: 'Sam Agent' })?.addresses).toEqual([
      { addressId: 'id-3', label: 'home', street: '', city: '', state: 'IL', zip: '' },
    ]);
  });

  it('has the address in parts, or in one line to correct', () => {
    expect(jobOf({ address: '1 Elm St, Gary, IN 46402' })?.addresses).toEqual([
      { addressId: 'id-3', label: 'home', street: '1 Elm St', city: 'Gary', state: 'IN', zip: '46402' },
    ]);
    expect(jobOf({ address: ' 1 Elm St ' })?.addresses).toEqual([
      { addressId: 'id-3', label: 'home', street: '1 Elm St', city: '', state: 'IL', zip: '' },
    ]);
  });

  it.each([
    ['Ada Quill', '', 'home'],
    ['Quill LLC', '', 'work'],
    ['City of Gary', '', 'work'],
    ['Quill LLC', 'Sam Agent', 'registered-agent'],
  ])('%s with the agent %j is served at: %s %s', (name, agent, label) => {
    expect(jobOf({ name, agent, address: '1 Elm St, Gary, IN 46402' })?.addresses[0]?.label).toBe(label);
  });
});
