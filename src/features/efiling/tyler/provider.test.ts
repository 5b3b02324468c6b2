import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { completeCase, completeFiling } from '../../../../tests/court-tables.ts';
import { filingBackend } from './filing-backend.testing';
import { provider } from './provider';
import { rules } from './rules';

const fetchMock = filingBackend();
const answerWith = (body: unknown) => fetchMock.mockImplementation(async () => Response.json(body));

/** The only request: its method and address. */
function sent() {
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0] ?? [''];
  return `${init?.method} ${String(url).replace('https://filing.example', '')}`;
}

const codeName = (code: string, name: string) => ({ code, name });
const policy = {
  courtCode: 'lakemoor:ch1',
  policyVersion: '3',
  effectiveDate: '2026-01-01',
  lastUpdated: '2026-01-01T09:00:00Z',
  courtTimeZone: 'America/Chicago',
  filingDayEndsAt: '23:59',
  maxDocumentBytes: 26_214_400,
  maxEnvelopeBytes: 36_700_160,
  maxFilingsPerEnvelope: 10,
  maxAttachmentsPerFiling: 5,
  maxFileNameLength: 50,
  allowedFileTypes: [{ extension: 'pdf', mediaType: 'application/pdf' }],
  refusesEncryptedPdf: true,
  refusesXfaForms: true,
  requiresTextSearchablePdf: false,
  acceptsFeeWaiver: true,
};
const courtCase = {
  caseTrackingId: 'case-1',
  caseNumber: '2026-CV-001752',
  caseTitle: 'Ortega v. Lakeshore Holdings LLC',
  court: codeName('lakemoor:ch1', 'Lakemoor County'),
  caseCategory: codeName('10', 'Chancery'),
  caseType: codeName('100', 'Injunction'),
  status: 'Open',
  isFilingAllowed: true,
  parties: [],
  filings: [],
};
const account = {
  paymentAccountId: 'p-1',
  paymentAccountTypeCode: 'WV',
  accountName: 'Waiver',
  active: true,
  isGlobal: true,
};
const contact = {
  serviceContactId: '5a0e5b0e-6c5b-4a53-8c1c-3d2f0a7d1a01',
  firmName: 'Marlow & Finch',
  firstName: 'Nora',
  lastName: 'Marlow',
  email: 'nora@marlow.example',
  administrativeCopy: [],
  isPublic: false,
  isInFirmMasterList: true,
  isUndeliverable: false,
};

const load = (query: { queryKey: readonly unknown[]; queryFn?: unknown }) =>
  new QueryClient().fetchQuery(query as Parameters<QueryClient['fetchQuery']>[0]);

describe('what a filing reads', () => {
  const ofPolicy = provider.policy('IL', 'lakemoor:ch1');
  const ofCase = provider.courtCase('IL', 'lakemoor:ch1', 'case-1');
  const ofAccounts = provider.paymentAccounts('IL');

  it.each([
    ['the court’s policy', ofPolicy, 'Codes/Policy?courtCode=lakemoor%3Ach1', policy],
    ['the case', ofCase, 'Filings/Existing-Case?courtCode=lakemoor%3Ach1&caseTrackingId=case-1', courtCase],
    ['the firm’s and everybody’s accounts', ofAccounts, 'Payment-Accounts?includeGlobalPayments=true', [account]],
    ['the firm’s contacts', provider.serviceContacts('IL'), 'EServiceContacts', [contact]],
  ])('%s is read from its own address', async (_, query, path, answer) => {
    answerWith(answer);
    expect(await load(query)).toEqual(answer);
    expect(sent()).toBe(`GET /Tyler/IL/${path}`);
  });

  it('stays fresh for a day if it is a policy, but not a case or accounts', () => {
    expect([ofPolicy.staleTime, ofCase.staleTime, ofAccounts.staleTime]).toEqual([86_400_000, undefined, undefined]);
  });

  it.each([
    ['the policy', ofPolicy],
    ['the case', ofCase],
    ['the accounts', ofAccounts],
  ])('requests %s again until it loads, unless it is refused', async (_, query) => {
    const client = new QueryClient();
    const interval = async (status: number) => {
      fetchMock.mockImplementation(async () => Response.json({}, { status }));
      const loading = client.fetchQuery({ ...query, staleTime: 0 } as Parameters<QueryClient['fetchQuery']>[0]);
      await expect(loading).rejects.toThrow(ApiError);
      const found = client.getQueryCache().find({ queryKey: query.queryKey });
      const { refetchInterval } = query as { refetchInterval?: unknown };
      return typeof refetchInterval === 'function' && refetchInterval(found);
    };
    expect(await interval(503)).toBe(10_000);
    expect(await interval(404)).toBe(false);
  });
});

