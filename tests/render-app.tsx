/** Renders the whole application at a path, as a demo person, with a separate sandbox. */
import { createMemoryHistory } from '@tanstack/react-router';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { parseRuntimeConfig, type RuntimeConfig } from '../src/api/config.ts';
import { createApp, openSession } from '../src/app/app.tsx';
import { questions } from '../src/lib/ui/confirm.ts';
import { toasts } from '../src/lib/ui/toast.ts';
import { answerCalls, bridgeTo, hangCalls } from './msw.ts';
import { openTestSandbox, type TestSandbox, testServices } from './sandbox.ts';

/** For `vi.waitFor`, which also works with fake intervals, where Testing Library's waiting stops. */
export const patience = { timeout: 30_000 };

type App = ReturnType<typeof createApp>;

interface RenderOptions {
  /** User name of the signed-in demo person; null for signed out. Defaults to Nora Marlow, administrator of firm 1. */
  as?: string | null;
  /** Runtime config switches; off by default. */
  features?: Partial<RuntimeConfig['features']>;
  /** Where the former application is; there is none by default. */
  legacyOrigin?: string;
  /** An optional service that the deployment doesn't have. */
  without?: 'invitations';
  /** Whether the deployment has the live channel; pages ask in intervals by default. */
  live?: boolean;
  /** Receives responses and messages that aren't their contract's; they fail the test by default. */
  reportMismatch?: (error: Error) => void;
  /** Milliseconds before a failed query is retried; the application's own pauses by default. */
  retryDelay?: number;
}

export interface RenderedApp extends RenderResult {
  user: UserEvent;
  router: App['router'];
  queryClient: App['queryClient'];
  /** The application's location without the prefix: `/orders?state=IL`. */
  place(): string;
  /** Waits until no query is loading. */
  settled(): Promise<void>;
}

export interface AppUnderTest {
  /** The sandbox: to inspect the database, move the clock or set a fault. */
  readonly backend: TestSandbox;
  /** `path` is below the prefix: `renderApp('/orders', {as: 'theo.finch@example.com'})`. */
  renderApp(path: string, options?: RenderOptions): Promise<RenderedApp>;
  /** Until the test ends, answers calls in place of the sandbox; those without an answer reach it. */
  answer(answer: (request: Request) => Response | Promise<Response> | undefined): void;
  /** Stops the running applications and forgets what they stored and how calls were answered, as after a test. */
  reset(): void;
  /** Until the test ends, the calls whose address matches get no response. */
  hang(matches: (url: URL) => boolean): void;
}

/**
 * Opens a sandbox for a test file and closes it afterwards. Call it at the top of the file: `const app =
 * appUnderTest();`, then in a test: `const { user } = await app.renderApp('/orders');`
 */
export function appUnderTest(): AppUnderTest {
  let backend: TestSandbox | undefined;
  let bridge: ReturnType<typeof bridgeTo> | undefined;
  const running: App[] = [];
  const opened = () => {
    if (!backend) throw new Error('The sandbox is open while tests run.');
    return backend;
  };
  beforeAll(async () => {
    backend = await openTestSandbox();
    bridge = bridgeTo(backend.sandbox);
  });
  const reset = () => {
    for (const app of running.splice(0)) app.stop();
    bridge?.resetHandlers();
    for (const overlays of [toasts, questions]) for (const { id } of overlays.snapshot()) overlays.remove(id);
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ').filter(Boolean)) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore.
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    }
  };
  afterEach(reset);
  afterAll(async () => {
    bridge?.close();
    await backend?.sandbox.close();
  });
  return {
    get backend() {
      return opened();
    },
    reset,
    answer: (answer) => {
      if (!bridge) throw new Error('The sandbox is open while tests run.');
      answerCalls(bridge, answer);
    },
    hang: (matches) => {
      if (!bridge) throw new Error('The sandbox is open while tests run.');
      hangCalls(bridge, matches);
    },
    renderApp: async (path, { as = 'nora.marlow@example.com', retryDelay, ...options } = {}) => {
      if (as !== null) localStorage.setItem('access_token', await opened().tokenOf(as));
      const started = startApp(path, options);
      running.push(started);
      const { element, router, queryClient } = started;
      const defaults = queryClient.getDefaultOptions();
      if (retryDelay !== undefined)
        queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay } });
      return {
        ...render(element),
        user: patientUser(),
        router,
        queryClient,
        place: () => router.state.location.href,
        settled: () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), patience),
      };
    },
  };
}

function startApp(path: string, options: RenderOptions): App {
  const { features = {}, legacyOrigin, without, live = false, reportMismatch = fail } = options;
  const services = { ...testServices, ...(without === 'invitations' && { invitations: undefined }) };
  const parsed = parseRuntimeConfig(
    { features, legacyOrigin, services: { ...services, ...(!live && { live: undefined }) } },
    'test',
  );
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  openSession(parsed.config, { reportMismatch });
  return createApp(parsed.config, {
    history: createMemoryHistory({ initialEntries: [`/app${path}`] }),
    reportMismatch,
  });
}

/** A person, who presses a button or a field once it can be pressed: it may still be busy when the page is there. */
function patientUser(): UserEvent {
  const user = userEvent.setup();
  const { click } = user;
  return Object.assign(user, {
    click: async (element: Element) => {
      if (element.matches(':disabled')) await vi.waitFor(() => expect(element).toBeEnabled(), patience);
      await click(element);
    },
  });
}

function fail(error: Error): never {
  throw error;
}
