import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../../../tests/sandbox.ts';
import { dataFields } from '../../../db/schema/codes.ts';
import { filingTypes, nameSuffixes } from '../../../db/schema/filing-codes.ts';
import { operations } from '../../../generated/filing/operations.ts';
import type {
  CaseCategory,
  CaseType,
  Court,
  CourtPolicy,
  CrossReference,
  DocumentType,
  FilingType,
  OptionalService,
  PartyType,
} from '../../../generated/filing/schemas.ts';

interface Named {
  code: string;
  name: string;
}

const opened = testSandbox();

const civil = { courtCode: 'lakemoor:cv1' };

async function ask(table: string, query: Record<string, string> = {}, state = 'IL'): Promise<Response> {
  return opened.call(`/filing/Tyler/${state}/Codes/${table}?${new URLSearchParams(query)}`);
}

async function list<Row>(table: string, query: Record<string, string> = {}, state = 'IL'): Promise<Row[]> {
  const response = await ask(table, query, state);
  expect(response.status).toBe(200);
  return response.json();
}

const codesOf = (rows: { code: string }[]) => rows.map(({ code }) => code);
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('courts', () => {
  it('are listed by name, hundreds of them in Illinois', async () => {
    const courts = await list<Court>('Courts');
    expect(courts.length).toBeGreaterThan(100);
    expect(namesOf(courts)).toEqual(namesOf(courts).toSorted());
    expect(courts.find(({ code }) => code === 'lakemoor:cv1')).toMatchObject({
      name: 'Lakemoor County - Circuit Court - Civil',
      timeZone: 'America/Chicago',
    });
  });

  it('can be narrowed to courts that open cases', async () => {
    const opening = await list<Court>('Courts', { caseFilingType: 'Initial' });
    const taking = await list<Court>('Courts', { caseFilingType: 'Subsequent' });
    expect(codesOf(opening)).not.toContain('prairie');
    expect(codesOf(taking)).toContain('prairie');
  });

  it.each(['CA', 'FL', 'NY', 'UT'])('of %s are not available through Tyler', async (state) => {
    const response = await ask('Courts', {}, state);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'provider-not-available' });
  });

  it.each(['GA', 'IL', 'IN', 'MD', 'NV', 'TX', 'VA'])('of %s have the tables to open a case', async (state) => {
    const [court] = await list<Court>('Courts', { caseFilingType: 'Initial' }, state);
    const courtCode = court?.code ?? '';
    const categories = await list<CaseCategory>('Case-Categories', { courtCode, caseFilingType: 'Initial' }, state);
    expect(categories.length).toBeGreaterThan(3);
    expect((await list<FilingType>('Filing-Types', { courtCode }, state)).length).toBeGreaterThan(20);
    expect((await list<Named>('Languages', { courtCode }, state)).length).toBeGreaterThan(20);
  });
});

describe('every table', () => {
  const ofCourt = Object.values(operations).filter(
    ({ path, queryKinds }) => path.startsWith('/Tyler/{state}/Codes/') && 'courtCode' in queryKinds,
  );

  it('has an operation', () => expect(ofCourt).toHaveLength(21));

  it.each(ofCourt.map(({ path }) => path.slice('/Tyler/{state}/Codes/'.length)))(
    '%s returns 404 for a court the state does not have',
    async (table) => {
      const response = await ask(table, { courtCode: 'nowhere', filingTypeCode: '40100' });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not-found' });
      expect((await ask(table, { courtCode: 'nowhere', filingTypeCode: '40100' }, 'CA')).status).toBe(404);
    },
  );
});

