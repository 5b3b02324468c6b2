/** The screens and services that a person can go to, by the same rules as the header's menus. */
import type { QuickAction, StateCode } from '@/api/generated/filing/model';
import type { Permissions } from '@/features/firm';
import { courtServices, plannedPage, seenScreens, serviceGroups } from '@/features/navigation';
import type { Entry } from './entry';

/** Screens. What the header hides from a person is not found either. */
export function pageEntries(permissions: Permissions): Entry[] {
  return seenScreens(permissions).map(({ title, description, keywords, page }) =>
    withPlan({
      key: `page ${title}`,
      title,
      page,
      ...(description && { detail: description }),
      ...(keywords && { keywords }),
    }),
  );
}

/** What can be ordered: of the courts of a state, and in every state. */
export function serviceEntries(
  permissions: Permissions,
  state: StateCode | undefined,
  actions: readonly QuickAction[],
): Entry[] {
  if (!permissions.canSeeAllServices) return [];
  const ofCourts = courtServices(actions).map(
    ({ type, link, text, description }): Entry => ({
      key: `service ${type}`,
      title: text,
      detail: description,
      page: { kind: 'single-page-with-matter', link: state ? withState(link, state) : link },
    }),
  );
  const everywhere = serviceGroups(permissions).flatMap(({ title, services }) =>
    services.map(
      ({ name, description, page }): Entry => ({
        key: `service ${name}`,
        title: name,
        detail: description,
        page,
        keywords: title,
      }),
    ),
  );
  return [...ofCourts, ...everywhere].map(withPlan);
}

/** Says of an entry whether its page is to come, which the menus leave to the page itself. */
function withPlan(entry: Entry): Entry {
  const { kind, link } = entry.page;
  const isPlanned = kind !== 'legacy' && plannedPage(link.replace(/[?#].*/s, '')) !== undefined;
  return isPlanned ? { ...entry, isPlanned } : entry;
}

function withState(link: string, state: StateCode): string {
  return `${link}${link.includes('?') ? '&' : '?'}${new URLSearchParams({ state })}`;
}
