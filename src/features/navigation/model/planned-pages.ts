import { isBuilt, providerFacts } from '@/features/efiling';
import type { LinkDescription } from '@/lib/links/link-href';
import { comingSettingsPage } from './coming-settings';

/** Tells whether a link leads to a settings page that says 'Coming soon'. */
export function isPlanned({ kind, link }: LinkDescription): boolean {
  if (kind === 'legacy') return false;
  const path = link.replace(/[?#].*/s, '');
  const [, settings] = /^\/settings\/([^/]+)\/?$/i.exec(path) ?? [];
  return settings !== undefined && comingSettingsPage(settings) !== undefined;
}

/** Pages that file with a state's courts, and so depend on its e-filing. */
const pagesOfState: ReadonlySet<string> = new Set(
  providerFacts().flatMap(({ id, start }) => (isBuilt(id) ? Object.values(start) : [])),
);

/** Tells whether a link leads to a page that some states don't offer. */
export function isOfState({ link }: Pick<LinkDescription, 'link'>): boolean {
  return pagesOfState.has(link.replace(/[?#].*/s, ''));
}

/** The state that a link names, if any. */
export function stateOf({ link, params }: Pick<LinkDescription, 'link' | 'params'>): string | undefined {
  const { state } = params ?? {};
  const named = state ?? new URLSearchParams(/\?([^#]*)/.exec(link)?.[1]).get('state');
  return typeof named === 'string' ? named.toUpperCase() : undefined;
}
