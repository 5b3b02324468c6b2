/** Classifies errors. Everything that reacts to a failed call uses it. */
import { ApiError, CancelError, ContractMismatchError, timeoutCode } from './api-error';
import { isNotOfferedStatus, mayBeDone, meaningOf, type Refusal, unexplainedTexts } from './status';

export type FailureKind =
  | Refusal
  /** No response: the device is offline or the backend is unreachable. */
  | 'offline'
  /** No response in time. */
  | 'timed-out'
  /** The backend is failing or busy. Retrying may succeed. */
  | 'transient'
  /** The response violates its contract. */
  | 'unreadable'
  /** The caller cancelled the call. */
  | 'cancelled'
  /** Not a failed call: most likely a bug. */
  | 'unexpected';

export interface Failure {
  kind: FailureKind;
  /** Address of the call; undefined if there was no invalid response. */
  url: string | undefined;
  /** The error's own message, as a fallback; may be empty. */
  message: string;
  /** The problem's stable code. */
  code: string | undefined;
  /** A message for people, usually the backend's. */
  detail: string | undefined;
  /** The response: parsed JSON, or text. */
  body: unknown;
  /** Messages by field path in the request. */
  fieldErrors: Readonly<Record<string, readonly string[]>>;
}

/** Classifies an error. */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : '';
  if (!(error instanceof ApiError)) return { ...unanswered, kind: kindWithoutAnswer(error), message };
  const { url, status, code, body, fieldErrors } = error;
  const kind = code === timeoutCode && status === 0 ? 'timed-out' : meaningOf(status);
  return { kind, url, message, code, detail: error.detail ?? unexplainedTexts[kind], body, fieldErrors };
}

const unanswered = { url: undefined, code: undefined, detail: undefined, body: undefined, fieldErrors: {} };

function kindWithoutAnswer(error: unknown): FailureKind {
  if (error instanceof CancelError) return 'cancelled';
  return error instanceof ContractMismatchError ? 'unreadable' : 'unexpected';
}

const otherKinds: ReadonlySet<FailureKind> = new Set<Exclude<FailureKind, Refusal>>([
  'offline',
  'timed-out',
  'transient',
  'unreadable',
  'cancelled',
  'unexpected',
]);

/** Tells whether the backend rejected the call: retrying doesn't help. */
export function isRefusal(failure: Failure): boolean {
  return !otherKinds.has(failure.kind);
}

/** Tells whether the backend is starting: it answers by itself in a while. */
export function isStarting(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'service-starting' && meaningOf(error.status) === 'transient';
}

/** Tells whether the deployment doesn't have the operation, or not for this person. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof ApiError && isNotOfferedStatus(error.status);
}

/** The error if an answer or a message violated its contract. */
export function mismatchOf(error: unknown): ContractMismatchError | undefined {
  return error instanceof ContractMismatchError ? error : undefined;
}

/** Tells whether a failed call may still have taken effect. */
export function mayHaveTakenEffect(error: unknown): boolean {
  return !(error instanceof ApiError) || mayBeDone(error.status);
}

/**
 * The message for a change that failed, or whose outcome is unknown because no answer came or it can't be read.
 * @param failed "The draft was not deleted"
 * @param whether "the draft was deleted"
 */
export function changeFailed(error: unknown, failed: string, whether: string): string {
  const isAnswered = !mayHaveTakenEffect(error) || failureOf(error).kind === 'transient';
  return isAnswered ? failed : `It is not known whether ${whether}`;
}

/** The first message for a request field. */
export function fieldMessage({ fieldErrors }: Failure): string | undefined {
  return Object.values(fieldErrors).flat()[0];
}

/** The message to show: the backend's for the field, else for the call, else the fallback. */
export function explain(failure: Failure, otherwise: string): string {
  return fieldMessage(failure) ?? failure.detail ?? otherwise;
}

/** Milliseconds to wait before a failed call is repeated, as its response says; undefined if it doesn't. */
export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.retryAfter : undefined;
}
