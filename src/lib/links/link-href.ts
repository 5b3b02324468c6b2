/** Addresses of links from menus and backends (application section 2; decision 5). Other links use typed routes. */
import { isUnsafeAddress } from './unsafe-address';

/**
 * `legacy`: a page of the former application. `single-page`: a page of this one. `single-page-with-matter`: a page of
 * this one that keeps the matter.
 */
export type LinkKind = 'legacy' | 'single-page' | 'single-page-with-matter';

type ParameterValue = string | number | boolean | null | undefined;

/** Query parameters. A list repeats its name; null and undefined are omitted. */
export type LinkParameters = Readonly<Record<string, ParameterValue | readonly ParameterValue[]>>;

/** A link from a menu or a backend. */
export interface LinkDescription {
  kind: LinkKind;
  /** A path with query and fragment, such as `/case-search?state=IL`, or an address with `//`, which is kept as is. */
  link: string;
  params?: LinkParameters | undefined;
}

/** The page and deployment that a link depends on. */
export interface LinkContext {
  /** The current matter, if any. */
  mappingId?: string | null | undefined;
  /** The origin of the former application, such as `https://app.benchfile.example`. */
  origin: string;
  /** The path prefix of this application, without a trailing slash. */
  appPrefix: string;
}

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const mappingParameter = 'mappingId';

/** The href of a link. Schemes other than http(s), and unsafe addresses, lead to the start page instead. */
export function linkHref({ kind, link, params = {} }: LinkDescription, context: LinkContext): string {
  const { mappingId, origin, appPrefix } = context;
  const isAddress = link.includes('//');
  if (isUnsafeAddress(link)) return appPrefix;
  if (scheme.test(link)) return isAddress && /^https?:/i.test(link) ? link : appPrefix;
  if (isAddress) return link;
  const carriesMatter = kind !== 'single-page' && mappingId;
  return withParameters(kind === 'legacy' ? joinPath(origin, link) : joinPath(appPrefix, link), {
    // A matter in the link takes precedence.
    ...(carriesMatter && !hasParameter(link, mappingParameter) ? { [mappingParameter]: mappingId } : {}),
    ...params,
  });
}

function joinPath(start: string, link: string): string {
  return /^([/?#]|$)/.test(link) ? `${start}${link}` : `${start}/${link}`;
}

/** The query of an address, without `?`. */
function queryOf(address: string): string {
  return /\?([^#]*)/.exec(address.replace(/#.*/s, ''))?.[1] ?? '';
}

function hasParameter(address: string, name: string): boolean {
  return new URLSearchParams(queryOf(address)).has(name);
}

/** Sets query parameters in an address. The rest of the query is kept as written. */
function withParameters(address: string, params: LinkParameters): string {
  const [, path = '', , fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const set = Object.entries(params).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === null || each === undefined ? [] : [[name, String(each)]])),
  );
  const names = new Set(set.map(([name]) => name));
  const isKept = (pair: string) =>
    pair !== '' && ![...new URLSearchParams(pair).keys()].some((name) => names.has(name));
  const pairs = [...queryOf(address).split('&').filter(isKept), new URLSearchParams(set).toString()];
  const query = pairs.filter(Boolean).join('&');
  return `${path}${query && `?${query}`}${fragment}`;
}
