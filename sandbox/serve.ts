/** `node sandbox/serve.ts`: the sandbox without the application, on PORT (default 5174). */
import { serve } from '@hono/node-server';
import { fetch } from './server.ts';

const hostname = '127.0.0.1';

serve({ fetch, hostname, port: Number(process.env.PORT ?? 5174) }, ({ port }) => {
  console.log(`The sandbox answers at http://${hostname}:${port}/sandbox`);
});
