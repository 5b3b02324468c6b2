/** Links that lead to "Not available yet" say so before a person follows them. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plannedPage } from '../src/features/navigation/model/planned-pages.ts';
import { appUnderTest, type RenderedApp } from './render-app.tsx';

const app = appUnderTest();
const mark = 'Soon: not available yet';

/** The application's links in an element, by what they should say and what they say. */
function linksIn(element: HTMLElement) {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href^="/app"]')].map((link) => ({
    text: link.textContent,
    isPlanned: plannedPage(new URL(link.href).pathname.replace(/^\/app/, '')) !== undefined,
    isMarked: link.textContent.includes(mark),
  }));
  return { links, wrong: links.filter(({ isPlanned, isMarked }) => isPlanned !== isMarked) };
}

/** Expects every link to a planned page to carry the mark, and no other; both kinds of links must be there. */
async function expectMarks(element: HTMLElement, planned: number): Promise<void> {
  await waitFor(() => {
    const { links, wrong } = linksIn(element);
    expect(wrong).toEqual([]);
    expect(links.filter(({ isMarked }) => isMarked).length).toBeGreaterThanOrEqual(planned);
  });
}

async function openMenu({ user }: RenderedApp, button: RegExp): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: button }));
  return await screen.findByRole('menu', { name: /.+/ });
}

it('mark planned pages on the home page, and leave built ones unmarked', async () => {
  const { settled } = await app.renderApp('/?state=IL');
  const services = await screen.findByRole('list', { name: 'National Legal Services' });
  await settled();
  await expectMarks(services, 5);
  await expectMarks(await screen.findByRole('navigation', { name: 'Quick actions' }), 3);
  // Billing in the header, too.
  await expectMarks(document.body, 14);
  expect(linksIn(document.body).links.some(({ isPlanned }) => !isPlanned)).toBe(true);
});

it.each([
  [/^All Services$/, 12],
  [/^Reports$/, 2],
  [/^Account of/, 1],
])('mark planned pages in the menu %s', async (button, planned) => {
  const rendered = await app.renderApp('/settings/account?state=IL');
  const menu = await openMenu(rendered, button);
  await rendered.settled();
  await expectMarks(menu, planned);
  expect(linksIn(menu).links.some(({ isPlanned }) => !isPlanned)).toBe(true);
});

it('mark a planned page in the header and on the account page', async () => {
  await app.renderApp('/settings/account', { as: 'priya.raman@example.com' });
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(await main.findByRole('link', { name: `Reports ${mark}` })).toBeVisible();
  expect(await screen.findByRole('link', { name: `Change password ${mark}` })).toBeVisible();
  await expectMarks(document.body, 2);
});

it('mark planned pages in the palette', async () => {
  const { user, settled } = await app.renderApp('/?state=IL');
  await screen.findByRole('button', { name: 'All Services' });
  await settled();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await user.type(await screen.findByRole('combobox', { name: /search/i }), 'report');
  const palette = await screen.findByRole('listbox');
  expect(await within(palette).findByRole('option', { name: `Reporting ${mark}` })).toBeVisible();
  await expectMarks(palette, 2);
  await user.clear(screen.getByRole('combobox', { name: /search/i }));
  await user.type(screen.getByRole('combobox', { name: /search/i }), 'drafts');
  expect(await within(palette).findByRole('option', { name: /^Drafts/ })).not.toHaveTextContent(mark);
  await expectMarks(palette, 0);
});
