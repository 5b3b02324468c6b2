/**
 * What a draft starts with needs the form's rules and the provider, which no start page needs before a court or case is
 * chosen. They load when the page is idle.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { EFilingProvider, StateCode } from '@/api/generated/filing/model';
import { type FilingContent, type FilingProvider, type FirstContent, loadProvider } from '@/features/efiling';
import { whenIdle } from '@/lib/browser/idle';

/** What a draft starts with, and who takes it. */
export interface FirstDraft {
  content: FilingContent;
  provider: FilingProvider;
}

const load = (id: EFilingProvider | undefined) => Promise.all([import('./initial-content'), loadProvider(id)]);

/** Loads what choosing needs ahead. A failure shows when it is needed. */
export function preloadFirstContent(id: EFilingProvider): void {
  whenIdle(() => void load(id).catch(() => {}));
}

/** As `initialContent`. Rejects with a chunk error if its code didn't load. */
export async function loadInitialContent(
  client: QueryClient,
  id: EFilingProvider | undefined,
  state: StateCode,
  first: FirstContent,
): Promise<FirstDraft> {
  const [{ initialContent }, provider] = await load(id);
  return { content: await initialContent(client, provider, state, first), provider };
}

/** As `existingCaseContent`. Rejects with a chunk error if its code didn't load. */
export async function loadExistingCaseContent(
  client: QueryClient,
  id: EFilingProvider | undefined,
  state: StateCode,
  courtCase: { courtCode: string; caseTrackingId: string },
): Promise<FirstDraft> {
  const [{ existingCaseContent }, provider] = await load(id);
  return { content: await existingCaseContent(client, provider, state, courtCase), provider };
}
