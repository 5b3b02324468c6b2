/** The screens and services a user can open, by the same rules as the header's menus. */
import type { QuickAction, StateCode } from '@/api/generated/filing/model';
import type { Permissions } from '@/features/firm';
import {
  courtServiceKind,
  courtServices,
  type Screen,
  seenScreens,
  seenSettings,
  serviceGroups,
} from '@/features/navigation';
import type { Entry } from './entry';

/** Screens. Screens hidden in the header are excluded. */
export function pageEntries(permissions: Permissions): Entry[] {
  return seenScreens(permissions).map(screenEntry);
}

/** Settings, each on the page that has it. */
export function settingEntries(permissions: Permissions): Entry[] {
  return seenSettings(permissions).map(screenEntry);
}

function screenEntry({ title, description, keywords, page }: Screen): Entry {
  return { key: `page ${title}`, title, page, detail: description, keywords };
}

/** Services that can be ordered: those of the state's courts, and nationwide ones. */
export function serviceEntries(
  permissions: Permissions,
  state: StateCode | undefined,
  actions: readonly QuickAction[],
  isFilingFormOn: boolean,
): Entry[] {
  if (!permissions.canSeeAllServices) return [];
  const ofCourts = courtServices(actions).map(
    ({ type, link, text, description }): Entry => ({
      key: `service ${type}`,
      title: text,
      detail: description,
      page: { kind: courtServiceKind(type, isFilingFormOn), link: state ? withState(link, state) : link },
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
  return [...ofCourts, ...everywhere];
}

function withState(link: string, state: StateCode): string {
  return `${link}${link.includes('?') ? '&' : '?'}${new URLSearchParams({ state })}`;
}
