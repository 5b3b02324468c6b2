/**
 * The product's two typefaces are half as big as its code. A first visit stays in system fonts: the typefaces load after
 * its data, and are used from the next page on, so that no text moves while it is read. Later visits use the cached
 * typefaces from the start.
 */

import extendedInter from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { localStore } from '@/lib/storage/browser-storage';
import { type FirstPage, firstPageShown, nextEvent } from './first-page';

const mark = 'has-typefaces';
/** Milliseconds to wait for the first page before loading the typefaces anyway. */
const patience = 5000;

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const extendedLatin =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** Loads the typefaces: immediately if the browser has cached them, otherwise after the first page. */
export async function loadTypefaces(page: FirstPage): Promise<void> {
  const faces = [
    face('Inter Variable', inter, '100 900', latin),
    face('Source Serif 4 Variable', serif, '200 900', latin),
  ];
  const isCached = localStore.read(mark) !== null;
  if (!isCached) await firstPageShown(page, patience);
  try {
    await Promise.all(faces.map((each) => each.load()));
  } catch {
    // Offline: keep the system fonts, and let the next visit try again.
    return;
  }
  localStore.write(mark, 'yes');
  if (!isCached) await nextEvent(page.router, 'onBeforeRouteMount');
  // The browser fetches the extended set when a name needs it.
  for (const each of [...faces, face('Inter Variable', extendedInter, '100 900', extendedLatin)])
    document.fonts.add(each);
}

function face(family: string, address: string, weight: string, unicodeRange: string): FontFace {
  return new FontFace(family, `url("${address}") format("woff2")`, { weight, unicodeRange, display: 'swap' });
}
