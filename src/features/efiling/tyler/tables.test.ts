import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataField } from '@/api/generated/filing/model';
import { tables as rows } from '../../../../tests/court-tables.ts';
import type { Classification } from '../descriptor';
import { emptyTables } from '../model/court-tables';
import { MissingTablesError } from '../until-loaded';
import { courtsQuery } from './courts';
import { inputRules } from './data-fields';
import { filingBackend } from './filing-backend.testing';
import { start } from './start';
import { tables } from './tables';

const day = 86_400_000;
const fetchMock = filingBackend();

const phone: DataField = {
  code: 'PartyPhone',
  name: 'Phone',
  isVisible: true,
  isRequired: true,
  isReadOnly: false,
  helpText: 'Ten digits.',
};
/** What the court answers, by the end of the path. */
const answers: Readonly<Record<string, unknown>> = {
  Courts: rows.courts,
  Attorneys: rows.attorneys,
  'Case-Categories': rows.categories,
  'Filer-Types': rows.filerTypes,
  'Disclaimer-Requirements': rows.disclaimers,
  'Data-Fields': [phone],
  'Document-Types': rows.documentTypes,
  Suffixes: rows.suffixes,
  Languages: rows.languages,
  States: rows.addressStates,
  Countries: rows.countries,
  'Case-Types': rows.caseTypes,
  'Procedure-Remedies': rows.procedureRemedies,
  'Damage-Amounts': rows.damageAmounts,
  'Cross-References': rows.crossReferences,
  'Party-Types': rows.partyTypes,
  'Filing-Types': rows.filingTypes,
};

const tableOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** The court answers, but not for the tables that fail. */
function courtAnswers({ failing = [] }: { failing?: readonly string[] } = {}): void {
  fetchMock.mockReset().mockImplementation(async (url) => {
    const table = tableOf(String(url));
    return failing.includes(table) ? Response.json({}, { status: 404 }) : Response.json(answers[table]);
  });
}

/** The requests as sent, without the state, in alphabetical order. */
const requests = () =>
  fetchMock.mock.calls
    .map(([url]) => decodeURIComponent(String(url)).replace('https://filing.example/Tyler/IL/', ''))
    .sort();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
  courtAnswers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ofState = ['Attorneys', 'Codes/Courts?caseFilingType=Initial'];
const ofCourt = [
  'Codes/Case-Categories?courtCode=lakemoor:ch1&caseFilingType=Initial',
  'Codes/Countries?courtCode=lakemoor:ch1',
  'Codes/Data-Fields?courtCode=lakemoor:ch1',
  'Codes/Disclaimer-Requirements?courtCode=lakemoor:ch1',
  'Codes/Document-Types?courtCode=lakemoor:ch1',
  'Codes/Filer-Types?courtCode=lakemoor:ch1',
  'Codes/Languages?courtCode=lakemoor:ch1',
  'Codes/States?courtCode=lakemoor:ch1',
  'Codes/Suffixes?courtCode=lakemoor:ch1',
];
const ofCategory = [
  'Codes/Case-Types?courtCode=lakemoor:ch1&caseCategoryCode=10',
  'Codes/Damage-Amounts?courtCode=lakemoor:ch1&caseCategoryCode=10&caseFilingType=Initial',
  'Codes/Procedure-Remedies?courtCode=lakemoor:ch1&caseCategoryCode=10&caseFilingType=Initial',
];
const ofCaseType = [
  'Codes/Cross-References?courtCode=lakemoor:ch1&caseTypeCode=100',
  'Codes/Party-Types?courtCode=lakemoor:ch1&caseTypeCode=100',
];
const court = { courtCode: 'lakemoor:ch1' };
const category = { ...court, caseCategoryCode: '10' };
const caseType = { ...category, caseTypeCode: '100' };

const { courts, attorneys, inputs: _, own: __, ...ofFirmsCourt } = rows;
const { categories, filerTypes, disclaimers, documentTypes, suffixes, languages, addressStates, countries } = rows;
const { caseTypes, procedureRemedies, damageAmounts } = rows;
const loadedOfState = { ...emptyTables, courts, attorneys, inputs: inputRules([]) };
const loadedOfCourt = {
  ...loadedOfState,
  inputs: inputRules([phone]),
  categories,
  filerTypes,
  disclaimers,
  documentTypes,
  suffixes,
  languages,
  addressStates,
  countries,
};

