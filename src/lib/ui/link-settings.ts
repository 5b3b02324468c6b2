import { createContext } from 'react';
import type { OutsideLinks } from '../links/window-target';

export interface LinkSettings {
  /** Origin of the former application's pages. */
  legacyOrigin: string;
  /** Where links open that leave the product. */
  outsideLinks: OutsideLinks;
  /** The matter that links to other pages take along, if there is one. */
  mappingId?: string | undefined;
}

/** What links depend on besides where they lead. Without a provider: this origin, and a new tab. */
export const LinkSettingsContext = createContext<LinkSettings>({
  // Tests of lists read their links outside a browser.
  legacyOrigin: globalThis.location?.origin ?? '',
  outsideLinks: 'new-tab',
});
