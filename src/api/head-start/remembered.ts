/** What pages asked for first when they were last opened, as this browser remembers it. */
import { localStore } from '../../lib/storage/browser-storage';

/** A read of a first page. `url` is absolute. */
export interface FirstRequest {
  url: string;
  method: string;
  body?: string;
}

/** The first requests of one person's pages, most recent first. */
export interface FirstRequests {
  userId: number;
  /** Where the session is confirmed, an absolute URL. */
  session: string;
  pages: { address: string; requests: FirstRequest[] }[];
}

/** A sign-out deletes it with the person's other data (`personal-data.ts` of the session). */
const key = 'first-requests';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRequest = (value: unknown): value is FirstRequest =>
  isObject(value) &&
  typeof value.url === 'string' &&
  typeof value.method === 'string' &&
  ['string', 'undefined'].includes(typeof value.body);

const isPage = (value: unknown): value is FirstRequests['pages'][number] =>
  isObject(value) &&
  typeof value.address === 'string' &&
  Array.isArray(value.requests) &&
  value.requests.every(isRequest);

/** The remembered requests. Undefined without any, or if something else is stored there. */
export function readFirstRequests(): FirstRequests | undefined {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? 'null');
    if (!isObject(stored) || !Array.isArray(stored.pages)) return undefined;
    const { userId, session, pages } = stored;
    if (typeof userId !== 'number' || typeof session !== 'string' || !pages.every(isPage)) return undefined;
    return { userId, session, pages };
  } catch {
    return undefined;
  }
}

export function writeFirstRequests(requests: FirstRequests): void {
  localStore.write(key, JSON.stringify(requests));
}
