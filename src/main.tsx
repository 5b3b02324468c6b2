/** Composition root: config, session hooks, router, providers. */
import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';
import './styles.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setBaseAddresses } from './api/backends';
import { parseRuntimeConfig, setRuntimeConfig } from './api/config';
import { setRunnerHooks } from './api/http';
import { createQueryClient } from './api/query-client';
import { showConfigProblems } from './config-problems';
import { renewToken, sessionReady, storedToken } from './features/session';
import { theme } from './lib/ui/theme';
import { createRouter } from './router';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');

const result = parseRuntimeConfig(Reflect.get(globalThis, 'benchfileConfig'), location.hostname);
if (result.ok) start(container);
else showConfigProblems(container, result.problems);

function start(root: HTMLElement): void {
  if (!result.ok) return;
  const { services } = result.config;
  setRuntimeConfig(result.config);
  setBaseAddresses({ ...services, billing: services.billing ?? services.platform });
  setRunnerHooks({
    accessToken: storedToken,
    renewToken,
    reportMismatch: (error) => console.error(error),
  });
  // Asked at once: the first guard waits for the answer.
  void sessionReady();
  const queryClient = createQueryClient();
  const router = createRouter(queryClient);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MantineProvider theme={theme} defaultColorScheme="auto">
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
