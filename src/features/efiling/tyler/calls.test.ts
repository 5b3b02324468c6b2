import { describe, expect, it } from 'vitest';
import { CancelError } from '@/api/errors';
import { completeCase, completeFiling } from '../../../../tests/court-tables.ts';
import { calls } from './calls';
import { filingBackend } from './filing-backend.testing';

const fetchMock = filingBackend();
const answerWith = (body: unknown) =>
  fetchMock.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return Response.json(body);
  });

/** The only request: its method, address, body and idempotency key. */
function sent() {
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0] ?? [''];
  return {
    request: `${init?.method} ${String(url).replace('https://filing.example', '')}`,
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    key: new Headers(init?.headers).get('Idempotency-Key'),
  };
}

const at = '2026-03-02T09:00:00Z';
const going = () => ({ signal: new AbortController().signal });
const quote = {
  quoteId: 'q-1',
  quotedAt: at,
  feesCalculationAmount: 352,
  currency: 'USD',
  isWaived: false,
  allowanceCharge: [],
  filings: [],
  cardCharges: [],
};
const result = {
  orderId: 481,
  envelopeId: '9001',
  caseId: 'case-1',
  filingIds: ['f-1'],
  caseTitle: 'Ortega v. Lakeshore Holdings LLC',
  courtName: 'Lakemoor County',
  submittedAt: at,
};

/** What the filer entered, with a day that only a new case may have, and what the court gets of it. */
const { isNonIndexedCase: _, filingPartyIds: __, ...kept } = completeFiling;
const intoCase = {
  entered: { ...kept, willFiledDate: '2026-03-02' },
  wire: { ...kept, isNonIndexedCase: false, filingPartyIds: [] },
};
const flows = [
  ['new-case', 'New-Case', { entered: completeCase, wire: completeCase }],
  ['existing-case', 'Existing-Case', intoCase],
] as const;

describe.each(flows)('the %s flow', (flow, path, { entered, wire }) => {
  const ofFlow = calls[flow];
  const user = { userId: 7, name: 'Nora Marlow' };
  const draft = { orderId: 481, version: 3, state: 'IL', createdAt: at, savedAt: at, savedBy: user, expiresAt: at };
  const submitted = {
    orderId: 481,
    envelopeId: '9001',
    state: 'IL',
    status: 'in-progress',
    court: { code: 'lakemoor:ch1', name: 'Lakemoor County' },
    caseNumber: '2026-CV-001752',
    caseTitle: 'Ortega v. Lakeshore Holdings LLC',
    submittedAt: at,
    submittedBy: user,
    content: wire,
    filings: [],
  };

  it('loads a draft, by its own key', async () => {
    answerWith({ ...draft, content: wire });
    expect(await ofFlow.loadDraft('IL', 481, going())).toEqual({ ...draft, content: wire });
    expect(sent().request).toBe(`GET /Tyler/IL/Drafts/${path}/481`);
    expect(ofFlow.draftKey('IL', 481)).toEqual(['Tyler', 'IL', 'Drafts', path, 481]);
  });

  it('saves a draft with the fields of its kind only', async () => {
    answerWith({ ...draft, content: wire });
    const saved = await ofFlow.saveDraft('IL', { orderId: 481, version: 2, mappingId: 'm-12', content: entered });
    expect(saved).toEqual({ ...draft, content: wire });
    expect(sent()).toMatchObject({ request: `POST /Tyler/IL/Drafts/${path}` });
    expect(sent().body).toEqual({ orderId: 481, version: 2, mappingId: 'm-12', content: wire });
  });

  it('quotes the fees of the content', async () => {
    answerWith(quote);
    expect(await ofFlow.quote('IL', { orderId: 481, content: entered }, going())).toEqual(quote);
    expect(sent().request).toBe(`POST /Tyler/IL/Fees/${path}`);
    expect(sent().body).toEqual({ orderId: 481, content: wire });
  });

  it('does not wait for a quote that nobody wants', async () => {
    answerWith(quote);
    const unwanted = { signal: AbortSignal.abort() };
    await expect(ofFlow.quote('IL', { content: entered }, unwanted)).rejects.toThrow(CancelError);
  });

  it('submits the content under its key', async () => {
    answerWith(result);
    const submission = { orderId: 481, version: 3, quoteId: 'q-1' };
    const headers = { 'Idempotency-Key': 'key-of-481' };
    expect(await ofFlow.submit('IL', { ...submission, content: entered }, headers)).toEqual(result);
    expect(sent()).toEqual({
      request: `POST /Tyler/IL/Filings/${path}`,
      body: { ...submission, content: wire },
      key: 'key-of-481',
    });
  });

  it('loads what was submitted', async () => {
    answerWith(submitted);
    expect(await ofFlow.loadSubmitted('IL', 481)).toMatchObject({ orderId: 481, filings: [], content: wire });
    expect(sent().request).toBe(`GET /Tyler/IL/Filings/${path}/481`);
  });
});

describe('what was submitted into a case', () => {
  it('gets the number and title of the case, as a draft needs them', async () => {
    const { caseNumber: _, caseTitle: __, ...content } = intoCase.wire;
    const order = {
      orderId: 481,
      envelopeId: '9001',
      state: 'IL',
      status: 'in-progress',
      court: { code: 'lakemoor:ch1', name: 'Lakemoor County' },
      mappingId: 'm-12',
      submittedAt: at,
      submittedBy: { userId: 7, name: 'Nora Marlow' },
      filings: [],
    };
    answerWith({ ...order, caseNumber: '2026-CV-000009', caseTitle: 'In re Ortega', content });
    expect(await calls['existing-case'].loadSubmitted('IL', 481)).toEqual({
      ...order,
      content: { ...content, caseNumber: '2026-CV-000009', caseTitle: 'In re Ortega' },
    });
  });
});
