/** Drafts and orders created through the backends, as the product does. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { StoredFile } from '../../sandbox/generated/billing/schemas.ts';
import { type FilingDocument, type NewCaseContent, NewCaseDraft } from '../../sandbox/generated/filing/schemas.ts';
import { lakeshore, newCase, ortega as plaintiff } from '../../tests/new-case.ts';
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

async function upload(request: APIRequestContext, name: string): Promise<FilingDocument> {
  const answer = await post(request, 'billing/services/us-platform/FileManager/local', {
    multipart: { FileUploadOptions: JSON.stringify({ purpose: 'filing' }), Files: await pdfFile(name) },
  });
  const [{ fileId, name: fileName, sizeBytes, pageCount = 0, url }] = z.tuple([StoredFile]).parse(answer);
  const codes = { filingComponentCode: '551', documentTypeCode: '9301' };
  return { id: randomUUID(), fileId, fileName, sizeBytes, pageCount, url, ...codes };
}

type Body = Pick<NonNullable<Parameters<APIRequestContext['post']>[1]>, 'data' | 'multipart'>;

async function post(request: APIRequestContext, path: string, body: Body): Promise<unknown> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'access_token')?.value;
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await request.post(`/api/${path}`, { headers, ...body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
