/** Addresses with an ID of nothing: the page says that it isn't there, never that something went wrong. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addressOf, type ListedRoute, routeList } from '../scripts/routes/route-list.ts';
import { takeConsoleMessages } from './console.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

const unknown = { number: '999999999', uuid: '00000000-0000-4000-8000-00000000ffff' };
/** No IDs, numbers that no contract takes, and an address that can't be decoded. */
const impossible = ['abc', '0', '1.5', '2147483648', 'x'.repeat(400), "'%20or%201=1", '%00', '%E0%A4%A'];
/** A matter's page takes any reference: it may have no orders yet. */
const anyReference = '{clientReference}';

/** The listed address with one of its parts replaced. */
function withId(listed: ListedRoute, name: string, id: string): string {
  const [path = '', query] = addressOf(listed).split('?');
  const names = listed.route.split('/');
  const changed = path.split('/').map((part, place) => (names[place] === name ? id : part));
  return query === undefined ? changed.join('/') : `${changed.join('/')}?${query}`;
}

const parts = routeList.flatMap((listed) => (listed.route.match(/\{\w+\}/g) ?? []).map((name) => ({ listed, name })));

it.each(parts.map(({ listed, name }) => [listed.route, name, listed] as const))('%s, %s', async (_, name, listed) => {
  const ids = name === anyReference ? ['%00', '%E0%A4%A'] : [...impossible, ...Object.values(unknown)];
  const { router, place } = await app.renderApp('/example');
  await screen.findByRole('heading', { level: 1 });
  for (const id of ids) {
    const address = withId(listed, name, id);
    router.history.push(`/app${address}`);
    await waitFor(() => expect(place()).toContain(address.split('?')[0]), patience);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/ not found$/), patience);
    expect(screen.queryByRole('alert')).toBeNull();
  }
  // A loader's refusal is written there.
  for (const message of takeConsoleMessages()) expect(message).toMatch(/ApiError: Not Found|Error in route match/);
});
