/** The load for `kill-test.ts`: saves drafts repeatedly, submits half of them, and records the responses. */
import { randomUUID } from 'node:crypto';
import type { FilingDocument, NewCaseContent } from '../sandbox/generated/filing/schemas.ts';
import { newCase } from '../tests/new-case.ts';

/** A draft as its client knows it. */
export interface Journal {
  /** The first save's key, also the reference that identifies the order. */
  key: string;
  orderId?: number;
  /** The last confirmed version and its content. */
  version: number;
  content: NewCaseContent;
  /** Number of confirmed saves. */
  savesAnswered: number;
  /** The last unconfirmed call, to be retried. */
  unanswered?: 'save' | 'submit';
  unansweredContent?: NewCaseContent;
  submissionKey?: string;
  envelopeId?: string;
}

interface Server {
  origin: string;
  token: string;
}

/** An empty journal. */
export function newJournal(lead: FilingDocument): Journal {
  return { key: randomUUID(), version: 0, content: newCase(lead), savesAnswered: 0 };
}

/**
 * Continues a draft: retries the unconfirmed call, saves up to `saves` times and, if asked, submits. Stops at the first
 * call without a response.
 * @throws Error for a wrong response.
 */
export async function carryOn(
  server: Server,
  journal: Journal,
  { saves, submits }: { saves: number; submits: boolean },
): Promise<void> {
  if (journal.unanswered === 'submit') {
    await submit(server, journal);
    return;
  }
  if (journal.unanswered === 'save' && !(await save(server, journal, journal.unansweredContent ?? journal.content)))
    return;
  while (journal.savesAnswered < saves) {
    const amountInControversy = 1000 + journal.savesAnswered;
    if (!(await save(server, journal, { ...journal.content, amountInControversy }))) return;
  }
  if (submits && journal.envelopeId === undefined) await submit(server, journal);
}

async function save(server: Server, journal: Journal, content: NewCaseContent): Promise<boolean> {
  journal.unanswered = 'save';
  journal.unansweredContent = content;
  const based = journal.orderId === undefined ? {} : { orderId: journal.orderId, version: journal.version };
  const answer = await send(server, 'Drafts/New-Case', {
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
  const { orderId, version, content, submissionKey } = journal;
  const answer = await send(server, 'Filings/New-Case', { orderId, version, content }, submissionKey);
  if (!answer) return;
  journal.envelopeId = answer.envelopeId;
  journal.unanswered = undefined;
}

/** The response body; undefined if the server was killed first. */
async function send({ origin, token }: Server, path: string, body: unknown, key?: string) {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${origin}/api/filing/Tyler/IL/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    text = await response.text();
  } catch {
    return undefined;
  }
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}: ${text}`);
  return JSON.parse(text);
}
