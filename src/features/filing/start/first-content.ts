/**
 * What a draft starts with needs the form's rules, which no start page needs before a court or case is chosen. They load
 * when the page is idle.
 */
import { whenIdle } from '@/lib/browser/idle';
import type { existingCaseContent, initialContent } from './initial-content';

const load = () => import('./initial-content');

/** Loads the rules ahead. A failure shows when they are needed. */
export function preloadFirstContent(): void {
  whenIdle(() => void load().catch(() => {}));
}

/** As `initialContent`. Rejects with a chunk error if its code didn't load. */
export const loadInitialContent = async (...given: Parameters<typeof initialContent>) =>
  (await load()).initialContent(...given);

/** As `existingCaseContent`. Rejects with a chunk error if its code didn't load. */
export const loadExistingCaseContent = async (...given: Parameters<typeof existingCaseContent>) =>
  (await load()).existingCaseContent(...given);
