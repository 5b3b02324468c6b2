/**
 * The return from the sign-in of File & ServeXpress (FSX). Its parameters leave the address bar before anything else
 * runs (filing variants, section 10), and stay in this tab's storage until the filing service has answered.
 */
import { connectEnded, connectWindowName } from '@/lib/browser/connect-window-name';
import { appPrefix } from '@/lib/links/app-prefix';
import { tabStore } from '@/lib/storage/browser-storage';

/** Session storage: the query with which FSX sent the browser back. */
const returnKey = 'fsx-return';
/** Session storage: the query of our page when the browser left it, because FSX returns to the bare address. */
const leftKey = 'fsx-left';

const parameters = ['organizationId', 'userId', 'userLoginName', 'userEmail', 'itkRequestId'];

/**
 * Takes the return out of the address bar, and puts back the query that the page had when the browser left.
 * @returns whether this is the window of a frame's sign-in, which hands the return to the frame and closes.
 */
export function takeFsxReturn(): boolean {
  const { pathname, search, origin } = window.location;
  if (pathname !== `${appPrefix}/filing-account/fsx`) return false;
  const rest = new URLSearchParams(search);
  for (const parameter of parameters) rest.delete(parameter);
  const isReturn = rest.size < new URLSearchParams(search).size;
  const isHandedOver = window.name === connectWindowName && window.opener !== null;
  if (isHandedOver) {
    window.opener.postMessage({ type: connectEnded, query: search }, origin);
    window.close();
  } else if (isReturn) keepFsxReturn(search);
  const left = tabStore.read(leftKey) ?? '';
  tabStore.remove(leftKey);
  if (isReturn || (left && !search))
    window.history.replaceState(window.history.state, '', pathname + (rest.size > 0 ? `?${rest}` : left));
  return isHandedOver;
}

export function keepFsxReturn(query: string): void {
  tabStore.write(returnKey, query);
}

/** The return that the filing service hasn't answered; undefined without one. */
export function keptFsxReturn(): string | undefined {
  return tabStore.read(returnKey) ?? undefined;
}

export function forgetFsxReturn(): void {
  tabStore.remove(returnKey);
}

/** Remembers the page's query before the browser leaves for FSX. */
export function keepLeftQuery(): void {
  tabStore.write(leftKey, window.location.search);
}
