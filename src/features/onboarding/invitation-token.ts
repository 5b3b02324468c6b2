/** The token of an invitation's link, until it was used, turned out to be useless, or was declined. */
import { createLinkToken } from '@/lib/links/link-token';

const token = createLinkToken('benchfile-invitation');

export const takeInvitation = token.take;
export const invitationToken = token.read;
export const forgetInvitation = token.forget;
