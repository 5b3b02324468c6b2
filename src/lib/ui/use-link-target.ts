import { useContext } from 'react';
import { appPrefix } from '../links/app-prefix';
import { type LinkDescription, linkHref } from '../links/link-href';
import { parseSearchParams } from '../links/search-params';
import { windowAttributes } from '../links/window-target';
import { LinkSettingsContext } from './link-settings';

/** Props for the router's links. */
interface LinkTarget {
  /** A path below the prefix, or a full address. */
  to: string;
  search?: Record<string, string | string[] | undefined>;
  hash?: string;
  target?: '_blank';
  rel?: 'noopener';
}

/**
 * Turns a link from a menu or backend into props for the router: `<TabLink {...useLinkTarget({ kind, link })}>`. Pages of
 * the application open without loading a document; external links open as `LinkSettings` says.
 */
export function useLinkTarget(description: LinkDescription): LinkTarget {
  const { legacyOrigin, outsideLinks, mappingId } = useContext(LinkSettingsContext);
  const { origin } = window.location;
  const url = new URL(linkHref(description, { mappingId, origin: legacyOrigin, appPrefix }), origin);
  const isLegacy = description.kind === 'legacy' && !description.link.includes('//');
  const isPage = !isLegacy && url.origin === origin && `${url.pathname}/`.startsWith(`${appPrefix}/`);
  if (!isPage) return { to: url.href, ...windowAttributes(outsideLinks) };
  return {
    to: url.pathname.slice(appPrefix.length) || '/',
    // Set explicitly, so that the router does not keep the matter on a page without one.
    search: { mappingId: undefined, ...parseSearchParams(url.search) },
    hash: url.hash.slice(1),
  };
}