describe('the emails that served a recipient', () => {
  it('are those of a filing at its court', async () => {
    const entry = { at: '2026-03-02T09:00:00Z', event: 'delivered', recipient: 'nora@marlow.example' };
    answerWith([entry]);
    const notice = { courtCode: 'lakemoor:ch1', filingId: 'f-1', serviceContactId: 'c-1' };
    expect(await provider.orders.mailLog?.('IL', notice)).toEqual([entry]);
    expect(sent()).toBe('GET /Tyler/IL/Filings/SmtpLog?CourtId=lakemoor%3Ach1&FilingId=f-1&ServiceContactId=c-1');
  });

  it('are asked for besides what every order can be asked', async () => {
    const cancelled = { orderId: 481, orderStatus: 'cancelled', results: [] };
    answerWith(cancelled);
    expect(await provider.orders.cancelFilings('IL', 481, ['f-1'])).toEqual(cancelled);
    expect(sent()).toBe('POST /Tyler/IL/Filings/CancelFilings');
  });
});

describe('a court’s table', () => {
  it.each([
    ['its courts', ['Tyler', 'IL', 'Codes', 'Courts'], true],
    ['a state’s code of another service', ['Cases', 'IL', 'Codes', 'Courts'], false],
    ['its attorneys', ['Tyler', 'IL', 'Attorneys'], false],
    ['a draft', ['Tyler', 'IL', 'Drafts', 'New-Case', 481], false],
    ['all of a state', ['Tyler', 'IL'], false],
    ['something else', ['', 'IL', ''], false],
  ])('is told by its key: %s', (_, queryKey, isTable) => {
    expect(provider.isTable(queryKey)).toBe(isTable);
  });

  it('is every table of a filing', () => {
    expect(provider.isTable(provider.tables.ofFiling('IL', { courtCode: 'lakemoor:ch1' }).queryKey)).toBe(true);
    expect(provider.isTable(provider.typeTables('IL', 'lakemoor:ch1', '61').queryKey)).toBe(true);
    expect(provider.isTable(provider.policy('IL', 'lakemoor:ch1').queryKey)).toBe(true);
    expect(provider.isTable(provider.courtCase('IL', 'lakemoor:ch1', 'case-1').queryKey)).toBe(false);
    expect(provider.isTable(provider.paymentAccounts('IL').queryKey)).toBe(false);
  });
});

describe('the provider', () => {
  it('is known by its facts', () => {
    expect(provider.facts).toEqual({
      id: 'tyler',
      apiType: 0,
      name: 'Tyler',
      start: { 'new-case': '/case-initiation', 'existing-case': '/existing-case' },
      hasSignIn: true,
      reservesHearings: true,
      answersForOthers: true,
      filesProofs: true,
    });
  });

  it('has the same steps in either flow', () => {
    expect(provider.steps(completeCase)).toEqual(['case', 'parties', 'filings', 'payment', 'review']);
    expect(provider.steps(completeFiling)).toBe(provider.steps(completeCase));
  });

  it('loads its rules when a draft needs them', async () => {
    expect(await provider.loadRules()).toBe(rules);
  });

  it('shapes the content by flow', () => {
    const entered = { ...completeFiling, willFiledDate: '2026-03-02' };
    expect(provider.codec['new-case'].toWire(entered)).toHaveProperty('willFiledDate', '2026-03-02');
    expect(provider.codec['existing-case'].toWire(entered)).not.toHaveProperty('willFiledDate');
  });
});