describe('case types', () => {
  it('depend on the category', async () => {
    const all = await list<CaseType>('Case-Types', civil);
    const ofCategory = await list<CaseType>('Case-Types', { ...civil, caseCategoryCode: '7100' });
    expect(namesOf(ofCategory)).toEqual(
      expect.arrayContaining(['Contract - Over $50,000', 'Residential Eviction', 'Small Claims']),
    );
    expect(ofCategory.length).toBeLessThan(all.length);
    expect(ofCategory.find(({ code }) => code === '70110')?.fee).toBe(337);
  });

  it('require procedures and damages where their category does', async () => {
    const asked = { courtCode: 'lakemoor:ch1', caseCategoryCode: '7200', caseFilingType: 'Initial' };
    expect(await list('Procedure-Remedies', asked)).toHaveLength(5);
    expect(namesOf(await list<Named>('Damage-Amounts', asked))[0]).toBe('$10,000 or less');
    expect(await list('Damage-Amounts', { ...asked, caseFilingType: 'Subsequent' })).toEqual([]);
    expect(await list('Procedure-Remedies', { ...civil, caseCategoryCode: '7100' })).toEqual([]);
  });

  it('require parties, in display order', async () => {
    const roles = await list<PartyType>('Party-Types', { ...civil, caseTypeCode: '70110' });
    expect(roles.slice(0, 2)).toMatchObject([
      { name: 'Plaintiff', isRequired: true, caseTypeId: '70110' },
      { name: 'Defendant', isRequired: true, amount: 5.5, numberOfPartiesToIgnore: 2 },
    ]);
    expect(new Set(codesOf(roles)).size).toBe(roles.length);
  });

  it('include retired roles only in the legacy list', async () => {
    const now = codesOf(await list<PartyType>('Party-Types', civil));
    const legacy = codesOf(await list<PartyType>('Party-Types/Legacy', civil));
    expect(now).not.toContain('52077');
    expect(legacy).toContain('52077');
  });

  it('may require the county’s attorney code', async () => {
    const contract = await list<CrossReference>('Cross-References', { ...civil, caseTypeCode: '70110' });
    const smallClaims = await list<CrossReference>('Cross-References', { ...civil, caseTypeCode: '70150' });
    expect(contract.find(({ isRequired }) => isRequired)).toMatchObject({
      name: 'Lakemoor Attorney Code',
      validationRegex: '^[0-9]{5}$',
      customValidationFailureMessage: expect.stringContaining('five-digit'),
    });
    expect(smallClaims.some(({ isRequired }) => isRequired)).toBe(false);
  });
});

