/** What a template leaves out or names because the court changed since it was saved, value by value. */
import { describe, expect, it } from 'vitest';
import type { FilingTemplate, TemplateContent } from '@/api/generated/workspace/model';
import { emptyContent, type FilingTypeTables } from '@/features/efiling';
import { completeFiling, tables } from '../../../../tests/court-tables.ts';
import { fitTemplate, templateClassification } from './template-fit';

const value = (code: string, name: string) => ({ code, name });
const content: TemplateContent = {
  ...{ court: value('lakemoor:ch1', 'Lakemoor County'), caseCategory: value('10', 'Chancery') },
  ...{ caseType: value('100', 'Injunction'), procedureRemedies: [], crossReferences: [], parties: [] },
  filings: [{ action: 'EFile', filingType: value('60', 'Complaint'), optionalServices: [] }],
};
const template = (differing: Partial<TemplateContent> = {}, filingFlow: FilingTemplate['filingFlow'] = 'new-case') => ({
  ...{ templateId: 't', name: 'Injunction', state: 'IL' as const, filingFlow, mayChange: true },
  ...{ createdBy: { userId: 1, name: 'Nora Marlow' }, createdAt: '2026-05-01T12:00:00Z' },
  content: { ...content, ...differing },
});
const service = {
  ...{ filingCodeId: '60', displayOrder: 1, fee: 1, multiplier: true, hasFeePrompt: false },
  ...{ code: 's', name: 'Certified copy', altFeeDesc: undefined, feePromptText: undefined },
};
const ofType: FilingTypeTables = {
  components: [],
  motionTypes: [{ code: 'm', name: 'Agreed', filingCodeId: '60' }],
  optionalServices: [service],
};
let next = 0;
const fitOf = (of: FilingTemplate, differing = {}, base = emptyContent, types = new Map([['60', ofType]])) =>
  fitTemplate(base, of, {
    ...{ tables: { ...tables, ...differing }, ofTypes: types, fields: [], makeId: () => `id${next++}` },
  });

it.each([
  ['Court', { courts: [] }, 'Court “Lakemoor County”'],
  ['Case category', { categories: [] }, 'Case category “Chancery”'],
  ['Case type', { caseTypes: [] }, 'Case type “Injunction”'],
  ['Filing type', { filingTypes: [] }, 'Filing type “Complaint”'],
])('%s that is gone is named', (_, differing, gone) => {
  expect(fitOf(template(), differing)).toMatchObject({ gone: [gone], renamed: [] });
});

it('a cross reference, a motion type and a service that are gone are named and left out', () => {
  const { gone, content: fitted } = fitOf(
    template({
      crossReferences: [
        { code: '40', name: 'Attorney Code', value: '61204' },
        { code: '99', name: 'Old Number', value: '1' },
      ],
      filings: [
        {
          ...{ action: 'EFileAndServe', filingType: value('60', 'Complaint'), motionType: value('x', 'Opposed') },
          optionalServices: [{ ...value('gone', 'Sealing'), quantity: 1 }],
        },
      ],
    }),
  );
  expect(gone).toEqual(['Service “Sealing”', 'Motion type “Opposed”', 'Cross reference “Old Number”']);
  expect(fitted.crossReferences).toEqual([{ code: '40', value: '61204' }]);
  expect(fitted.filings).toMatchObject([{ action: 'EFileAndServe', motionTypeCode: undefined, optionalServices: [] }]);
});

it('a value that is gone several times is named once', () => {
  const filing = { action: 'EFile' as const, filingType: value('99', ' Petition '), optionalServices: [] };
  expect(fitOf(template({ filings: [filing, filing] })).gone).toEqual(['Filing type “Petition”']);
});

it('white space around a name is no other name', () => {
  expect(fitOf(template({ filerType: value('2', ' Agency ') })).renamed).toEqual([]);
  const filerTypes = [{ code: '2', name: ' Public Agency ', isDefault: false }];
  expect(fitOf(template({ filerType: value('2', 'Agency') }), { filerTypes }).renamed).toEqual([
    'Filer type “Agency” is now “Public Agency”',
  ]);
});