describe('the tables of a filing', () => {
  const load = (classification: Classification) => new QueryClient().fetchQuery(tables.ofFiling('IL', classification));

  it.each([
    ['nothing', {}, ofState, loadedOfState],
    [
      'a category and a case type but no court',
      { caseCategoryCode: '10', caseTypeCode: '100' },
      ofState,
      loadedOfState,
    ],
    ['a court', court, [...ofState, ...ofCourt], loadedOfCourt],
    [
      'a category',
      category,
      [...ofState, ...ofCourt, ...ofCategory],
      { ...loadedOfCourt, caseTypes, procedureRemedies, damageAmounts },
    ],
    [
      'a case type',
      caseType,
      [
        ...ofState,
        ...ofCourt,
        ...ofCategory,
        ...ofCaseType,
        'Codes/Filing-Types?courtCode=lakemoor:ch1&caseTypeCode=100&caseCategoryCode=10&caseFilingType=Initial',
      ],
      { ...loadedOfState, ...ofFirmsCourt, inputs: inputRules([phone]) },
    ],
    [
      'a case type without its category',
      { ...court, caseTypeCode: '100' },
      [
        ...ofState,
        ...ofCourt,
        ...ofCaseType,
        'Codes/Filing-Types?courtCode=lakemoor:ch1&caseTypeCode=100&caseFilingType=Initial',
      ],
      {
        ...loadedOfCourt,
        crossReferences: rows.crossReferences,
        partyTypes: rows.partyTypes,
        filingTypes: rows.filingTypes,
      },
    ],
  ])('are those that apply once the filer chose %s', async (_, classification, expectedRequests, expectedTables) => {
    expect(await load(classification)).toEqual(expectedTables);
    expect(requests()).toEqual(expectedRequests.toSorted());
  });

  it('are those for open cases when it goes into one', async () => {
    await load({ ...caseType, isNonIndexedCase: false });
    expect(requests().filter((request) => request.includes('caseFilingType'))).toEqual([
      'Codes/Case-Categories?courtCode=lakemoor:ch1&caseFilingType=Subsequent',
      'Codes/Courts?caseFilingType=Subsequent',
      'Codes/Damage-Amounts?courtCode=lakemoor:ch1&caseCategoryCode=10&caseFilingType=Subsequent',
      'Codes/Filing-Types?courtCode=lakemoor:ch1&caseTypeCode=100&caseCategoryCode=10&caseFilingType=Subsequent',
      'Codes/Procedure-Remedies?courtCode=lakemoor:ch1&caseCategoryCode=10&caseFilingType=Subsequent',
    ]);
  });

  it('that loaded are kept when others fail, which are named', async () => {
    courtAnswers({ failing: ['Filer-Types', 'Data-Fields'] });
    const error = await load(court).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(MissingTablesError);
    expect(error).toMatchObject({
      message: 'These tables did not load: filerTypes, dataFields',
      tables: { ...loadedOfCourt, filerTypes: [], inputs: inputRules([]) },
    });
    const causes = error instanceof MissingTablesError ? [...error.causes] : [];
    expect(causes).toEqual([
      ['filerTypes', expect.objectContaining({ status: 404 })],
      ['dataFields', expect.objectContaining({ status: 404 })],
    ]);
  });

  it('that failed are requested alone the next time', async () => {
    const client = new QueryClient();
    courtAnswers({ failing: ['Countries'] });
    await expect(client.fetchQuery(tables.ofFiling('IL', caseType))).rejects.toThrow('did not load: countries');
    courtAnswers();
    expect(await client.fetchQuery(tables.ofFiling('IL', caseType))).toHaveProperty('countries', rows.countries);
    expect(requests()).toEqual(['Codes/Countries?courtCode=lakemoor:ch1']);
  });

  it('are not retried together, since each is by itself', () => {
    expect(tables.ofFiling('IL', court).retry).toBe(false);
  });

  it('stay fresh for a day, together and each by itself', async () => {
    const client = new QueryClient();
    await client.fetchQuery(tables.ofFiling('IL', caseType));
    fetchMock.mockClear();
    vi.setSystemTime(Date.now() + day - 1);
    await client.fetchQuery(tables.ofFiling('IL', caseType));
    await client.fetchQuery({ ...tables.ofFiling('IL', caseType), staleTime: 0 });
    expect(requests()).toEqual([]);
    vi.setSystemTime(Date.now() + day);
    await client.fetchQuery(tables.ofFiling('IL', caseType));
    expect(fetchMock).toHaveBeenCalledTimes(17);
  });

  it('are kept by the choices that decide them, beside the courts', () => {
    const chosen = { ...caseType, caseFilingType: 'Initial' };
    const { queryKey } = tables.ofFiling('IL', caseType);
    expect(queryKey).toEqual(['Tyler', 'IL', 'Codes', 'Courts', 'tables', chosen]);
    const others: Classification[] = [
      { ...caseType, courtCode: 'lakemoor:open' },
      { ...caseType, caseCategoryCode: '11' },
      { ...caseType, caseTypeCode: '101' },
      { ...caseType, isNonIndexedCase: true },
    ];
    for (const other of others) expect(tables.ofFiling('IL', other).queryKey).not.toEqual(queryKey);
    expect(tables.ofFiling('IL', { ...caseType, caseTrackingId: 'case-1' }).queryKey).toEqual(queryKey);
  });
});

describe('a table by itself', () => {
  it.each([
    ['the courts', tables.courts('IL', 'Subsequent'), 'Codes/Courts?caseFilingType=Subsequent', rows.courts],
    ['the courts, at the start', start.courts('IL', 'Initial'), 'Codes/Courts?caseFilingType=Initial', rows.courts],
    ['the attorneys', tables.attorneys('IL'), 'Attorneys', rows.attorneys],
    [
      'the categories',
      tables.caseCategories('IL', 'lakemoor:ch1', 'Subsequent'),
      'Codes/Case-Categories?courtCode=lakemoor:ch1&caseFilingType=Subsequent',
      rows.categories,
    ],
    [
      'the case types',
      tables.caseTypes('IL', 'lakemoor:ch1', '10'),
      'Codes/Case-Types?courtCode=lakemoor:ch1&caseCategoryCode=10',
      rows.caseTypes,
    ],
  ])('%s is the court’s own and stays fresh for a day', async (_, query, request, expected) => {
    expect(await new QueryClient().fetchQuery(query as Parameters<QueryClient['fetchQuery']>[0])).toEqual(expected);
    expect(requests()).toEqual([request]);
    expect(query.staleTime).toBe(day);
  });

  it('the courts are one list, wherever a filing starts', () => {
    expect(tables.courts).toBe(courtsQuery);
    expect(start.courts).toBe(courtsQuery);
    expect(start.facts.id).toBe('tyler');
  });
});
