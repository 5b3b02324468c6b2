/** Links that lead to what isn't available, yet or in a state, say so before a person follows them. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stateCapabilities } from '../sandbox/services/state-capabilities.ts';
import { factsOf, isBuilt } from '../src/features/efiling/index.ts';
import { isOfState, isPlanned, stateOf } from '../src/features/navigation/model/planned-pages.ts';
import { appUnderTest, type RenderedApp } from './render-app.tsx';

const app = appUnderTest();
const mark = 'Soon: not available yet';

/** A provider beside another files at single courts of that one's states. */
const statesWithoutFiling = stateCapabilities.flatMap(({ state, provider }) =>
  isBuilt(provider) && factsOf(provider)?.beside === undefined ? [] : state,
);

/** The mark that a link should carry, from where it leads. */
function markOf(href: string, selected: string | undefined): string | undefined {
  const { pathname, search } = new URL(href);
  const page = { kind: 'single-page', link: `${pathname.replace(/^\/app/, '')}${search}` } as const;
  if (isPlanned(page)) return mark;
  const state = stateOf(page) ?? selected ?? '';
  return isOfState(page) && statesWithoutFiling.some((each) => each === state) ? `Not in ${state}` : undefined;
}

/** The application's links in an element: the mark they should carry, and what they say. */
function linksIn(element: HTMLElement, selected?: string) {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href^="/app"]')].map((link) => {
    const wanted = markOf(link.href, selected);
    return {
      text: link.textContent,
      isPlanned: wanted !== undefined,
      isMarked: link.querySelector('[data-planned]') !== null,
      isRight: link.querySelector('[data-planned]')?.textContent === wanted,
    };
  });
  return { links, wrong: links.filter(({ isRight }) => !isRight) };
}

/** Expects every link to a planned page to carry the mark, and no other; both kinds of links must be there. */
async function expectMarks(element: HTMLElement, planned: number, selected?: string): Promise<void> {
  await waitFor(() => {
    const { links, wrong } = linksIn(element, selected);
    expect(wrong).toEqual([]);
    expect(links.filter(({ isMarked }) => isMarked).length).toBeGreaterThanOrEqual(planned);
  });
}

async function openMenu({ user }: RenderedApp, button: RegExp): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: button }));
  return (await screen.findAllByRole('menu', { name: /.+/ })).at(-1) ?? document.body;
}

it('leave built pages on the home page unmarked', async () => {
  const { settled } = await app.renderApp('/?state=IL');
  const services = await screen.findByRole('list', { name: 'National Legal Services' });
  await settled();
  await expectMarks(services, 0);
  await expectMarks(await screen.findByRole('navigation', { name: 'Quick actions' }), 0);
  await expectMarks(document.body, 0);
  expect(linksIn(document.body).links.some(({ isPlanned }) => !isPlanned)).toBe(true);
});

it.each([/^All Services$/, /^Reports$/, /^Account of/])('leave built pages in the menu %s unmarked', async (button) => {
  const rendered = await app.renderApp('/settings/account?state=IL');
  const menu = await openMenu(rendered, button);
  await rendered.settled();
  await expectMarks(menu, 0);
  expect(linksIn(menu).links.some(({ isPlanned }) => !isPlanned)).toBe(true);
});

it('mark pages that say Coming soon in the settings, and not a built one in the header', async () => {
  await app.renderApp('/settings/account', { as: 'priya.raman@example.com' });
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(await main.findByRole('link', { name: 'Reports' })).toBeVisible();
  expect(await screen.findByRole('link', { name: `Branches ${mark}` })).toBeVisible();
  await expectMarks(document.body, 1);
});

// Every list of places, in a state with filing, with another provider's, and without any.
describe.each(['IL', 'CA', 'FL', 'NY'])('in %s, every link says what is not available', (state) => {
  it.each([
    ['/'],
    ['/orders'],
    ['/orders/drafts'],
    ['/settings/account'],
    ['/settings/users'],
    ['/case-search'],
    ['/matter-view/00015-Ortega'],
  ])('on %s', async (path) => {
    const { settled } = await app.renderApp(`${path}?state=${state}`);
    await screen.findByRole('heading', { level: 1 });
    await settled();
    await expectMarks(document.body, 0, state);
    expect(linksIn(document.body, state).links.length).toBeGreaterThan(0);
  });

  it('in the menus', async () => {
    const rendered = await app.renderApp(`/settings/account?state=${state}`);
    for (const name of [/^All Services$/, /^Reports$/, /^Support$/, /^Account of/]) {
      const menu = await openMenu(rendered, name);
      await rendered.settled();
      await expectMarks(menu, 0, state);
      await rendered.user.keyboard('{Escape}');
    }
  });

  it('in the palette', async () => {
    const { user, settled } = await app.renderApp(`/orders?state=${state}`);
    await screen.findByRole('heading', { level: 1 });
    await settled();
    await user.keyboard('{Control>}k{/Control}');
    for (const text of ['', 'case', 'file', 'settings', 'search', 'service', 'new', 'report']) {
      await user.clear(await screen.findByRole('combobox', { name: /search/i }));
      if (text) await user.type(screen.getByRole('combobox', { name: /search/i }), text);
      await settled();
      await expectMarks(await screen.findByRole('listbox'), 0, state);
    }
  });
});
