/** The size of a page's code: chunks its route needs besides those of every page. */
import type { BuildManifest } from '../build-manifest.ts';

/** Route files of the layouts around pages. */
const layouts = ['_authenticated', '_authenticated/_main', '_authenticated/_full-screen'];

/** The route segments of a manifest key; undefined for other chunks. */
function segmentsOf(key: string): string[] | undefined {
  const [, file] = /^src\/routes\/(.+)\.tsx/.exec(key) ?? [];
  if (file === undefined || layouts.includes(file)) return undefined;
  return file.split(/[/.]/).filter((segment) => !/^(_.*|index|route)$/.test(segment));
}

/** 2 for the same segment, 1 for a matching parameter, otherwise 0. */
function fitOf(segment: string, wanted: string): number {
  if (segment === wanted) return 2;
  return segment.startsWith('$') && segment !== '$' ? 1 : 0;
}

/** Tells how well a route matches an address: 0 for no match; higher with more literal segments. */
function scoreOf(segments: string[], wanted: string[]): number {
  if (segments.length !== wanted.length) return 0;
  const fits = segments.map((segment, place) => fitOf(segment, wanted[place] ?? ''));
  return fits.includes(0) ? 0 : 1 + fits.reduce((sum, each) => sum + each, 0);
}

/**
 * Gzipped bytes of a page's own JavaScript and CSS.
 * @param route as listed: `/order-details/{orderId}`
 */
export function routeSize(manifest: BuildManifest, route: string): { javascript: number; css: number } {
  const wanted = route.split('/').filter(Boolean);
  const scored = manifest.keys.flatMap((key) => {
    const segments = segmentsOf(key);
    return segments ? [{ key, segments, score: scoreOf(segments, wanted) }] : [];
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const isBest = ({ segments, score }: (typeof scored)[number]) =>
    best > 0 ? score === best : segments.join('/') === '$';
  const pages = scored.filter(isBest).map(({ key }) => key);
  // The page's own layouts, such as a matter's tabs or a new case's steps.
  const frames = scored.filter(
    ({ key, segments }) =>
      /\/route\.tsx/.test(key) &&
      segments.length < wanted.length &&
      scoreOf(segments, wanted.slice(0, segments.length)),
  );
  const ofEveryPage = manifest.keys.filter((key) => layouts.some((file) => key.startsWith(`src/routes/${file}.tsx`)));
  const before = manifest.closure([...manifest.entries, ...ofEveryPage]);
  const needed = manifest.closure([...pages, ...frames.map(({ key }) => key)]);
  return manifest.sizeOf([...needed].filter((key) => !before.has(key)));
}
