/** Reads a signer's link, and signs or declines. The token exists only in the tab's storage and the requests' bodies. */
import { failureOf } from '@/api/errors';
import {
  consentToSigning,
  declineSigning,
  openSigning,
  readSigningDocument,
  signDocuments,
} from '@/api/generated/serving';
import type { Signing, SigningLink } from '@/api/generated/serving/model';
import { requireAnswer } from '@/api/submission';
import { singleFlight } from '@/lib/async/one-at-a-time';
import { createLinkToken } from '@/lib/links/link-token';

/** The calls are the signer's, not those of the person who is signed in. */
const signedOut = { token: '' };

const token = createLinkToken('benchfile-signing');
export const takeSigningToken = token.take;

/** What a signer's page shows. */
export type OpenedSigning =
  | { kind: 'open'; link: SigningLink }
  | { kind: 'ended'; link: SigningLink }
  | { kind: 'unknown' | 'missing' }
  | { kind: 'failed'; error: unknown };

/** An ended link is of no more use. */
export function openedOf(link: SigningLink): OpenedSigning {
  if (link.status === 'open') return { kind: 'open', link };
  token.forget();
  return { kind: 'ended', link };
}

/** Reads the link that this tab was opened with. */
export async function readSigning(): Promise<OpenedSigning> {
  const known = token.read();
  if (known === null) return { kind: 'missing' };
  try {
    return openedOf(await openSigning({ token: known }, { ...signedOut, isRead: true }));
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind !== 'not-found' && kind !== 'invalid') return { kind: 'failed', error };
    token.forget();
    return { kind: 'unknown' };
  }
}

const known = () => token.read() ?? '';

/** A document to sign. */
export const loadSigningDocument = (fileId: string): Promise<Blob> =>
  readSigningDocument({ token: known(), fileId }, { ...signedOut, isRead: true });

export const consent = singleFlight(() => requireAnswer(() => consentToSigning({ token: known() }, signedOut)));

export const sign = singleFlight((signing: Omit<Signing, 'token'>) =>
  requireAnswer(() => signDocuments({ ...signing, token: known() }, signedOut)),
);

export const decline = singleFlight((reason: string) =>
  requireAnswer(() => declineSigning({ token: known(), reason }, signedOut)),
);