describe('what the template doesn’t say', () => {
  it('is not gone, and stays as it is', () => {
    const { filings, ...rest } = content;
    const { caseCategory: _, caseType: __, ...bare } = { ...rest, filings: [] };
    const base = { ...emptyContent, filerTypeCode: '1' };
    const fitted = fitOf(template(), {}, base);
    expect(fitted.content.filerTypeCode).toBe('1');
    expect(fitted.gone).toEqual([]);
    expect(templateClassification(bare)).toEqual({
      ...{ courtCode: 'lakemoor:ch1', caseCategoryCode: undefined, caseTypeCode: undefined },
    });
    expect(filings).toHaveLength(1);
  });

  it('of a filing is empty', () => {
    const fitted = fitOf(template({ filings: [{ action: 'EFile', optionalServices: [] }] }));
    expect(fitted.content.filings).toMatchObject([{ filingTypeCode: undefined, description: undefined }]);
    expect(fitted.amounts).toEqual([]);
  });
});

it('a party has what the template says of it', () => {
  const party = { kind: 'organization' as const, isFilingParty: true, isSelfRepresented: true, attorneys: [] };
  const fitted = fitOf(template({ parties: [party] }));
  expect(fitted.content.parties).toEqual([
    {
      ...{ id: expect.stringMatching(/^id/), kind: 'organization', partyTypeCode: undefined },
      ...{ isFilingParty: true, isSelfRepresented: true, attorneyIds: [] },
    },
  ]);
});

it('an existing case keeps its court, category and type, whatever the template says', () => {
  const other = template({ court: value('gone', 'Gone'), caseCategory: value('x', 'X') }, 'existing-case');
  const { gone, content: fitted } = fitOf(other, {}, completeFiling);
  expect(gone).toEqual([]);
  expect(fitted).toMatchObject({ courtCode: 'lakemoor:ch1', caseCategoryCode: '10', caseTypeCode: '101' });
});

it('the amount of a service is asked for in the court’s words', () => {
  const prompting = { ...service, name: ' Sheriff ', hasFeePrompt: true, feePromptText: 'Deposit' };
  const types = new Map([['60', { ...ofType, optionalServices: [prompting] }]]);
  const ordered = { ...value('s', 'Sheriff'), quantity: 2 };
  const of = template({
    filings: [{ ...{ action: 'EFile', filingType: value('60', 'Complaint') }, optionalServices: [ordered] }],
  });
  expect(fitOf(of, {}, emptyContent, types).amounts).toMatchObject([{ code: 's', label: 'Deposit' }]);
  const unworded = new Map([['60', { ...ofType, optionalServices: [{ ...prompting, feePromptText: undefined }] }]]);
  expect(fitOf(of, {}, emptyContent, unworded).amounts).toMatchObject([{ code: 's', label: 'Amount of Sheriff' }]);
});

it('a filing is described by its type, trimmed and cut to 255 characters', () => {
  const named = (name: string) => tables.filingTypes.map((each) => ({ ...each, name }));
  const described = (name: string) => fitOf(template(), { filingTypes: named(name) }).content.filings[0]?.description;
  expect(described(' Complaint ')).toBe('Complaint');
  expect(described('x'.repeat(300))).toBe('x'.repeat(255));
});

describe('a provider’s own fields', () => {
  const options = () => [{ value: 'd1', label: 'Civil Division' }];
  const fields = [
    { key: 'division', wirePath: 'division', label: 'Division', kind: 'choice' as const, options },
    { key: 'note', wirePath: 'note', label: 'Note', kind: 'choice' as const },
    { key: 'isJury', wirePath: 'isJury', label: 'Jury', kind: 'boolean' as const },
  ];
  const own = (saved: TemplateContent['fields'], base = emptyContent) =>
    fitTemplate(base, template({ fields: saved }), {
      ...{ tables, ofTypes: new Map([['60', ofType]]), fields, makeId: () => `id${next++}` },
    });

  it('are added to what the case has', () => {
    const base = { ...emptyContent, extra: { judge: '4' } };
    const saved = [{ key: 'division', value: 'd1', name: 'Civil' }];
    expect(own(saved, base).content.extra).toEqual({ judge: '4', division: 'd1' });
    expect(own([], base).content.extra).toEqual({ judge: '4' });
  });

  it('are no, yes, or one that the court offers', () => {
    expect(own([{ key: 'isJury', value: 'false', name: 'Jury' }]).content.extra).toEqual({ isJury: false });
    const fitted = own([{ key: 'note', value: 'n', name: 'Urgent' }]);
    expect(fitted.gone).toEqual(['Note “Urgent”']);
    expect(fitted.content).not.toHaveProperty('extra.note');
  });
});
