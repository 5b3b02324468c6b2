/** No page is ever blank: until its data arrives, there is a placeholder or the page's heading. */
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { builtPages } from './built-pages.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
const isSessionCall = ({ pathname }: URL) => pathname.endsWith('/account/refresh');

/** Tells what the page shows: its heading, or the label of its placeholder. */
function shown(): string[] {
  const placeholders = screen.queryAllByRole('status', { name: /^(Loading|Opening|Checking)/ });
  return [...placeholders.map((each) => each.ariaLabel ?? ''), ...headings()];
}

function headings(): string[] {
  return screen.queryAllByRole('heading', { level: 1 }).map((each) => each.textContent);
}

/** Collects the moments, after each change of the page, at which it shows nothing. */
function watchForBlanks(container: HTMLElement): { moments: string[]; stop: () => void } {
  const moments: string[] = [];
  const look = () => {
    if (shown().length === 0) moments.push(container.innerHTML.slice(0, 200) || 'nothing at all');
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(container, { childList: true, subtree: true });
  return { moments, stop: () => observer.disconnect() };
}

/** Pages that can't be drawn without their data. */
const waiting =
  /^\/(deednetwork|electronic-signature|file-import|services|tyler-login|filing-account|case-search|case-initiation|existing-case|new-eservice|new-courtesy-copy|serve-it\/order|skip-trace|lsop|onboarding)/;

it.each(builtPages)('%s is not blank while the backends are silent', async (route, address) => {
  app.hang((url) => !isSessionCall(url));
  const { container, router } = await app.renderApp(address);
  const blanks = watchForBlanks(container);
  if (waiting.test(route)) {
    const chunks = router.state.matches.map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId]));
    await act(() => Promise.all(chunks));
  } else await act(() => vi.waitFor(() => expect(router.state.status).toBe('idle'), patience));
  expect(shown()).not.toEqual([]);
  blanks.stop();
  expect(blanks.moments).toEqual([]);
});

it('shows a placeholder while the platform checks the session', async () => {
  app.hang(() => true);
  const { container } = await app.renderApp('/orders', { as: null });
  const blanks = watchForBlanks(container);
  expect(shown()).toEqual(['Loading']);
  blanks.stop();
  expect(blanks.moments).toEqual([]);
});

it('keeps the page for a moment, then shows a placeholder, when the next page is slow', async () => {
  const { container, router, settled } = await app.renderApp('/orders');
  await screen.findByRole('heading', { name: 'Orders', level: 1 }, patience);
  await settled();
  const blanks = watchForBlanks(container);
  app.hang(({ pathname }) => pathname.includes('/41300'));
  act(() => void router.navigate({ to: '/case-initiation/$orderId/case', params: { orderId: 41_300 } }));
  expect(headings()).toEqual(['Orders']);
  await vi.waitFor(() => expect(shown()).toEqual(['Loading']), patience);
  blanks.stop();
  expect(blanks.moments).toEqual([]);
});
