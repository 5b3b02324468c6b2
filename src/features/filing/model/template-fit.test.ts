import { expect, it } from 'vitest';
import type { FilingTemplate } from '@/api/generated/workspace/model';
import { emptyContent, type FilingTypeTables } from '@/features/efiling';
import { completeFiling, tables } from '../../../../tests/court-tables.ts';
import { fitTemplate, templateClassification } from './template-fit';

const value = (code: string, name: string) => ({ code, name });
const template: FilingTemplate = {
  templateId: 't',
  name: 'Injunction',
  state: 'IL',
  filingFlow: 'new-case',
  createdBy: { userId: 1, name: 'Nora Marlow' },
  createdAt: '2026-05-01T12:00:00Z',
  mayChange: true,
  content: {
    court: value('lakemoor:ch1', 'Lakemoor County'),
    caseCategory: value('10', 'Chancery'),
    caseType: value('100', 'Injunction'),
    filerType: value('2', 'Agency'),
    damageAmount: value('30', '$10,000 or less'),
    procedureRemedies: [value('20', 'Accounting')],
    crossReferences: [{ code: '40', name: 'Attorney Code', value: '61204' }],
    parties: [
      {
        kind: 'person',
        partyType: value('50', 'Plaintiff'),
        isFilingParty: true,
        isSelfRepresented: false,
        attorneys: [value('a1', 'Helen Marlow')],
      },
    ],
    filings: [
      {
        action: 'EFile',
        filingType: value('60', 'Complaint'),
        motionType: value('m', 'Agreed'),
        attorney: value('a1', 'Helen Marlow'),
        optionalServices: [
          { ...value('s', 'Certified copy'), quantity: 3 },
          { ...value('p', 'Sheriff'), quantity: 3 },
        ],
      },
    ],
  },
};
const service = { filingCodeId: '60', displayOrder: 1, fee: 1, altFeeDesc: undefined, feePromptText: undefined };
const ofType: FilingTypeTables = {
  components: [],
  motionTypes: [{ code: 'm', name: 'Agreed', filingCodeId: '60' }],
  optionalServices: [
    { ...service, code: 's', name: 'Certified copy', multiplier: true, hasFeePrompt: false },
    { ...service, code: 'p', name: 'Sheriff', multiplier: false, hasFeePrompt: true },
  ],
};
let next = 0;
const fitTo = (differing = {}) => ({
  tables: { ...tables, ...differing },
  ofTypes: new Map([['60', ofType]]),
  fields: [],
  makeId: () => `id${next++}`,
});

it('fills in what the court still has, and asks for names and amounts', () => {
  const { content, gone, renamed, amounts } = fitTemplate(emptyContent, template, fitTo());
  expect([gone, renamed]).toEqual([[], []]);
  expect(content).toMatchObject({
    courtCode: 'lakemoor:ch1',
    caseCategoryCode: '10',
    caseTypeCode: '100',
    filerTypeCode: '2',
    damageAmountCode: '30',
    procedureRemedyCodes: ['20'],
    crossReferences: [{ code: '40', value: '61204' }],
    disclaimerCodes: [],
    parties: [{ partyTypeCode: '50', isFilingParty: true, attorneyIds: ['a1'] }],
    filings: [
      {
        filingTypeCode: '60',
        description: 'Complaint',
        motionTypeCode: 'm',
        filingAttorneyId: 'a1',
        optionalServices: [
          { code: 's', quantity: 3 },
          { code: 'p', quantity: 1 },
        ],
      },
    ],
  });
  expect(amounts).toEqual([{ filingId: content.filings[0]?.id, code: 'p', label: 'Amount of Sheriff' }]);
});

it('names what is gone, and leaves it out', () => {
  const { content, gone } = fitTemplate(
    emptyContent,
    template,
    fitTo({ filingTypes: [], attorneys: [], filerTypes: [], damageAmounts: [], procedureRemedies: [], partyTypes: [] }),
  );
  expect(gone).toEqual([
    'Party type “Plaintiff”',
    'Attorney “Helen Marlow”',
    'Filing type “Complaint”',
    'Filer type “Agency”',
    'Damage amount “$10,000 or less”',
    'Procedure or remedy “Accounting”',
  ]);
  expect(content.filings[0]).toMatchObject({ filingTypeCode: undefined, optionalServices: [] });
  expect(content.parties[0]).toMatchObject({ partyTypeCode: undefined, attorneyIds: [] });
});

it('without its case type keeps what depends on it until another is chosen', () => {
  const bare = { caseTypes: [], partyTypes: [], filingTypes: [], crossReferences: [] };
  const { content, gone } = fitTemplate(emptyContent, template, fitTo(bare));
  expect(gone).toEqual(['Case type “Injunction”']);
  expect(content).toMatchObject({
    caseTypeCode: undefined,
    crossReferences: [{ code: '40' }],
    parties: [{ partyTypeCode: '50' }],
    filings: [{ filingTypeCode: '60' }],
  });
});

it('tells a new name for the same code', () => {
  const filingTypes = tables.filingTypes.map((type) => ({ ...type, name: 'Petition' }));
  expect(fitTemplate(emptyContent, template, fitTo({ filingTypes })).renamed).toEqual([
    'Filing type “Complaint” is now “Petition”',
  ]);
});

it('files into a case with the case’s own court and type', () => {
  const { content } = fitTemplate(completeFiling, { ...template, filingFlow: 'existing-case' }, fitTo());
  expect(content).toMatchObject({ caseTrackingId: 'case-1', caseTypeCode: '101', filings: [{ filingTypeCode: '60' }] });
});

it('asks for the tables of its own classification', () => {
  expect(templateClassification(template.content)).toEqual({
    courtCode: 'lakemoor:ch1',
    caseCategoryCode: '10',
    caseTypeCode: '100',
  });
});

it('keeps the provider’s own choices that the court still offers, and names those that are gone', () => {
  const options = () => [{ value: 'd1', label: 'Civil Division' }];
  const field = (key: string, kind: 'choice' | 'boolean') => ({ key, wirePath: key, label: key, kind, options });
  const own = [field('division', 'choice'), field('judge', 'choice'), field('isJury', 'boolean')];
  const hidden = { ...field('hidden', 'choice'), isVisible: () => false };
  const saved = {
    ...template,
    content: {
      ...template.content,
      fields: [
        { key: 'division', value: 'd1', name: 'Civil' },
        { key: 'judge', value: 'j9', name: 'Judge Ferris' },
        { key: 'isJury', value: 'true', name: 'Jury' },
        { key: 'hidden', value: 'd1', name: 'Hidden' },
      ],
    },
  };
  const { content, gone } = fitTemplate(emptyContent, saved, { ...fitTo(), fields: [...own, hidden] });
  expect(content.extra).toEqual({ division: 'd1', isJury: true });
  expect(gone).toEqual(['judge “Judge Ferris”']);
  expect(fitTemplate(emptyContent, template, { ...fitTo(), fields: own }).content.extra).toBeUndefined();
});
