/** Composition root in the browser: reads the address's token and the config, then starts the application. */
import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { parseRuntimeConfig, type RuntimeConfig } from './api/config';
import { continueHeadStart } from './api/head-start/head-start';
import { setRunnerHooks } from './api/http';
import { createApp, openSession } from './app/app';
import { isExpectedError } from './app/expected-errors';
import { firstPageShown, nextEvent } from './app/first-page';
import { loadedConfig } from './app/loaded-config';
import { loadTypefaces } from './app/typefaces';
import {
  currentPerson,
  expireDrafts,
  hasUnfinishedSignOut,
  isEmbedded,
  sessionAsked,
  signOut,
  takeArrivingToken,
} from './features/session';
import { watchStyles } from './lib/browser/chunks';
import { holdForFirstPage } from './lib/browser/first-page';
import { nextTurn, pause, whenIdle } from './lib/browser/idle';
import { printInLight } from './lib/browser/print-in-light';
import { guardScriptSinks } from './lib/browser/trusted-types';
import type { ErrorOrigin } from './lib/monitoring/monitor';
import { captureError, startMonitoring } from './lib/monitoring/monitoring';

// Styles the frame of another system, which has a header of its own.
document.documentElement.toggleAttribute('data-embedded', isEmbedded());
takeArrivingToken();
const headStart = continueHeadStart(() => currentPerson()?.userId);
// zod doesn't compile schemas: the page's policy forbids eval.
z.config({ jitless: true });

/** The longest wait, in milliseconds, of what the first page shows late. */
const patience = 2000;
/** The longest wait, in milliseconds, of the page's requests for the session's, which may wait for another tab. */
const questionPatience = 20;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');

void loadedConfig().then(async (config) => {
  const result = parseRuntimeConfig(config, location.hostname);
  if (result.ok) await start(container, result.config);
  else (await import('./app/config-problems')).showConfigProblems(container, result.problems);
});

async function start(root: HTMLElement, config: RuntimeConfig): Promise<void> {
  const { monitoring, frameAncestors, support } = config;
  // An outside sign-in returns there; its parameters leave the address bar before monitoring and the router see them.
  if (location.pathname.endsWith('/filing-account/fsx') && (await isReturnHandedOver())) return;
  watchStyles();
  guardScriptSinks(support.chatScript ? [support.chatScript] : []);
  startMonitoring(monitoring && { ...monitoring, isExpected: isExpectedError });
  const report = (origin: ErrorOrigin) => (error: unknown) => {
    console.error(error);
    captureError(error, origin);
  };
  const reportMismatch = report('contract');
  setRunnerHooks({ transport: headStart.transport });
  openSession(config, { reportMismatch });
  // The page shows nothing of the person before the platform has answered, so that question goes out first.
  if (!hasUnfinishedSignOut()) await Promise.race([sessionAsked(), pause(questionPatience)]);
  const { element, router, queryClient } = createApp(config, { reportMismatch });
  if (hasUnfinishedSignOut()) signOut();
  if (isEmbedded()) void import('./app/embedding').then(({ followHost }) => followHost(router, frameAncestors));
  void nextEvent(router, 'onRendered')
    .then(headStart.end)
    .catch(() => {});
  holdForFirstPage(firstPageShown({ router, queryClient }, patience));
  whenIdle(expireDrafts);
  printInLight();
  void loadTypefaces({ router, queryClient });
  await nextTurn();
  const onRenderError = report('render');
  const reactRoot = createRoot(root, { onCaughtError: onRenderError, onUncaughtError: onRenderError });
  // Renders concurrently, so that input isn't blocked.
  startTransition(() => reactRoot.render(<StrictMode>{element}</StrictMode>));
}

async function isReturnHandedOver(): Promise<boolean> {
  const { takeFsxReturn } = await import('./features/fsx/sign-in-return');
  return takeFsxReturn();
}
