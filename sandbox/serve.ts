/** `node sandbox/serve.ts`: the sandbox alone, without the application, at the port of PORT (5174 unless given). */
import { serve } from '@hono/node-server';
import { fetch } from './server.ts';

const hostname = '127.0.0.1';

serve({ fetch, hostname, port: Number(process.env.PORT ?? 5174) }, ({ port }) => {
  console.log(`The sandbox answers at http://${hostname}:${port}/sandbox`);
});
