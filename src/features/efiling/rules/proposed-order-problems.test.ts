import { describe, expect, it } from 'vitest';
import type { ProposedOrder } from '@/api/generated/filing/model';
import type { ProposedOrderRules } from '../descriptor';
import { emptyTables } from '../model/court-tables';
import { emptyContent } from '../model/filing-content';
import { newFiling } from '../model/filing-entries';
import { plainFilingType } from '../model/plain-rows';
import { findProposedOrderProblems } from './proposed-order-problems';

const type = { code: 'ORD', name: 'Proposed Order', fee: 0, use: 'both' } as const;
const tables = { ...emptyTables, filingTypes: [plainFilingType(type, { isProposedOrder: true })] };
const document = { id: 'd', fileId: 'f', fileName: 'Order.docx', sizeBytes: 1, pageCount: 0 };
const all: ProposedOrderRules = { word: 'required', letter: 'required', competing: 'Send them to the judge.' };

const problems = (proposedOrder: ProposedOrder | undefined, rules?: ProposedOrderRules, judge = 'j') =>
  findProposedOrderProblems(
    {
      ...emptyContent,
      filings: [{ ...newFiling('1', undefined), filingTypeCode: 'ORD', proposedOrder }],
      extra: { judicialOfficerId: judge || undefined },
    },
    tables,
    rules,
    '2026-11-26',
  ).map(({ path, message }) => `${path.replace('filings.0.proposedOrder.', '')}: ${message}`);

describe('a proposed order', () => {
  it('needs a reason, and where the court asks a Word document and a letter', () => {
    expect(problems(undefined)).toEqual(['basis: Choose why the judge can sign the order.']);
    expect(problems({ basis: 'agreed' })).toEqual([]);
    expect(problems({ basis: 'agreed', coverLetter: ' ' }, all)).toEqual([
      'coverLetter: Write the cover letter. The judge asks for one.',
      'editableDocument: Add the order as a Word document, too.',
    ]);
    expect(problems({ basis: 'agreed', coverLetter: 'Dear Judge', editableDocument: document }, all)).toEqual([]);
    expect(problems({ basis: 'agreed', editableDocument: document })).toEqual([
      'editableDocument: Remove the Word document: the order is taken as a PDF alone.',
    ]);
    expect(problems({ basis: 'agreed', editableDocument: document }, { ...all, letter: 'required' })).toEqual([
      'coverLetter: Write the cover letter. The judge asks for one.',
    ]);
  });

  it('is signed after a hearing that took place', () => {
    expect(problems({ basis: 'after-hearing' })).toEqual(['hearingDate: Enter the day of the hearing.']);
    expect(problems({ basis: 'after-hearing', hearingDate: '2026-11-27' })).toEqual([
      'hearingDate: The hearing must have taken place.',
    ]);
    expect(problems({ basis: 'after-hearing', hearingDate: '2026-11-26' })).toEqual([]);
  });

  it('is signed without a response once the others had it for five days', () => {
    expect(problems({ basis: 'no-response' })).toEqual(['sentToOthersOn: Enter when the other parties got the order.']);
    expect(problems({ basis: 'no-response', sentToOthersOn: '2026-11-22' })).toEqual([
      'sentToOthersOn: The other parties must have had the order for at least 5 days.',
    ]);
    expect(problems({ basis: 'no-response', sentToOthersOn: '2026-11-21' })).toEqual([]);
  });

  it('competing with another is said to go elsewhere where the court takes none', () => {
    expect(problems({ basis: 'competing' })).toEqual([]);
    const rules = { ...all, word: 'none', letter: 'none' } as const;
    expect(problems({ basis: 'competing' }, rules)).toEqual(['basis: Send them to the judge.']);
  });

  it('goes to a judge where the court has no other way to find one', () => {
    const rules = { word: 'none', letter: 'none', needsJudge: true } as const;
    expect(problems({ basis: 'agreed' }, rules, '')).toEqual([
      'extra.judicialOfficerId: Choose the judge who is to sign the proposed order.',
    ]);
    expect(problems({ basis: 'agreed' }, rules)).toEqual([]);
    const filings = [{ ...newFiling('1', undefined), filingTypeCode: 'MOT' }];
    expect(findProposedOrderProblems({ ...emptyContent, filings }, tables, rules, '2026-11-26')).toEqual([]);
    const proposing = [
      { ...newFiling('1', undefined), filingTypeCode: 'ORD', proposedOrder: { basis: 'agreed' } as const },
    ];
    const { extra: _, ...content } = emptyContent;
    expect(findProposedOrderProblems({ ...content, filings: proposing }, tables, rules, '2026-11-26')).toMatchObject([
      { step: 'case', path: 'extra.judicialOfficerId' },
    ]);
  });

  it('is of the filings step', () => {
    const filings = [{ ...newFiling('1', undefined), filingTypeCode: 'ORD' }];
    expect(findProposedOrderProblems({ ...emptyContent, filings }, tables, undefined, '2026-11-26')).toMatchObject([
      { step: 'filings', path: 'filings.0.proposedOrder.basis' },
    ]);
  });

  it('of another filing type asks for nothing', () => {
    const filings = [{ ...newFiling('1', undefined), filingTypeCode: 'MOT' }];
    expect(findProposedOrderProblems({ ...emptyContent, filings }, tables, all, '2026-11-26')).toEqual([]);
  });
});
