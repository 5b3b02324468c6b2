/** Drafts and orders created through the backends, as the product does. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { StoredFile } from '../../sandbox/generated/billing/schemas.ts';
import {
  ExistingCaseDraft,
  ExistingCaseForFiling,
  type FilingDocument,
  type FilingEntry,
  type NewCaseContent,
  NewCaseDraft,
  TrackedCase,
} from '../../sandbox/generated/filing/schemas.ts';
import { appearance, complaint, lakeshore, newCase, ortega as plaintiff } from '../../tests/new-case.ts';
import type { Control } from './control.ts';
import { pdfFile } from './pdf.ts';
import { ortega } from './test.ts';

/** A complete draft of Ortega's complaint by the page's person, ready to submit. */
export async function createDraft({ request }: Page, differing: Partial<NewCaseContent> = {}) {
  const lead = await upload(request, 'Complaint.pdf');
  const answer = await post(request, 'filing/Tyler/IL/Drafts/New-Case', {
    data: { mappingId: ortega.mappingId, content: newCase(lead, differing) },
  });
  return NewCaseDraft.parse(answer);
}

/** Parties whose name identifies an order and its case. */
export function partiesOf(lastName: string): Partial<NewCaseContent> {
  return { parties: [{ ...plaintiff(), person: { firstName: 'Ana', lastName } }, lakeshore()] };
}

/** Submits an order by the page's person; returns its number. The court hasn't decided it. */
export async function createOrder(page: Page, differing: Partial<NewCaseContent> = {}): Promise<number> {
  const { orderId, version, content } = await createDraft(page, differing);
  await post(page.request, 'filing/Tyler/IL/Filings/New-Case', { data: { orderId, version, content } });
  return orderId;
}

/** A complete draft of an appearance in a case that the court has just opened, by the page's person. */
export async function createExistingCaseDraft(page: Page, control: Control, filing: Partial<FilingEntry> = {}) {
  const { request } = page;
  const name = `Ortega-${randomUUID().slice(0, 8)}`;
  await control.decide(await createOrder(page, partiesOf(name)), { decision: 'accept' });
  const cases = z.array(TrackedCase).parse(await get(request, 'filing/Cases/IL'));
  const found = cases.find(({ caseTitle }) => caseTitle.includes(name));
  if (!found) throw new Error(`The court has no case of ${name}.`);
  const { caseTrackingId, courtLocationCode: courtCode } = found;
  const asked = `courtCode=${courtCode}&caseTrackingId=${caseTrackingId}`;
  const { parties } = ExistingCaseForFiling.parse(await get(request, `filing/Tyler/IL/Filings/Existing-Case?${asked}`));
  const lead = await upload(request, 'Appearance.pdf');
  const content = appearance(lead, {
    caseTrackingId,
    courtCode,
    filingPartyIds: parties.slice(0, 1).map(({ casePartyId }) => casePartyId),
  });
  const data = { content: { ...content, filings: content.filings.map((entry) => ({ ...entry, ...filing })) } };
  return ExistingCaseDraft.parse(await post(request, 'filing/Tyler/IL/Drafts/Existing-Case', { data }));
}

/** The first attorney and payment account of the first firm in Indiana (`sandbox/demo/filing-accounts.ts`). */
const indiana = {
  attorneyId: '00000000-0000-4000-8b04-000000000101',
  paymentAccountId: '00000000-0000-4000-8a04-000000000101',
} as const;

/**
 * Opens a case in Indiana by the page's person, for a client of this name. Its court asks no certifications, and knows
 * the firm's party, attorney and card from then on: another filing can be made without the form.
 */
export async function openIndianaCase({ request }: Page, control: Control, lastName: string): Promise<TrackedCase> {
  const lead = await upload(request, 'Complaint.pdf');
  const { attorneyId, paymentAccountId } = indiana;
  const { filerTypeCode: _, ...content } = newCase(lead, {
    ...{ courtCode: 'duneshore:c1', disclaimerCodes: [], paymentAccountId },
    parties: [{ ...plaintiff(), person: { firstName: 'Ana', lastName }, attorneyIds: [attorneyId] }, lakeshore()],
    filings: [complaint(lead, { filingAttorneyId: attorneyId })],
  });
  const draft = NewCaseDraft.parse(await post(request, 'filing/Tyler/IN/Drafts/New-Case', { data: { content } }));
  const { orderId, version } = draft;
  await post(request, 'filing/Tyler/IN/Filings/New-Case', { data: { orderId, version, content: draft.content } });
  await control.decide(orderId, { decision: 'accept' });
  const cases = z.array(TrackedCase).parse(await get(request, 'filing/Cases/IN'));
  const found = cases.find(({ caseTitle }) => caseTitle.includes(lastName));
  if (!found) throw new Error(`The court has no case of ${lastName}.`);
  return found;
}

/** Uploads a document to file. */
export async function upload(request: APIRequestContext, name: string): Promise<FilingDocument> {
  const answer = await post(request, 'billing/services/us-platform/FileManager/local', {
    multipart: { FileUploadOptions: JSON.stringify({ purpose: 'filing' }), Files: await pdfFile(name) },
  });
  const [{ fileId, name: fileName, sizeBytes, pageCount = 0, url }] = z.tuple([StoredFile]).parse(answer);
  const codes = { filingComponentCode: '551', documentTypeCode: '9301' };
  return { id: randomUUID(), fileId, fileName, sizeBytes, pageCount, url, ...codes };
}

type Body = Pick<NonNullable<Parameters<APIRequestContext['post']>[1]>, 'data' | 'multipart'>;

/** Calls a backend as the signed-in person; the answer is a success. */
export async function post(request: APIRequestContext, path: string, body: Body): Promise<unknown> {
  const headers = { ...(await authorization(request)), 'idempotency-key': randomUUID() };
  const answer = await request.post(`/api/${path}`, { headers, ...body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Reads from a backend as the signed-in person. */
export async function get(request: APIRequestContext, path: string): Promise<unknown> {
  const answer = await request.get(`/api/${path}`, { headers: await authorization(request) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

export async function authorization(request: APIRequestContext): Promise<{ authorization: string }> {
  const { cookies } = await request.storageState();
  return { authorization: `Bearer ${cookies.find(({ name }) => name === 'access_token')?.value}` };
}
