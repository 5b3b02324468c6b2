/**
 * What a session leaves in the browser. A sign-out deletes everything that isn't listed here, because it may name clients:
 * recent matters and searches, chosen files, return targets. What a feature adds later is deleted, too, unless listed.
 */
import * as z from 'zod/mini';

/** Settings of this browser, and keys that name no one. A colon ends a prefix. */
const kept = [
  'MappingId',
  'MappingId.person',
  'access_token',
  'benchfile-onboarding-card',
  'benchfile-onboarding-client',
  'clock-offset',
  'draft-from:',
  'draft-steps:',
  'has-typefaces',
  'launched-apart',
  'launched-as',
  'mantine-color-scheme-value',
  'monitoring-draw',
  'payment:',
  'retry-logout',
  'sign-in-trips',
  'signed-out',
  'single-keys-off',
  'submission:',
  'tanstack_router_reload:',
];
/** Changes to drafts that the backend hasn't confirmed. A sign-out saves them first; what couldn't be saved waits here. */
const drafts = 'draft:';
/** Milliseconds after which unsaved changes to a draft are deleted. */
const draftLifetime = 7 * 86_400_000;

const draftEntry = z.object({ editedAt: z.string() });

/** Deletes a person's data. `where`: a sign-out in another tab concerns only this tab's own storage. */
export function deletePersonalData(where: 'this tab' | 'this browser'): void {
  sweep(() => sessionStorage, isKept);
  if (where === 'this browser') sweep(() => localStorage, isKept);
}

/** Deletes unsaved changes to drafts that no one has continued for a week. */
export function expireDrafts(): void {
  sweep(
    () => localStorage,
    (key, value) => !key.startsWith(drafts) || isRecentDraft(value),
  );
}

function isKept(key: string, value: string): boolean {
  if (key.startsWith(drafts)) return isRecentDraft(value);
  return kept.some((each) => (each.endsWith(':') ? key.startsWith(each) : key === each));
}

function isRecentDraft(value: string): boolean {
  try {
    return Date.now() - Date.parse(draftEntry.parse(JSON.parse(value)).editedAt) < draftLifetime;
  } catch {
    return false;
  }
}

function sweep(open: () => Storage, keeps: (key: string, value: string) => boolean): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (!keeps(key, storage.getItem(key) ?? '')) storage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}
