/** What kind of failure an error is. Everything that reacts to a failed call asks here. */
import { ApiError, CancelError, ContractMismatchError } from './api-error';
import { mayBeDone, meaningOf, type Refusal, refusalTexts } from './status';

export type FailureKind =
  | Refusal
  /** No answer: this device is offline, or the backend cannot be reached. */
  | 'offline'
  /** The backend is in trouble or busy. The same call may succeed later. */
  | 'transient'
  /** The answer is not what its contract promises. */
  | 'unreadable'
  /** The caller gave the call up. */
  | 'cancelled'
  /** Not a failed call: most likely a bug. */
  | 'unexpected';

export interface Failure {
  kind: FailureKind;
  /** Address of the call; undefined when it is not a call that was answered wrong. */
  url: string | undefined;
  /** The error's own message, for want of a better one; may be empty. */
  message: string;
  /** Stable name of the failure, from the problem body. */
  code: string | undefined;
  /** Words for a person, mostly the backend's. */
  detail: string | undefined;
  /** The answer: parsed JSON, or text. */
  body: unknown;
  /** Messages by the path of the field in the request. */
  fieldErrors: Readonly<Record<string, readonly string[]>>;
}

/** Reads an error. */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : '';
  if (!(error instanceof ApiError)) return { ...unanswered, kind: kindWithoutAnswer(error), message };
  const { url, status, code, body, fieldErrors } = error;
  const kind = meaningOf(status);
  return { kind, url, message, code, detail: error.detail ?? refusalTexts[kind], body, fieldErrors };
}

const unanswered = { url: undefined, code: undefined, detail: undefined, body: undefined, fieldErrors: {} };

function kindWithoutAnswer(error: unknown): FailureKind {
  if (error instanceof CancelError) return 'cancelled';
  return error instanceof ContractMismatchError ? 'unreadable' : 'unexpected';
}

const otherKinds: ReadonlySet<FailureKind> = new Set<Exclude<FailureKind, Refusal>>([
  'offline',
  'transient',
  'unreadable',
  'cancelled',
  'unexpected',
]);

/** Whether the backend understood the call and said no: sending it again does not help. */
export function isRefusal(failure: Failure): boolean {
  return !otherKinds.has(failure.kind);
}

/** Whether a call that failed may have been carried out all the same. */
export function mayHaveTakenEffect(error: unknown): boolean {
  return !(error instanceof ApiError) || mayBeDone(error.status);
}

/** The first message for a field of the request. */
export function fieldMessage({ fieldErrors }: Failure): string | undefined {
  return Object.values(fieldErrors).flat()[0];
}

/** What to tell a person: the backend's words about a field, else about the call, else the words given. */
export function explain(failure: Failure, otherwise: string): string {
  return fieldMessage(failure) ?? failure.detail ?? otherwise;
}
