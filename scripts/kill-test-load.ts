/** What `kill-test.ts` does to the sandbox: drafts saved again and again, half of them submitted, and what was answered. */
import { randomUUID } from 'node:crypto';
import type { FilingDocument, NewCaseContent } from '../sandbox/generated/filing/schemas.ts';
import { newCase } from '../tests/new-case.ts';

/** A draft's life as its client knows it. */
export interface Journal {
  /** The key of the first save, and the reference by which its order is found. */
  key: string;
  orderId?: number;
  /** The version answered last, and what it holds. */
  version: number;
  content: NewCaseContent;
  /** How many saves were answered. */
  savesAnswered: number;
  /** What was sent and not answered, to be sent again. */
  unanswered?: 'save' | 'submit';
  unansweredContent?: NewCaseContent;
  submissionKey?: string;
  envelopeId?: string;
}

interface Server {
  origin: string;
  token: string;
}

/** A journal of nothing yet. */
export function newJournal(lead: FilingDocument): Journal {
  return { key: randomUUID(), version: 0, content: newCase(lead), savesAnswered: 0 };
}

/**
 * Takes a draft on from where it stands: what was not answered is sent again first, then it is saved up to `saves`
 * times and, when asked to, submitted. Ends with the first call that gets no answer.
 * @throws Error when an answer is not what it must be.
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

/** The answer's body; undefined when the server was killed before it answered. */
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
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
