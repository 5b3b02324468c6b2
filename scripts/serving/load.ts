/**
 * The load of process serving and envelopes for `kill-test.ts` and `lost-answers.ts`: each journal is one thing that a
 * person wants once, pressed again until it is answered.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FilingDocument } from '../../sandbox/generated/filing/schemas.ts';
import type { EnvelopeToSend, ServingContent, ServingDocument } from '../../sandbox/generated/serving/schemas.ts';
import { proofFilingKey } from '../../sandbox/services/serving/orders/proof-filing-key.ts';
import { complaint, newCase } from '../../tests/new-case.ts';

export const servingWays = ['place', 'release', 'approve', 'approve-and-file', 'envelope'] as const;
export type ServingWay = (typeof servingWays)[number];

/** What a person wants once. */
export interface ServingJournal {
  way: ServingWay;
  /** Of the request, and the name by which what it made is found. */
  key: string;
  /** A call had no answer: it is pressed again. */
  isUnanswered: boolean;
  /** All calls were answered. */
  isDone: boolean;
  /** Of `release`, `approve` and `approve-and-file`: the order and recipient that wait for it. */
  orderId: number;
  jobId: string;
  /** Of `place`, its draft; of `approve-and-file`, the content of the filing and its order. */
  placing?: { orderId: number; version: number; quoteId: string; total: number };
  filing?: object;
  filingOrderId?: number;
}

export interface ServingServer {
  origin: string;
  token: string;
  fetch?: (request: Request) => Promise<Response>;
}

export function newServingJournal(way: ServingWay, of = { orderId: 0, jobId: '' }): ServingJournal {
  return { way, key: randomUUID(), isUnanswered: false, isDone: false, ...of };
}

/** The call of a way that must not be done twice; the last part of its address. */
export const decisiveCalls: Readonly<Record<ServingWay, readonly string[]>> = {
  place: ['/serving/v1/orders'],
  release: ['/release'],
  approve: ['/proof/approval'],
  'approve-and-file': ['/proof/approval', '/Drafts/Existing-Case', '/Filings/Existing-Case', '/proof/filing'],
  envelope: ['/v1/envelopes'],
};

class LostAnswer extends Error {}

/** Presses once; what was lost is noted in the journal. @throws Error for a wrong answer. */
export async function press(server: ServingServer, journal: ServingJournal, lead: FilingDocument): Promise<void> {
  try {
    await presses[journal.way](server, journal, lead);
    journal.isDone = true;
    journal.isUnanswered = false;
  } catch (error) {
    if (!(error instanceof LostAnswer)) throw error;
    journal.isUnanswered = true;
  }
}

type Press = (server: ServingServer, journal: ServingJournal, lead: FilingDocument) => Promise<void>;

const presses: Readonly<Record<ServingWay, Press>> = {
  place: async (server, journal, lead) => {
    const { key } = journal;
    if (!journal.placing) {
      const content = servingContent(lead, key, 2);
      const draft = saved.parse(await send(server, 'POST', '/serving/v1/drafts', { idempotencyKey: key, content }));
      const quote = await send(server, 'POST', '/serving/v1/quotes', { orderId: draft.orderId, content });
      journal.placing = { ...draft, ...quoted.parse(quote) };
    }
    const { total: _, ...body } = journal.placing;
    await send(server, 'POST', '/serving/v1/orders', body, { 'Idempotency-Key': key });
  },

  release: async (server, { orderId }) => {
    const order = stampedOrder.parse(await send(server, 'GET', `/serving/v1/orders/${orderId}`));
    // A lost answer had released them: the page then shows no button.
    if (order.jobs.every(({ holdReason }) => holdReason !== 'papers')) return;
    const { version, documents } = order;
    await send(server, 'POST', `/serving/v1/orders/${orderId}/release`, { version, documents });
  },

  approve: async (server, journal) => {
    await approve(server, journal);
  },

  'approve-and-file': async (server, journal, lead) => {
    const sha256 = await approve(server, journal);
    const idempotencyKey = proofFilingKey(journal.jobId, sha256);
    journal.filing ??= filingContent(lead);
    const { filing: content } = journal;
    const base = '/filing/Tyler/IL';
    const draft = await send(server, 'POST', `${base}/Drafts/Existing-Case`, { idempotencyKey, content });
    const { orderId } = z.object({ orderId: z.int() }).parse(draft);
    if (draft.code !== 'draft-submitted') {
      const body = { orderId, version: saved.parse(draft).version, content: draft.content };
      await send(server, 'POST', `${base}/Filings/Existing-Case`, body, { 'Idempotency-Key': idempotencyKey });
    }
    await send(server, 'PUT', `/serving/v1/jobs/${journal.jobId}/proof/filing`, { filingOrderId: orderId });
    journal.filingOrderId = orderId;
  },

  envelope: async (server, { key }, lead) => {
    await send(server, 'POST', '/serving/v1/envelopes', envelopeOf(lead, key), { 'Idempotency-Key': key });
  },
};

