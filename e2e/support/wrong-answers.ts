/** Answers that look like a success, or like nothing at all, to a change that the backend never got. */
import type { Page, Request, Route } from '@playwright/test';

export const wrongAnswers = [
  'HTML 200',
  '{}',
  'null',
  'empty 200',
  '204',
  'half a body',
  "another request's answer",
  '600',
  'reset connection',
  'silence',
] as const;
export type WrongAnswer = (typeof wrongAnswers)[number];

const json = (body: string) => ({ status: 200, contentType: 'application/json', body });

/** Answers a call wrongly. `another`: a valid answer, but to another request. */
async function answerWrongly(route: Route, kind: WrongAnswer, another: unknown): Promise<void> {
  const headers = {
    'access-control-allow-origin': route.request().headers().origin ?? '*',
    'access-control-allow-credentials': 'true',
  };
  switch (kind) {
    case 'HTML 200':
      return route.fulfill({ status: 200, headers, contentType: 'text/html', body: '<h1>Sign in to the network</h1>' });
    case '{}':
    case 'null':
      return route.fulfill({ headers, ...json(kind) });
    case 'empty 200':
      return route.fulfill({ status: 200, headers });
    case '204':
      return route.fulfill({ status: 204, headers });
    case 'half a body':
      return route.fulfill({ headers, ...json('{"orderId": 1042, "version": 7, "sta') });
    case "another request's answer":
      return route.fulfill({ headers, ...json(JSON.stringify(another)) });
    case '600':
      return route.fulfill({ status: 600, headers, body: 'odd' });
    case 'reset connection':
      return route.abort('connectionreset');
    case 'silence':
      // Until the page gives up and cancels the request.
      return undefined;
  }
}

/** Answers calls wrongly until `stop`. */
export class WrongAnswers {
  /** Calls so far. */
  count = 0;
  readonly #calls: Route[] = [];
  readonly #page: Page;
  readonly #handle: (route: Route, request: Request) => Promise<void>;
  readonly #pattern: RegExp;

  private constructor(page: Page, pattern: RegExp, handle: (route: Route, request: Request) => Promise<void>) {
    this.#page = page;
    this.#pattern = pattern;
    this.#handle = handle;
  }

  static async start(
    page: Page,
    { method, path }: { method: string; path: RegExp },
    kind: WrongAnswer,
    another: unknown,
  ): Promise<WrongAnswers> {
    const wrong: WrongAnswers = new WrongAnswers(page, path, async (route, request) => {
      if (request.method() !== method) return route.fallback();
      wrong.count += 1;
      wrong.#calls.push(route);
      return answerWrongly(route, kind, another);
    });
    await page.route(path, wrong.#handle);
    return wrong;
  }

  async stop(): Promise<void> {
    // Without its handler, a call that waits for an answer would reach the backend.
    for (const call of this.#calls) await call.abort().catch(() => {});
    await this.#page.unroute(this.#pattern, this.#handle);
  }
}
