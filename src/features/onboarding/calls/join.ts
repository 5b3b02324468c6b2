/** Reads and accepts an invitation. The token and the password exist only in the arguments and the requests. */
import { failureOf } from '@/api/errors';
import { acceptInvitation, openInvitation } from '@/api/generated/invitations';
import type { InvitationLink } from '@/api/generated/invitations/model';
import { requireAnswer } from '@/api/submission';
import { singleFlight } from '@/lib/async/one-at-a-time';
import { forgetInvitation, invitationToken } from '../invitation-token';
import type { LinkProblem } from '../model/invitation';
import { hasInvitations } from '../queries-people';

/** The calls are the invited person's, not those of the person who is signed in. */
const signedOut = { token: '' };

/** What an invitation's page shows. */
export type OpenedInvitation =
  | { kind: 'open'; link: InvitationLink }
  | { kind: 'problem'; problem: LinkProblem; link?: InvitationLink }
  | { kind: 'failed'; error: unknown };

/** Reads the link that this tab was opened with. */
export async function readInvitation(): Promise<OpenedInvitation> {
  if (!hasInvitations()) return { kind: 'problem', problem: 'unavailable' };
  const token = invitationToken();
  if (token === null) return { kind: 'problem', problem: 'missing' };
  try {
    const link = await openInvitation({ token }, { ...signedOut, isRead: true });
    if (link.status === 'open') return { kind: 'open', link };
    forgetInvitation();
    return { kind: 'problem', problem: link.status, link };
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind !== 'not-found' && kind !== 'invalid') return { kind: 'failed', error };
    forgetInvitation();
    return { kind: 'problem', problem: 'unknown' };
  }
}

/** Creates the account. Returns the token for signing in. @throws what the call throws */
export const acceptOpened = singleFlight(async (password: string): Promise<string> => {
  const token = invitationToken() ?? '';
  const { tempAuthId } = await requireAnswer(() => acceptInvitation({ token, password }, signedOut));
  forgetInvitation();
  return tempAuthId;
});
