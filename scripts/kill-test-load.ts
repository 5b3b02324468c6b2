/** The load for `kill-test.ts` and `lost-answers.ts`: saves drafts repeatedly, submits half of them, and records the responses. */
import { randomUUID } from 'node:crypto';
import type { FilingContent } from '../sandbox/db/schema/filing-content.ts';
import type { FilingDocument } from '../sandbox/generated/filing/schemas.ts';
import * as florida from '../sandbox/providers/granicus/codec.ts';
import * as oneLegal from '../sandbox/providers/onelegal/codec.ts';
import { californiaAccounts, contractCase } from '../tests/california.ts';
import { flNewCase } from '../tests/florida.ts';
import { newCase } from '../tests/new-case.ts';

/** What is saved and submitted, and by which calls. */
export interface Way {
  name: string;
  /** Undefined where there are no drafts. */
  savePath?: string;
  submitPath: string;
  /** The filings of each order. */
  filings: number;
  contentOf(lead: FilingDocument): object;
  /** The content after another edit. */
  edited(content: object, count: number): object;
  /** Stored content, as the calls answer it. */
  answered(stored: FilingContent): object;
}

export const ways: readonly Way[] = [
  {
    name: 'tyler',
    savePath: 'Tyler/IL/Drafts/New-Case',
    submitPath: 'Tyler/IL/Filings/New-Case',
    filings: 1,
    contentOf: newCase,
    edited: (content, count) => ({ ...content, amountInControversy: 1000 + count }),
    answered: (stored) => stored,
  },
  {
    name: 'onelegal',
    savePath: 'OneLegal/OLDraft?state=CA',
    submitPath: 'OneLegal/OLFilings/New-Case?state=CA',
    filings: 2,
    contentOf: contractCase,
    edited: (content, count) => ({ ...content, messageToClerk: `Copy ${count}, please.` }),
    answered: oneLegal.toWire,
  },
  {
    name: 'florida',
    savePath: 'Granicus/FL/FlDrafts',
    submitPath: 'Granicus/FL/FlFilings/New-Case',
    filings: 1,
    contentOf: flNewCase,
    edited: (content, count) => ({ ...content, amountOfClaim: 50_000 + count }),
    answered: florida.toWire,
  },
  {
    name: 'e-service',
    submitPath: 'OneLegal/OLEServe/NewEService?state=CA',
    filings: 1,
    contentOf: (lead) => ({
      courtId: 'losangeles:civil',
      caseNumber: '26STCV04417',
      caseTitle: 'Castellanos v. Redwood Harbor Properties Inc.',
      servingPartyName: 'Naomi Castellanos',
      documents: [{ ...lead, id: randomUUID(), filingComponentCode: undefined }],
      recipients: [{ name: 'Peter Lindqvist', email: 'peter.lindqvist@example.com' }],
      paymentAccountId: californiaAccounts.visa,
    }),
    edited: (content) => content,
    answered: (stored) => stored,
  },
];

/** A draft as its client knows it. */
export interface Journal {
  way: Way;
  /** The first save's key, also the reference that identifies the order. */
  key: string;
  orderId?: number;
  /** The last confirmed version and its content. */
  version: number;
  content: object;
  /** Number of confirmed saves. */
  savesAnswered: number;
  /** The last unconfirmed call, to be retried. */
  unanswered?: 'save' | 'submit';
  unansweredContent?: object;
  submissionKey?: string;
  envelopeId?: string;
}

interface Server {
  origin: string;
  token: string;
  /** The browser's, unless the load goes another way. */
  fetch?: (request: Request) => Promise<Response>;
}

/** An empty journal. */
export function newJournal(way: Way, lead: FilingDocument): Journal {
  return { way, key: randomUUID(), version: 0, content: way.contentOf(lead), savesAnswered: 0 };
}

/**
 * Continues a draft: retries the unconfirmed call, saves up to `saves` times and, if asked, submits. Stops at the first
 * call without a response. Where there are no drafts, it only submits.
 * @throws Error for a wrong response.
 */
export async function carryOn(
  server: Server,
  journal: Journal,
  { saves, submits }: { saves: number; submits: boolean },
): Promise<void> {
  const { way } = journal;
  if (journal.unanswered === 'submit') {
    await submit(server, journal);
    return;
  }
  if (journal.unanswered === 'save' && !(await save(server, journal, journal.unansweredContent ?? journal.content)))
    return;
  while (way.savePath !== undefined && journal.savesAnswered < saves) {
    if (!(await save(server, journal, way.edited(journal.content, journal.savesAnswered)))) return;
  }
  if ((submits || way.savePath === undefined) && journal.envelopeId === undefined) await submit(server, journal);
}

async function save(server: Server, journal: Journal, content: object): Promise<boolean> {
  journal.unanswered = 'save';
  journal.unansweredContent = content;
  const based = journal.orderId === undefined ? {} : { orderId: journal.orderId, version: journal.version };
  const answer = await send(server, journal.way.savePath ?? '', {
    ...based,
    idempotencyKey: journal.key,
    clientReference: journal.key,
    content,
  });
  if (!answer) return false;
  journal.orderId = answer.orderId;
  journal.version = answer.version;
  journal.content = answer.content;
  journal.savesAnswered += 1;
  journal.unanswered = undefined;
  return true;
}

async function submit(server: Server, journal: Journal): Promise<void> {
  journal.unanswered = 'submit';
  journal.submissionKey ??= randomUUID();
  const { way, key, orderId, version, content, submissionKey } = journal;
  const body = way.savePath === undefined ? { ...content, clientReference: key } : { orderId, version, content };
  const answer = await send(server, way.submitPath, body, submissionKey);
  if (!answer) return;
  journal.orderId = answer.orderId;
  journal.envelopeId = answer.envelopeId;
  journal.unanswered = undefined;
}

/** The response body; undefined if the server was killed first, or the answer was lost. */
async function send({ origin, token, fetch: ask = fetch }: Server, path: string, body: unknown, key?: string) {
  let response: Response;
  let text: string;
  try {
    const request = new Request(`${origin}/api/filing/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    response = await ask(request);
    text = await response.text();
  } catch {
    return undefined;
  }
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}: ${text}`);
  return JSON.parse(text);
}
