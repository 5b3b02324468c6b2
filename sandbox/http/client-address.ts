/** Where a request came from. The servers set the header, so that clients can't choose it; requests within a process have none. */
import type { IncomingMessage } from 'node:http';

const header = 'x-client-address';

/** The client's IP address. */
export function clientAddress(request: Request): string {
  return request.headers.get(header)?.slice(0, 60) ?? '127.0.0.1';
}

/** Notes the address of the connection on a request that a server received. */
export function noteClientAddress(request: Request, { socket }: Pick<IncomingMessage, 'socket'>): Request {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '');
  if (address === undefined) request.headers.delete(header);
  else request.headers.set(header, address);
  return request;
}
