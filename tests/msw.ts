/** The bridge from `fetch` in a test to a sandbox: no request is answered by anything else, none leaves the machine. */
import { HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import type { RunningSandbox } from '../sandbox/sandbox.ts';

/** Answers come up to so many milliseconds later, each by chance: it finds tests that lean on what comes first. */
const jitter = Number(process.env.TEST_JITTER ?? 0);
/** The real one, whatever a test makes of time. */
const later = globalThis.setTimeout;

/** A request for which the sandbox has no answer is an error, so that a test cannot pass by accident. */
export function bridgeTo(sandbox: RunningSandbox): SetupServer {
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const answer = await sandbox.fetch(request);
      if (jitter > 0) await new Promise((resolve) => later(resolve, Math.random() * jitter));
      // Made anew: jsdom does not read the headers and the body of an answer that Node made.
      return new HttpResponse(answer.status === 204 ? null : await answer.arrayBuffer(), {
        status: answer.status,
        statusText: answer.statusText,
        headers: [...answer.headers],
      });
    }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}
