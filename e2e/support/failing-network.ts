/** A network on which one call in twelve fails, in one of several ways. */
import type { Page, Route } from '@playwright/test';
import type { Chance } from '../../sandbox/demo/orders/chance.ts';

const failureRate = 1 / 12;
const delay = 3_000;

const failures: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 500, json: { title: 'Internal Server Error', status: 500 } }),
  (route) => route.abort('connectionreset'),
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to the network</h1>' }),
  async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fallback();
  },
];

/** Calls to the backends fail while `isFailing`. */
export class FailingNetwork {
  isFailing = true;
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  async attach(page: Page): Promise<void> {
    await page.route('**/api/**', async (route) => {
      // A page of the platform's that doesn't load is the browser's error page.
      if (route.request().isNavigationRequest()) return route.fallback().catch(() => {});
      const fail = this.#chance.happens(failureRate) ? this.#chance.pick(failures) : undefined;
      // A page that is left takes its calls with it.
      await (this.isFailing && fail ? fail(route) : route.fallback()).catch(() => {});
    });
  }
}
