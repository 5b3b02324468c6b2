/** The timeline of a recipient: attempts, messages, papers, proof and changes of status, latest first. */
import type {
  JobHistoryEntry,
  ServingAddress,
  ServingAttempt,
  ServingDocument,
  ServingJob,
  ServingMessage,
  ServingOrder,
} from '@/api/generated/serving/model';
import { serveTypeText } from './texts';

export const timelineKinds = ['attempt', 'message', 'paper', 'proof', 'status'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

interface Dated {
  /** Stays the same from one reading of the order to the next. */
  id: string;
  at: string;
}

export type TimelineEntry = Dated &
  (
    | { kind: 'attempt'; attempt: ServingAttempt; address: ServingAddress | undefined }
    | { kind: 'message'; message: ServingMessage }
    | { kind: 'paper'; documents: readonly ServingDocument[]; by: string }
    | { kind: 'proof'; title: string; detail?: string | undefined; tone: 'good' | 'warning' }
    | { kind: 'status'; change: JobHistoryEntry }
  );

/** The entries of a recipient, latest first. Those of the same time keep the order in which they are recorded. */
export function timelineOf(
  order: Pick<ServingOrder, 'orderId' | 'orderedAt' | 'orderedBy' | 'documents'>,
  job: Pick<ServingJob, 'addresses' | 'attempts' | 'messages' | 'history' | 'proof'>,
): TimelineEntry[] {
  const addresses = new Map(job.addresses.map((address) => [address.addressId, address]));
  const { orderedAt: at, orderedBy: by, documents } = order;
  const entries: TimelineEntry[] = [
    { kind: 'paper', id: `papers ${order.orderId}`, at, documents, by },
    ...job.history.map((change, index) => ({
      kind: 'status' as const,
      id: `status ${index} ${change.at}`,
      at: change.at,
      change,
    })),
    ...job.attempts.map((attempt) => ({
      kind: 'attempt' as const,
      id: attempt.attemptId,
      at: attempt.at,
      attempt,
      address: addresses.get(attempt.addressId),
    })),
    ...job.messages.map((message) => ({ kind: 'message' as const, id: message.messageId, at: message.at, message })),
    ...proofEntries(job.proof),
  ];
  return entries.toReversed().sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function proofEntries(proof: ServingJob['proof']): TimelineEntry[] {
  if (!proof) return [];
  const { title, version, signedAt, changeRequests, approvedAt, approvedBy } = proof;
  return [
    ...changeRequests.map((request) => ({
      kind: 'proof' as const,
      id: `proof change ${request.version}`,
      at: request.at,
      title: `${request.by} asked for a change of version ${request.version}`,
      detail: request.text,
      tone: 'warning' as const,
    })),
    ...(signedAt
      ? [
          {
            kind: 'proof' as const,
            id: `proof signed ${version}`,
            at: signedAt,
            title: version > 1 ? `${title} signed again (version ${version})` : `${title} signed`,
            tone: 'good' as const,
          },
        ]
      : []),
    ...(approvedAt
      ? [
          {
            kind: 'proof' as const,
            id: `proof approved ${version}`,
            at: approvedAt,
            title: `Proof approved${approvedBy ? ` by ${approvedBy}` : ''}`,
            tone: 'good' as const,
          },
        ]
      : []),
  ];
}

/** Tells what a screen reader is told of an entry. */
export function entryTitle(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'attempt':
      return `Attempt ${entry.attempt.number}: ${serveTypeText(entry.attempt.serveType)}`;
    case 'message':
      return entry.message.from === 'server'
        ? `Message from ${entry.message.author}`
        : `Message to the server from ${entry.message.author}`;
    case 'paper':
      return `${entry.documents.length} ${entry.documents.length === 1 ? 'paper' : 'papers'} to serve`;
    case 'proof':
      return entry.title;
    case 'status':
      return entry.change.text;
  }
}

/** The entries that a reading added, to announce them; empty on the first reading. */
export function arrivals(
  before: ReadonlySet<string> | undefined,
  entries: readonly TimelineEntry[],
): readonly TimelineEntry[] {
  return before ? entries.filter(({ id }) => !before.has(id)) : [];
}
