import { createContext } from 'react';
import type { OutsideLinks } from '../links/window-target';

export interface LinkSettings {
  /** The origin of the former application. */
  legacyOrigin: string;
  /** Where external links open. */
  outsideLinks: OutsideLinks;
  /** The matter to pass on to other pages, if any. */
  mappingId?: string | undefined;
}

/** Settings for all links. Default: this origin, and a new tab for external links. */
export const LinkSettingsContext = createContext<LinkSettings>({
  // Tests of lists have no browser location.
  legacyOrigin: globalThis.location?.origin ?? '',
  outsideLinks: 'new-tab',
});
