/** Sends invitations. A repeated request sends nothing twice. */
import { changeFailed, explain, failureOf, isRefusal, requireOurs } from '@/api/errors';
import { sendInvitation } from '@/api/generated/invitations';
import type { Invitation, InvitationRequest } from '@/api/generated/invitations/model';
import { requireAnswer } from '@/api/submission';
import { singleFlight } from '@/lib/async/one-at-a-time';

type Invited = Omit<InvitationRequest, 'idempotencyKey'>;

/** The key of the last attempt, for the same person only. */
let attempt: { person: string; key: string } | undefined;

/** @throws what the call throws; `invitationFailure` has the words for it. */
export const invite = singleFlight(async (invited: Invited): Promise<Invitation> => {
  const person = JSON.stringify(invited);
  if (attempt?.person !== person) attempt = { person, key: crypto.randomUUID() };
  const { key } = attempt;
  const sent = await requireAnswer(() => sendInvitation({ ...invited, idempotencyKey: key }));
  requireOurs('sendInvitation', sent.email.toLowerCase() === invited.email.trim().toLowerCase());
  attempt = undefined;
  return sent;
});

/** Codes of refusals that pass with time. */
const waits: ReadonlySet<string | undefined> = new Set(['sent-recently', 'too-many-invitations']);

/**
 * Tells why a change to invitations failed.
 * @param failed "The invitation was not sent"
 * @param whether "the invitation was sent"
 */
export function invitationFailure(error: unknown, failed: string, whether: string): string {
  const failure = failureOf(error);
  if (isRefusal(failure) || waits.has(failure.code)) return explain(failure, `${failed}.`);
  return `${changeFailed(error, failed, whether)}. Try again in a moment.`;
}
