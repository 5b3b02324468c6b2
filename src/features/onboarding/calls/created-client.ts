/** The firm that a sign-up link has made already, until it has its first person: a retry makes no second one. */
import * as z from 'zod/mini';
import { tabStore } from '@/lib/browser/storage';
import type { SignUpLink } from '../model/sign-up-link';

const key = 'benchfile-onboarding-client';
const stored = z.object({ link: z.string(), clientId: z.int() });

/** The number of the firm that this link made in this tab, over reloads; undefined when it made none. */
export function createdClient(link: SignUpLink): number | undefined {
  try {
    const found = stored.safeParse(JSON.parse(tabStore.read(key) ?? 'null'));
    return found.success && found.data.link === nameOf(link) ? found.data.clientId : undefined;
  } catch {
    return undefined;
  }
}

export function rememberClient(link: SignUpLink, clientId: number): void {
  tabStore.write(key, JSON.stringify({ link: nameOf(link), clientId }));
}

export function forgetClient(): void {
  tabStore.remove(key);
}

/** Two links are the same when they say the same. */
function nameOf(link: SignUpLink): string {
  return JSON.stringify(Object.entries(link).sort());
}