const saved = z.object({ orderId: z.int(), version: z.int() });
const quoted = z.object({ quoteId: z.string(), total: z.number() });
const stampedOrder = z.object({
  version: z.int(),
  documents: z.array(z.custom<ServingDocument>()),
  jobs: z.array(z.object({ holdReason: z.string().optional() })),
});
const signedJobs = z.object({
  jobs: z.array(
    z.object({
      jobId: z.string(),
      attempts: z.array(z.object({ findings: z.array(z.object({ findingId: z.string() })) })),
      proof: z.object({ version: z.int(), sha256: z.string(), status: z.string() }).optional(),
    }),
  ),
});

/** Approves a proof that is not approved yet; returns its hash. */
async function approve(server: ServingServer, { orderId, jobId }: ServingJournal): Promise<string> {
  const { jobs } = signedJobs.parse(await send(server, 'GET', `/serving/v1/orders/${orderId}`));
  const job = jobs.find((each) => each.jobId === jobId);
  if (!job?.proof) throw new Error(`Recipient ${jobId} of order ${orderId} has no proof.`);
  const { status, version, sha256 } = job.proof;
  const acknowledged = job.attempts.flatMap(({ findings }) => findings.map(({ findingId }) => findingId));
  if (status === 'signed')
    await send(server, 'POST', `/serving/v1/jobs/${jobId}/proof/approval`, { version, sha256, acknowledged });
  return sha256;
}

/** The answer. @throws LostAnswer if the server was killed first or the answer was lost, Error for a wrong answer. */
async function send(
  { origin, token, fetch: ask = fetch }: ServingServer,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  let response: Response;
  let text: string;
  try {
    const request = new Request(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    response = await ask(request);
    text = await response.text();
  } catch {
    throw new LostAnswer();
  }
  const isSubmitted = response.status === 409 && text.includes('"draft-submitted"') && path.includes('/Drafts/');
  if (response.status !== 200 && !isSubmitted) throw new Error(`${path} returned ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** An order for some recipients at one place, found by its attorney. */
export function servingContent(
  { fileId, sizeBytes, pageCount }: FilingDocument,
  filingAttorney: string,
  recipients: number,
  afterFilingOrderId?: number,
): ServingContent {
  const document = {
    documentId: randomUUID(),
    fileId,
    fileName: 'summons.pdf',
    title: 'Summons',
    pageCount,
    sizeBytes,
  };
  return {
    ...{ state: 'IL', mode: 'serve-only', notifyEmails: [], filingAttorney },
    ...(afterFilingOrderId !== undefined && { afterFilingOrderId }),
    case: {
      ...{ kind: 'court-case', courtName: 'Lakemoor County Circuit Court', caseNumber: '2026-CH-00418' },
      ...{ caseTitle: 'Ortega v. Okafor', caseType: 'general' },
    },
    documents: afterFilingOrderId === undefined ? [{ ...document, kind: 'summons' }] : [],
    jobs: Array.from({ length: recipients }, () => ({
      jobId: randomUUID(),
      recipient: { kind: 'individual', firstName: 'James', lastName: 'Okafor' },
      addresses: [
        {
          ...{ addressId: randomUUID(), label: 'home', street: '820 Harbor Street', unit: 'Apt 3', city: 'Chicago' },
          ...{ state: 'IL', zip: '60601' },
        },
      ],
      level: 'rush',
      extras: { notarizedProof: false, skipTrace: false },
      instructions: 'personal',
    })),
  };
}

/** A filing into a case that the court has on paper. */
function filingContent(lead: FilingDocument): object {
  const { filings: _, amountInControversy: __, ...content } = newCase(lead);
  return {
    ...content,
    ...{ isNonIndexedCase: true, caseNumber: '2026 L 000412', caseTitle: 'Ortega v. Okafor', filingPartyIds: [] },
    filings: [complaint(lead, { filingTypeCode: '40201', description: 'Proof of service' })],
  };
}

function envelopeOf({ fileId }: FilingDocument, title: string): EnvelopeToSend {
  const box = { x: 0.1, y: 0.7, width: 0.35, height: 0.06 };
  return {
    ...{ state: 'IL', fee: 3, title, message: '', isInOrder: true },
    documents: [{ fileId, title: 'Engagement letter' }],
    signers: [{ signerId: 's1', name: 'Ada Quill', email: 'ada.quill@example.com' }],
    fields: [{ fieldId: 'f1', signerId: 's1', fileId, page: 1, kind: 'signature', box, isRequired: true }],
  };
}
