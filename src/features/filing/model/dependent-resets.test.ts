import { describe, expect, test } from 'vitest';
import type { FilingDocument } from '@/api/generated/filing/model';
import type { CourtTables, FilingContent } from '@/features/efiling';
import {
  completeCase,
  completeFiling,
  filingOf,
  organizationOf,
  personOf,
  tables,
} from '../../../../tests/court-tables.ts';
import { resetClassification, resetToTables } from './dependent-resets';

const document = (changes: Partial<FilingDocument> = {}): FilingDocument => ({
  id: '9d2e6c41-5b3a-4e90-8c7f-1a2b3c4d5e44',
  fileId: 'file-1',
  fileName: 'complaint.pdf',
  sizeBytes: 1,
  pageCount: 1,
  filingComponentCode: '332',
  documentTypeCode: '70',
  description: 'Complaint',
  ...changes,
});

const content: FilingContent = {
  ...completeCase,
  parties: [personOf({ languageCode: 'ES', person: { lastName: 'Ortega', suffixCode: 'JR' } }), organizationOf()],
  filings: [
    filingOf({
      motionTypeCode: '9',
      description: 'Complaint',
      leadDocument: document(),
      attachments: [document()],
      optionalServices: [{ code: '5', quantity: 1 }],
    }),
    filingOf({ filingTypeCode: undefined }),
  ],
};

const resetTo = (changes: Partial<CourtTables>, given = content) => {
  const changed = { ...tables, ...changes };
  return resetToTables(given, { categories: changed.categories, caseTypes: changed.caseTypes, tables: changed });
};

test('tables with every chosen value clear nothing', () => {
  expect(resetTo({})).toEqual({ content, losses: [] });
});

test('a court without the chosen values clears dependent fields and keeps the user’s own entries', () => {
  const nothing: CourtTables = {
    ...tables,
    categories: [],
    caseTypes: [],
    filerTypes: [],
    procedureRemedies: [],
    damageAmounts: [],
    crossReferences: [],
    partyTypes: [],
    filingTypes: [],
    documentTypes: [],
    disclaimers: [],
    suffixes: [],
    languages: [],
  };
  const reset = resetTo(nothing);
  expect(reset.losses).toEqual([
    'the case category',
    'the case type',
    'the filer type',
    'a cross reference',
    'a procedure or remedy',
    'the damage amount',
    'the date the will was filed',
    'a certification',
    'the types of 2 parties',
    "a party's interpreter",
    "the suffix of a party's name",
    'the type of a filing, with its components and optional services',
  ]);
  expect(reset.content).toMatchObject({
    courtCode: 'lakemoor:ch1',
    crossReferences: [],
    parties: [{ person: { lastName: 'Ortega' } }, { organizationName: 'Lakeshore Holdings LLC' }],
    filings: [{ description: 'Complaint', leadDocument: { fileId: 'file-1', description: 'Complaint' } }, {}],
  });
  expect(reset.content.filings[0]).toMatchObject({ optionalServices: [], motionTypeCode: undefined });
  expect(reset.content.filings[0]?.attachments[0]?.filingComponentCode).toBeUndefined();
  expect(reset.content.filings[0]?.leadDocument?.documentTypeCode).toBeUndefined();
});

describe('details', () => {
  test('a case type of another category is cleared, as is one that can’t open a case', () => {
    const caseTypes = tables.caseTypes.map((type) => ({ ...type, caseCategory: '11' }));
    expect(resetTo({ caseTypes }).losses[0]).toBe('the case type');
    expect(resetTo({}, { ...content, caseTypeCode: '101' }).losses[0]).toBe('the case type');
    expect(resetTo({}, { ...content, caseTypeCode: undefined, willFiledDate: undefined }).losses).toEqual([]);
  });

  test('an empty number isn’t listed as cleared', () => {
    const given = { ...content, crossReferences: [{ code: '99', value: ' ' }] };
    const reset = resetTo({}, given);
    expect(reset.losses).toEqual([]);
    expect(reset.content.crossReferences).toEqual([]);
  });

  test('several of the same type are counted', () => {
    const given = {
      ...content,
      crossReferences: [
        { code: '98', value: 'A' },
        { code: '99', value: 'B' },
      ],
    };
    expect(resetTo({}, given).losses).toEqual(['2 cross references']);
    const named = personOf({ languageCode: 'ES', person: { lastName: 'Ortega', suffixCode: 'JR' } });
    const several = {
      ...content,
      procedureRemedyCodes: ['20', '21'],
      disclaimerCodes: ['80', '81'],
      parties: [named, named, organizationOf({ partyTypeCode: '99' })],
      filings: [filingOf({ filingTypeCode: '98' }), filingOf({ filingTypeCode: '99' })],
    };
    expect(resetTo({ procedureRemedies: [], disclaimers: [], suffixes: [], languages: [] }, several).losses).toEqual([
      '2 procedures or remedies',
      '2 certifications',
      'the type of a party',
      'the interpreters of 2 parties',
      'the suffixes of 2 names',
      'the types of 2 filings, with their components and optional services',
    ]);
  });

  test('values that the category doesn’t ask for are cleared, even if the table has them', () => {
    const categories = tables.categories.map((category) => ({
      ...category,
      procedureRemedyInitial: 'Not Available' as const,
      damageAmountInitial: 'Not Available' as const,
    }));
    const reset = resetTo({ categories });
    expect(reset.content).toMatchObject({ procedureRemedyCodes: [], damageAmountCode: undefined });
    expect(reset.losses).toEqual(['a procedure or remedy', 'the damage amount']);
  });

  test('a damage amount the court no longer has is cleared', () => {
    expect(resetTo({ damageAmounts: [] }).losses).toEqual(['the damage amount']);
  });

  test('an empty choice is no loss', () => {
    const given = { ...content, caseCategoryCode: undefined, caseTypeCode: undefined };
    expect(resetClassification(given, tables).losses).toEqual([]);
  });

  test('an existing case keeps a type that no longer opens cases', () => {
    expect(resetClassification(completeFiling, tables)).toEqual({ content: completeFiling, losses: [] });
  });

  test('a filing without a type keeps its documents and choices', () => {
    const filing = filingOf({ filingTypeCode: undefined, leadDocument: document(), attachments: [document()] });
    expect(resetTo({}, { ...content, filings: [filing] }).content.filings).toEqual([filing]);
  });

  test('a filing without documents', () => {
    const given = { ...content, filings: [filingOf({ filingTypeCode: '99' })] };
    expect(resetTo({}, given).content.filings).toEqual([filingOf({ filingTypeCode: undefined })]);
  });

  test('the court’s default filer type is used until one is chosen', () => {
    expect(resetTo({}, { ...content, filerTypeCode: undefined }).content.filerTypeCode).toBe('1');
  });
});
