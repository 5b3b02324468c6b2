/**
 * Asks for what the opened page asked for first when it was last opened, while the application's code loads
 * (docs/adr/0034). A build puts it into a script of its own; the application takes the responses (`head-start.ts`).
 */
import { type FirstRequest, readFirstRequests } from './remembered';

/** A request that is out before the application makes it. */
export interface EarlyRequest extends FirstRequest {
  authorization: string;
  /** Undefined if there was none. */
  response: Promise<Response | undefined>;
  cancel: AbortController;
}

declare global {
  /** Set once, by whichever runs first: this script or the application. */
  var benchfileEarly: EarlyRequest[] | undefined;
}

/** The session as it is going to start. */
interface EarlySession {
  token: string;
  person: { userId: number };
}

/** Sends the requests remembered for this address in the name of the person who is signed in, if they are theirs. */
export function askEarly(openSession: () => EarlySession | undefined): void {
  if (globalThis.benchfileEarly) return;
  const remembered = readFirstRequests();
  const page = remembered?.pages.find(({ address }) => address === location.pathname + location.search);
  const session = page && openSession();
  if (!remembered || !session || session.person.userId !== remembered.userId) return;
  const confirm = { url: remembered.session, method: 'GET' };
  globalThis.benchfileEarly = [confirm, ...page.requests].map((request) => send(request, `Bearer ${session.token}`));
}

function send(request: FirstRequest, authorization: string): EarlyRequest {
  const { url, method, body } = request;
  const cancel = new AbortController();
  const headers = {
    accept: 'application/json',
    authorization,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const init: RequestInit = { method, headers, credentials: 'include', signal: cancel.signal };
  const response = fetch(url, body === undefined ? init : { ...init, body }).catch(() => undefined);
  return { ...request, authorization, cancel, response };
}
