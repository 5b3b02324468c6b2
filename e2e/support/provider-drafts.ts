/** Drafts and orders in California and Florida, created through the backends. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  FlDraft,
  type FlFilingEntry,
  OneLegalDraft,
  type OneLegalFilingEntry,
} from '../../sandbox/generated/filing/schemas.ts';
import { contractCase, opposition } from '../../tests/california.ts';
import { flExistingCase, flNewCase } from '../../tests/florida.ts';
import { post, upload as uploadDocument } from './drafts.ts';

/** A document without the codes of another provider. */
async function upload({ request }: Page, name = 'Paper.pdf') {
  const { documentTypeCode: _, filingComponentCode: __, ...document } = await uploadDocument(request, name);
  return document;
}

/** Content whose filings differ in some members. */
function changed<Entry, Content extends { filings: Entry[] }>(content: Content, filing: Partial<Entry>): Content {
  return { ...content, filings: content.filings.map((entry) => ({ ...entry, ...filing })) };
}

type Flow = 'New-Case' | 'Existing-Case';

/** A complete draft in California by the page's person, ready to submit. */
export async function californiaDraft(
  page: Page,
  flow: Flow,
  filing: Partial<OneLegalFilingEntry> = {},
): Promise<OneLegalDraft> {
  const lead = await upload(page);
  const complete = flow === 'New-Case' ? contractCase(lead) : opposition(lead);
  // A paper of its own: the document check asks about the same file twice.
  const [, coverSheet] = complete.filings;
  if (coverSheet) coverSheet.leadDocument = { ...(await upload(page, 'Cover sheet.pdf')), id: randomUUID() };
  const content = changed(complete, filing);
  return OneLegalDraft.parse(await post(page.request, 'filing/OneLegal/OLDraft?state=CA', { data: { content } }));
}

/** Submits an order in California; returns its number. The court hasn't decided it. */
export async function californiaOrder(page: Page): Promise<number> {
  const { orderId, version, content } = await californiaDraft(page, 'New-Case');
  const data = { orderId, version, content };
  await post(page.request, 'filing/OneLegal/OLFilings/New-Case?state=CA', { data });
  return orderId;
}

/** A complete draft in Florida by the page's person, ready to submit. */
export async function floridaDraft(page: Page, flow: Flow, filing: Partial<FlFilingEntry> = {}): Promise<FlDraft> {
  const lead = await upload(page);
  const content = changed(flow === 'New-Case' ? flNewCase(lead) : flExistingCase(lead), filing);
  return FlDraft.parse(await post(page.request, 'filing/Granicus/FL/FlDrafts', { data: { content } }));
}

/** Submits an order in Florida; returns its number. The court hasn't decided it. */
export async function floridaOrder(page: Page): Promise<number> {
  const { orderId, version, content } = await floridaDraft(page, 'New-Case');
  await post(page.request, 'filing/Granicus/FL/FlFilings/New-Case', { data: { orderId, version, content } });
  return orderId;
}
