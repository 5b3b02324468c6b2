/** The load for `kill-test.ts` and `lost-answers.ts`: saves drafts repeatedly, submits half of them, and records the responses. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FilingContent } from '../sandbox/db/schema/filing-content.ts';
import type { FilingDocument } from '../sandbox/generated/filing/schemas.ts';
import * as florida from '../sandbox/providers/granicus/codec.ts';
import * as oneLegal from '../sandbox/providers/onelegal/codec.ts';
import { nextDay } from '../sandbox/services/court-days.ts';
import { hearingSlots, legalHolidays } from '../sandbox/services/filing/court-calendar.ts';
import { californiaAccounts, contractCase } from '../tests/california.ts';
import { flNewCase } from '../tests/florida.ts';
import { complaint, newCase } from '../tests/new-case.ts';

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
  /** A place to reserve once it is submitted, by the one press (filing variants, section 8). */
  reserve?: { path: string; bodyOf(content: object, submitted: Submitted): object };
  /** Stored content, as the calls answer it. */
  answered(stored: FilingContent): object;
}

/** What a submission answers. */
export interface Submitted {
  envelopeId: string;
  filingIds: string[];
}

const courtCode = 'lakemoor:cv1';
const today = new Date().toISOString().slice(0, 10);

/** The court's places of the next years, each for one order. */
const places = hearingSlots(
  { courtCode, timeZone: 'America/Chicago', holidays: legalHolidays(today) },
  nextDay(today, 2),
  nextDay(today, 1_100),
);
let placesTaken = 0;

/** A contested motion into a case that the court has on paper, heard at the next free place. */
function motionContent(lead: FilingDocument): object {
  const hearingSlot = places[placesTaken];
  placesTaken += 1;
  const { filings: _, amountInControversy: __, ...content } = newCase(lead);
  const motion = { filingTypeCode: '40210', motionTypeCode: '17301', description: 'Motion to strike', hearingSlot };
  return {
    ...content,
    isNonIndexedCase: true,
    caseNumber: '2026 L 000412',
    caseTitle: 'Ortega v. Lakeshore Holdings LLC',
    filingPartyIds: [],
    filings: [complaint(lead, motion)],
  };
}

const heard = z.object({
  filings: z.tuple([z.object({ motionTypeCode: z.string(), hearingSlot: z.object({ hearingSlotId: z.string() }) })]),
});

export const ways: readonly Way[] = [
  {
    name: 'hearing',
    savePath: 'Tyler/IL/Drafts/Existing-Case',
    submitPath: 'Tyler/IL/Filings/Existing-Case',
    filings: 1,
    contentOf: motionContent,
    edited: (content, count) => ({ ...content, caseTitle: `Ortega v. Lakeshore Holdings LLC ${count}` }),
    reserve: {
      path: 'Tyler/IL/CourtScheduling/ScheduleHearingDate',
      bodyOf: (content, { envelopeId, filingIds }) => {
        const [{ motionTypeCode, hearingSlot }] = heard.parse(content).filings;
        const { hearingSlotId } = hearingSlot;
        return { courtCode, envelopeId, filingId: filingIds[0], motionTypeCode, hearingSlotId };
      },
    },
    answered: (stored) => stored,
  },
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
    name: 'courtesy-copy',
    savePath: 'OneLegal/OLDraft?state=CA',
    submitPath: 'OneLegal/OLFilings/Existing-Case?state=CA',
    filings: 1,
    contentOf: (lead) => ({
      filingFlow: 'existing-case',
      courtId: 'sonoma',
      caseNumber: '26CV004411',
      caseTitle: 'Ortega v. Lakeshore Holdings LLC',
      isUnlawfulDetainer: false,
      isFeeWaiverRequested: false,
      parties: [],
      filingPartyIds: [],
      filings: [],
      serviceRecipients: [],
      paymentAccountId: californiaAccounts.visa,
      courtesyCopy: { documents: [lead], recipientName: 'Hon. Ruth Vandermeer', address: '1 Main St', copies: 2 },
    }),
    edited: (content, count) => ({ ...content, caseTitle: `Ortega v. Lakeshore Holdings LLC ${count}` }),
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
  unanswered?: 'save' | 'submit' | 'reserve';
  unansweredContent?: object;
  submissionKey?: string;
  envelopeId?: string;
  /** What is reserved after the submission, and the confirmed reservation. */
  reservation?: object;
  reservationId?: string;
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
  if (journal.unanswered === 'reserve') {
    await reserve(server, journal);
    return;
  }
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
  if (!way.reserve) return;
  journal.reservation = way.reserve.bodyOf(content, answer);
  await reserve(server, journal);
}

/** Repeating it gets the same reservation. */
async function reserve(server: Server, journal: Journal): Promise<void> {
  journal.unanswered = 'reserve';
  const answer = await send(server, journal.way.reserve?.path ?? '', journal.reservation);
  if (!answer) return;
  // The clerk decided while the server was down: nothing is reserved anymore, and nothing was confirmed.
  journal.reservationId = answer.code === 'not-reservable' ? undefined : answer.reservationId;
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
  const isDecided = response.status === 409 && text.includes('"not-reservable"');
  if (response.status !== 200 && !isDecided) throw new Error(`${path} returned ${response.status}: ${text}`);
  return JSON.parse(text);
}
