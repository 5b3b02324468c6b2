/** Connects `fetch` in tests to a sandbox. Nothing else responds, and no request leaves the machine. */
import { HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import type { RunningSandbox } from '../sandbox/sandbox.ts';
import { jitter } from './jitter.ts';

/** Requests without a sandbox response are errors, so tests can't pass by accident. */
export function bridgeTo(sandbox: RunningSandbox): SetupServer {
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const answer = await sandbox.fetch(request);
      await jitter();
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
      // Copied, because jsdom can't read headers and body of Node's responses.
      return new HttpResponse(answer.status === 204 ? null : isStream ? answer.body : await answer.arrayBuffer(), {
        status: answer.status,
        statusText: answer.statusText,
        headers: [...answer.headers],
      });
    }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}

/** Until the handlers are reset, answers the requests that match. Without a match, they reach the sandbox. */
export function answerCalls(
  server: SetupServer,
  answer: (request: Request) => Response | Promise<Response> | undefined,
): void {
  server.use(http.all('*', ({ request }) => answer(request)));
}

/** Until the handlers are reset, the requests whose address matches get no response. */
export function hangCalls(server: SetupServer, matches: (url: URL) => boolean): void {
  answerCalls(server, ({ url }) => (matches(new URL(url)) ? new Promise<never>(() => {}) : undefined));
}
