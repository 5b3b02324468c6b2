/** Where links lead that are not typed routes: of menus, of answers of backends (application section 2; decision 5). */
import { isUnsafeAddress } from './unsafe-address';

/**
 * `legacy`: a page of the former application, by its full address. `single-page`: a page of this one.
 * `single-page-with-matter`: a page of this one that goes on with the matter.
 */
export type LinkKind = 'legacy' | 'single-page' | 'single-page-with-matter';

type ParameterValue = string | number | boolean | null | undefined;

/** What goes into the query; a list repeats its name, null and undefined are left out. */
export type LinkParameters = Readonly<Record<string, ParameterValue | readonly ParameterValue[]>>;

/** A link as menus and backends give it. */
export interface LinkDescription {
  kind: LinkKind;
  /** A path with its query and fragment, e.g. `/case-search?state=IL`; or an address with `//`, which stays as it is. */
  link: string;
  params?: LinkParameters | undefined;
}

/** What a link depends on besides itself. */
export interface LinkSurroundings {
  /** The matter on the screen, if any. */
  mappingId?: string | null | undefined;
  /** Origin of the former application's pages, e.g. `https://app.benchfile.example`. */
  origin: string;
  /** Prefix of this application's pages, without a slash at the end. */
  appPrefix: string;
}

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const mappingParameter = 'mappingId';

/**
 * The href of a link. Anything with a scheme but http(s), and anything that only looks like a path, becomes the
 * application's prefix.
 */
export function linkHref({ kind, link, params = {} }: LinkDescription, surroundings: LinkSurroundings): string {
  const { mappingId, origin, appPrefix } = surroundings;
  const isAddress = link.includes('//');
  if (isUnsafeAddress(link)) return appPrefix;
  if (scheme.test(link)) return isAddress && /^https?:/i.test(link) ? link : appPrefix;
  if (isAddress) return link;
  const carriesMatter = kind !== 'single-page' && mappingId;
  return withParameters(kind === 'legacy' ? below(origin, link) : below(appPrefix, link), {
    // A link that names its matter keeps it.
    ...(carriesMatter && !hasParameter(link, mappingParameter) ? { [mappingParameter]: mappingId } : {}),
    ...params,
  });
}

function below(start: string, link: string): string {
  return /^([/?#]|$)/.test(link) ? `${start}${link}` : `${start}/${link}`;
}

/** The query of an address: everything between `?` and `#`. */
function queryOf(address: string): string {
  return /\?([^#]*)/.exec(address.replace(/#.*/s, ''))?.[1] ?? '';
}

function hasParameter(address: string, name: string): boolean {
  return new URLSearchParams(queryOf(address)).has(name);
}

/** Sets parameters in an address, before its fragment; what else is in its query stays as it is written. */
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
