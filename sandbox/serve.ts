/** `node sandbox/serve.ts`: the sandbox without the application, on PORT (default 5174). */
import { serve } from '@hono/node-server';
import { noteClientAddress } from './http/client-address.ts';
import { fetch } from './server.ts';

const hostname = '127.0.0.1';

const listen: Parameters<typeof serve>[0]['fetch'] = (request, { incoming }) =>
  fetch(noteClientAddress(request, incoming));

serve({ fetch: listen, hostname, port: Number(process.env.PORT ?? 5174) }, ({ port }) => {
  console.log(`The sandbox answers at http://${hostname}:${port}/sandbox`);
});
