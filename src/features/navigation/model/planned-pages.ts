import { isBuilt, providerFacts } from '@/features/efiling';
import type { LinkDescription } from '@/lib/links/link-href';
import { comingSettingsPage } from './coming-settings';
import type { screens } from './pages';

type Instead = readonly (keyof typeof screens)[];

/** A page not built yet. */
export interface PlannedPage {
  /** Its name. */
  name: string;
  /** The closest screens that are built. */
  instead: Instead;
}

/**
 * Pages of the specification (application, section 2) and services in the header that are not built yet, by path
 * pattern. Remove a page's line when you build it.
 */
// Stryker disable StringLiteral,ArrayDeclaration: wording and addresses; tests/routes.test.tsx visits each address
const plannedPages: readonly (readonly [pattern: string, name: string, instead: Instead])[] = [
  ['/change-password', 'Change password', ['accountDetails']],
];
// Stryker restore StringLiteral,ArrayDeclaration

/** The planned page at a path (without the prefix); undefined if there is no such page. */
export function plannedPage(path: string): PlannedPage | undefined {
  const segments = segmentsOf(path);
  const found = plannedPages.find(([pattern]) => matches(segmentsOf(pattern), segments));
  return found && { name: found[1], instead: found[2] };
}

/** Whether a link leads to a page that isn't built. Pages of the legacy application are built. */
export function isPlanned({ kind, link }: LinkDescription): boolean {
  if (kind === 'legacy') return false;
  const path = link.replace(/[?#].*/s, '');
  const [, settings] = /^\/settings\/([^/]+)\/?$/i.exec(path) ?? [];
  return plannedPage(path) !== undefined || (settings !== undefined && comingSettingsPage(settings) !== undefined);
}

/** Pages that file with a state's courts, and so depend on its e-filing. */
const pagesOfState: ReadonlySet<string> = new Set(
  providerFacts().flatMap(({ id, start }) => (isBuilt(id) ? Object.values(start) : [])),
);

/** Whether a link leads to a page that some states don't offer. */
export function isOfState({ link }: Pick<LinkDescription, 'link'>): boolean {
  return pagesOfState.has(link.replace(/[?#].*/s, ''));
}

/** The state that a link names, if any. */
export function stateOf({ link, params }: Pick<LinkDescription, 'link' | 'params'>): string | undefined {
  const { state } = params ?? {};
  const named = state ?? new URLSearchParams(/\?([^#]*)/.exec(link)?.[1]).get('state');
  return typeof named === 'string' ? named.toUpperCase() : undefined;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matches(pattern: string[], segments: string[]): boolean {
  return pattern.length === segments.length && pattern.every((part, place) => fits(part, segments[place] ?? ''));
}

function fits(part: string, segment: string): boolean {
  return part.startsWith('$') || part.toLowerCase() === segment.toLowerCase();
}
