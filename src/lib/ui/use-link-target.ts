import { useContext } from 'react';
import { appPrefix } from '../links/app-prefix';
import { type LinkDescription, linkHref } from '../links/link-href';
import { parseSearchParams } from '../links/search-params';
import { windowAttributes } from '../links/window-target';
import { LinkSettingsContext } from './link-settings';

/** Props for any link of the router. */
interface LinkTarget {
  /** A path below the prefix, or a whole address. */
  to: string;
  search?: Record<string, string | string[] | undefined>;
  hash?: string;
  target?: '_blank';
  rel?: 'noopener';
}

/**
 * What the router's links need to lead where menus and backends say: `<TabLink {...useLinkTarget({ kind, link })}>`.
 * Pages of the application are gone to without loading a document; what leaves the product opens as the browser has it.
 */
export function useLinkTarget(description: LinkDescription): LinkTarget {
  const { legacyOrigin, outsideLinks, mappingId } = useContext(LinkSettingsContext);
  const { origin } = window.location;
  const url = new URL(linkHref(description, { mappingId, origin: legacyOrigin, appPrefix }), origin);
  const isLegacy = description.kind === 'legacy' && !description.link.includes('//');
  const isPage = !isLegacy && url.origin === origin && `${url.pathname}/`.startsWith(`${appPrefix}/`);
  if (!isPage) return { to: url.href, ...(isLegacy ? {} : windowAttributes(outsideLinks)) };
  return {
    to: url.pathname.slice(appPrefix.length) || '/',
    // Named, so that the router does not carry the matter on to a page that is without.
    search: { mappingId: undefined, ...parseSearchParams(url.search) },
    hash: url.hash.slice(1),
  };
}