describe('filing types', () => {
  const find = async (query: Record<string, string>, code: string) =>
    (await list<FilingType>('Filing-Types', { ...civil, ...query })).filter((row) => row.code === code);

  it('prefer the case type’s row to the category’s', async () => {
    const [contract, ...more] = await find({ caseTypeCode: '70110' }, '40100');
    expect(more).toEqual([]);
    expect(contract).toMatchObject({ caseTypeId: '70110', fee: 25, amountInControversy: 'Required' });
    expect(await find({ caseCategoryCode: '7100' }, '40100')).toMatchObject([
      { caseCategory: '7100', amountInControversy: 'Not Available' },
    ]);
  });

  it('return all rows without a filter', async () => {
    expect((await find({}, '40100')).length).toBeGreaterThan(3);
  });

  it('are omitted when they apply to other case types', async () => {
    expect(await find({ caseTypeCode: '70211' }, '40110')).toHaveLength(1);
    expect(await find({ caseTypeCode: '70150' }, '40110')).toEqual([]);
    expect(await find({ caseCategoryCode: '7100' }, '40110')).toEqual([]);
  });

  it('are the court’s own when the case type is unknown', async () => {
    const rows = await list<FilingType>('Filing-Types', { ...civil, caseTypeCode: '99999' });
    expect(rows.every(({ caseCategory, caseTypeId }) => !caseCategory && !caseTypeId)).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('can be narrowed by use, including those for both uses', async () => {
    const uses = (await list<FilingType>('Filing-Types', { ...civil, caseFilingType: 'Initial' })).map(
      ({ filingType }) => filingType,
    );
    expect(new Set(uses)).toEqual(new Set(['Initial', 'Both']));
  });

  it('prefer the case type to the category even when the court’s row sorts first by fee', async () => {
    const row = { state: 'IL', location: 'lakemoor:cv1', code: 'T1', name: 'Test', filingType: 'Both' } as const;
    const rest = {
      isCourtUseOnly: false,
      civilClaimAmount: 'Not Available',
      probateEstateAmount: 'Not Available',
      amountInControversy: 'Not Available',
      useDueDate: false,
      isProposedOrder: false,
    } as const;
    const { db } = opened.sandbox;
    await db.insert(filingTypes).values([
      { ...row, ...rest, feeCents: 1 },
      { ...row, ...rest, feeCents: 2, caseCategory: '7100' },
      { ...row, ...rest, feeCents: 3, caseCategory: '7100', caseTypeId: '70150' },
    ]);
    expect(await find({ caseTypeCode: '70150' }, 'T1')).toMatchObject([{ fee: 0.03 }]);
    expect(await find({ caseCategoryCode: '7100' }, 'T1')).toMatchObject([{ fee: 0.02 }]);
    expect(await find({ caseCategoryCode: '7110' }, 'T1')).toMatchObject([{ fee: 0.01 }]);
    await db.delete(filingTypes).where(eq(filingTypes.code, 'T1'));
  });
});

describe('by filing type', () => {
  it('components list the lead document first', async () => {
    const rows = await list<Named>('Filing-Components', { ...civil, filingTypeCode: '40100' });
    expect(rows).toMatchObject([
      { name: 'Lead Document', required: true },
      { name: 'Attachments', allowMultiple: true },
    ]);
  });

  it('optional services come in display order, with fees, multipliers and prompts', async () => {
    const rows = await list<OptionalService>('Optional-Services', { ...civil, filingTypeCode: '40100' });
    expect(rows.map(({ displayOrder }) => displayOrder)).toEqual(rows.map((row) => row.displayOrder).toSorted());
    expect(rows.find(({ name }) => name === 'Certified Copy')).toMatchObject({ fee: 7.5, multiplier: true });
    expect(rows.find(({ hasFeePrompt }) => hasFeePrompt)?.feePromptText).toBe('How much is the deposit?');
  });

  it('document types list specific rows before the court’s', async () => {
    const usual = await list<DocumentType>('Document-Types', { ...civil, filingTypeCode: '40100' });
    const confidential = await list<DocumentType>('Document-Types', { ...civil, filingTypeCode: '40134' });
    const defaultOf = (rows: DocumentType[]) => rows.filter(({ isDefault }) => isDefault).map(({ name }) => name);
    expect(defaultOf(usual)).toEqual(['Non-Confidential']);
    expect(defaultOf(confidential)).toEqual(['Confidential']);
  });

  it('motion types are empty for filings that aren’t motions', async () => {
    expect(await list('Motion-Types', { ...civil, filingTypeCode: '40211' })).toHaveLength(3);
    expect(await list('Motion-Types', { ...civil, filingTypeCode: '40100' })).toEqual([]);
  });
});

describe('tables by court', () => {
  it('describe the fields', async () => {
    const fields = await list<Named>('Data-Fields', civil);
    expect(codesOf(fields)).toEqual(codesOf(fields).toSorted());
    expect(fields.find(({ code }) => code === 'PartyPhone')).toMatchObject({
      name: 'Party edit window: Phone Number',
      regularExpression: '^.{0,20}$',
    });
    const family = await list<Named>('Data-Fields', { courtCode: 'lakemoor:dr1' });
    expect(family.find(({ code }) => code === 'PartyDateOfBirth')).toMatchObject({ isVisible: true, isRequired: true });
  });

  it('limit documents and envelopes', async () => {
    const policy: CourtPolicy = await (await ask('Policy', civil)).json();
    expect(policy).toMatchObject({
      courtCode: 'lakemoor:cv1',
      maxDocumentBytes: 26_214_400,
      maxEnvelopeBytes: 52_428_800,
      courtTimeZone: 'America/Chicago',
    });
  });

  it('apply to a court that shares them, with its own code and time zone', async () => {
    const policy = await (await ask('Policy', { courtCode: 'sotolridge:dc' }, 'TX')).json();
    expect(policy).toMatchObject({ courtCode: 'sotolridge:dc', courtTimeZone: 'America/Denver' });
    const { db } = opened.sandbox;
    expect(await db.select().from(dataFields).where(eq(dataFields.location, 'sotolridge:dc'))).toEqual([]);
    expect((await list('Data-Fields', { courtCode: 'sotolridge:dc' }, 'TX')).length).toBeGreaterThan(30);
  });

  it('default to the state’s', async () => {
    expect(namesOf(await list<Named>('Suffixes', civil))).toContain('Jr');
    const { db } = opened.sandbox;
    await db.insert(nameSuffixes).values({ state: 'IL', location: 'lakemoor:cv1', code: '-1', name: 'Only' });
    expect(namesOf(await list<Named>('Suffixes', civil))).toEqual(['Only']);
    expect(namesOf(await list<Named>('Suffixes', { courtCode: 'lakemoor:ch1' }))).toContain('Jr');
    await db.delete(nameSuffixes).where(eq(nameSuffixes.code, '-1'));
  });

  it('list the United States first among countries', async () => {
    const countries = codesOf(await list<Named>('Countries'));
    expect(countries.slice(0, 2)).toEqual(['US', 'AU']);
    expect(codesOf(await list<Named>('States'))).toContain('PR');
  });

  it('offer statements to confirm, filer types and service types', async () => {
    expect(codesOf(await list<Named>('Disclaimer-Requirements', civil))).toEqual(['66010', '66011']);
    expect(await list('Filer-Types', { courtCode: 'ashfield' })).toEqual([]);
    expect((await list('Filer-Types', civil)).length).toBe(3);
    expect(namesOf(await list<Named>('Service-Types', civil))).toEqual(['Electronic service', 'Mail by the clerk']);
  });
});
