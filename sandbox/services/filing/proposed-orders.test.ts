/** Proposed orders: what each court asks, the Word document beside the PDF, and the letter to the judge. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { opposition, paper } from '../../../tests/california.ts';
import { flEntry, flExistingCase } from '../../../tests/florida.ts';
import { uploadPdf } from '../../../tests/new-case.ts';
import { testSandbox } from '../../../tests/sandbox.ts';
import { wordDocument } from '../../../tests/word-document.ts';
import type { FilingDocument, FlJudicialOfficer, OrderDetail, ProposedOrder } from '../../generated/filing/schemas.ts';

const opened = testSandbox();
let lead: FilingDocument;
let word: FilingDocument;

async function upload(purpose: object) {
  const body = new FormData();
  body.set('FileUploadOptions', JSON.stringify(purpose));
  body.set('Files', new File([await wordDocument('Order')], 'Order.docx'));
  return opened.call('/billing/services/us-platform/FileManager/local', { body });
}

beforeAll(async () => {
  lead = await uploadPdf(opened.sandbox.db);
  const [stored] = await (await upload({ purpose: 'proposed-order' })).json();
  const { fileId, name: fileName, sizeBytes } = stored;
  word = { id: randomUUID(), fileId, fileName, sizeBytes, pageCount: 0 };
});

async function call(path: string, body: unknown) {
  const response = await opened.call(`/filing/${path}`, { body, headers: { 'Idempotency-Key': randomUUID() } });
  return { status: response.status, body: await response.json() };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const order = async (orderId: number): Promise<OrderDetail> => (await opened.call(`/filing/Order/${orderId}`)).json();

test('a Word document stays one for a proposed order alone', async () => {
  expect(word.fileName).toBe('Order.docx');
  expect((await upload({ purpose: 'filing' })).status).toBe(415);
});

describe('in California', () => {
  const content = (proposedOrder: ProposedOrder | undefined) =>
    opposition(lead, { serviceRecipients: [], filings: [paper(lead, 'ORD', { proposedOrder })] });
  async function submit(proposedOrder: ProposedOrder | undefined) {
    const filed = content(proposedOrder);
    const { body: draft } = await call('OneLegal/OLDraft?state=CA', { content: filed });
    expect(draft.content.filings[0].proposedOrder).toEqual(proposedOrder);
    const { orderId, version } = draft;
    return call('OneLegal/OLFilings/Existing-Case?state=CA', { orderId, version, content: filed });
  }

  test('the PDF and the Word document go in one envelope', async () => {
    const { status, body } = await submit({ basis: 'agreed', editableDocument: word });
    expect(status, JSON.stringify(body)).toBe(200);
    const { filings } = await order(body.orderId);
    expect(filings[0]?.documents.map(({ name }) => name)).toEqual([lead.fileName, 'Order.docx']);
    expect(filings[0]?.proposedOrder?.basis).toBe('agreed');
  });

  test.each<[ProposedOrder | (() => ProposedOrder) | undefined, string[]]>([
    [undefined, ['basis', 'editableDocument']],
    [() => ({ basis: 'after-hearing', hearingDate: daysAgo(-2), editableDocument: word }), ['hearingDate']],
    [() => ({ basis: 'no-response', sentToOthersOn: daysAgo(3), editableDocument: word }), ['sentToOthersOn']],
    [() => ({ basis: 'no-response', editableDocument: word }), ['sentToOthersOn']],
    [() => ({ basis: 'agreed', editableDocument: { ...word, fileId: lead.fileId } }), ['editableDocument.fileId']],
  ])('what is missing or too early is named: %#', async (given, names) => {
    const { status, body } = await submit(typeof given === 'function' ? given() : given);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(names.map((name) => `content.filings.0.proposedOrder.${name}`));
  });
});

describe('in Florida', () => {
  async function judges(): Promise<FlJudicialOfficer[]> {
    const path = '/filing/Granicus/FL/FlPolicies/JudicialOfficers?courtId=orange&divisionId=circuit-civil';
    return (await opened.call(path)).json();
  }
  async function submit(proposedOrder: ProposedOrder, judicialOfficerId?: string) {
    const filings = [flEntry(lead, { docketCodeId: 'dc-proposed-order', description: 'Order', proposedOrder })];
    const content = flExistingCase(lead, { filings, judicialOfficerId });
    const { body: draft } = await call('Granicus/FL/FlDrafts', { content });
    const { orderId, version } = draft;
    return call('Granicus/FL/FlFilings/Existing-Case', { orderId, version, content });
  }

  test('it goes to a judge, with the letter as a PDF, and the Word document where the judge takes it', async () => {
    const found = await judges();
    const judge = found.find(({ proposedOrderFormats }) => proposedOrderFormats?.includes('docx'));
    const coverLetter = 'Dear Judge:\n\nEnclosed is a proposed order.';
    const sent = { basis: 'agreed', coverLetter, editableDocument: word } as const;
    const { status, body } = await submit(sent, judge?.judicialOfficerId);
    expect(status, JSON.stringify(body)).toBe(200);
    const { filings } = await order(body.orderId);
    expect(filings[0]?.documents.map(({ name }) => name)).toEqual([lead.fileName, 'Order.docx', 'Cover letter.pdf']);
  });

  test('without a judge, a letter or in another format it is refused; competing orders go elsewhere', async () => {
    const found = await judges();
    const withLetter = found.find(({ wantsCoverLetter }) => wantsCoverLetter);
    const ofPdf = found.find(({ proposedOrderFormats }) => !proposedOrderFormats?.includes('docx'));
    const errorsOf = async (...given: Parameters<typeof submit>) => (await submit(...given)).body.errors;
    expect(Object.keys(await errorsOf({ basis: 'agreed' }))).toEqual(['content.judicialOfficerId']);
    const path = 'content.filings.0.proposedOrder';
    expect(Object.keys(await errorsOf({ basis: 'agreed' }, withLetter?.judicialOfficerId))).toEqual([
      `${path}.coverLetter`,
    ]);
    const letter = { coverLetter: 'Dear Judge:' };
    const asWord = { ...letter, basis: 'agreed', editableDocument: word } as const;
    expect(Object.keys(await errorsOf(asWord, ofPdf?.judicialOfficerId))).toEqual([`${path}.editableDocument`]);
    const refused = await errorsOf({ ...letter, basis: 'competing' }, withLetter?.judicialOfficerId);
    expect(refused[`${path}.basis`]).toEqual([expect.stringContaining('Send all of them to the judge’s office')]);
  });
});
