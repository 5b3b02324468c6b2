/** The firm's court cases: the list, one case beside it, removing, and adding by hand. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { faultSchema } from '../sandbox/control/faults.ts';
import type { TrackedCase } from '../src/api/generated/filing/model';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const fault = (given: object) => app.backend.sandbox.faults.add(faultSchema.parse(given));
afterEach(() => app.backend.sandbox.faults.replace([]));

async function readCases(): Promise<TrackedCase[]> {
  return (await app.backend.call('/filing/Cases/IL')).json();
}

const grid = () => screen.findByRole('region', { name: 'Court cases' });
const titles = async () =>
  within(await grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

it('are listed, filtered by matter, and opened beside the list', async () => {
  const [first] = (await readCases()).filter(({ clientReference }) => clientReference === '00015-Ortega');
  if (!first) throw new Error('The matter has no case.');
  const { user, place } = await app.renderApp('/IL/my-court-cases?matter=00015-Ortega');
  await waitFor(async () => expect(await titles()).toContain(first.caseTitle));
  for (const row of within(await grid())
    .getAllByRole('row')
    .slice(1))
    expect(row).toHaveTextContent('00015-Ortega');
  const [link] = within(await grid()).getAllByRole('link', { name: first.caseTitle });
  await user.click(link ?? expect.unreachable());
  const panel = await screen.findByRole('complementary', { name: /^Case / });
  expect(place()).toMatch(/open=\d+/);
  expect(await within(panel).findByRole('link', { name: /^File into a case/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/app/existing-case?'),
  );
  const parties = within(panel).getByRole('region', { name: 'Parties' });
  await waitFor(() => expect(within(parties).getAllByRole('listitem').length).toBeGreaterThan(1));
  expect(parties).toHaveTextContent('attorneys unknown');
  expect(within(panel).getByRole('region', { name: 'E-service contacts' })).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Close the case' }));
  await waitFor(() => expect(place()).not.toContain('open='));
});

it('are removed at once; when that fails the case is back in its place', async () => {
  await fault({ operationId: 'removeCourtCase', status: 503, times: 1 });
  const { user } = await app.renderApp('/IL/my-court-cases');
  const before = await waitFor(async () => {
    const shown = await titles();
    expect(shown.length).toBeGreaterThan(2);
    return shown;
  });
  const remove = async () => {
    // The last row is gone from the page while its case is removed, and so is its button.
    const last = within(await grid())
      .getAllByRole('button', { name: /^Remove case / })
      .at(-1);
    await user.click(last ?? expect.unreachable());
    const asking = await screen.findByRole('dialog', { name: 'Delete court case?' });
    expect(asking).toHaveTextContent('Its orders and filings stay');
    await user.click(within(asking).getByRole('button', { name: 'Delete' }));
  };
  await remove();
  expect(await screen.findByText('Error removing case')).toBeVisible();
  await waitFor(async () => expect(await titles()).toEqual(before));
  const count = (await readCases()).length;
  await remove();
  await waitFor(async () => expect(await grid()).toHaveTextContent(`${count - 1} cases`));
  await waitFor(async () => expect(await readCases()).toHaveLength(count - 1));
});

it('are not said to have stayed when the removal has no readable answer', async () => {
  app.answer((request) => (request.url.includes('/Cases/RemoveCase/') ? Response.json({}) : undefined));
  const { user } = await app.renderApp('/IL/my-court-cases');
  const [first] = await within(await grid()).findAllByRole('button', { name: /^Remove case / });
  await user.click(first ?? expect.unreachable());
  const asking = await screen.findByRole('dialog', { name: 'Delete court case?' });
  await user.click(within(asking).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('It is not known whether the case was removed')).toBeVisible();
});

it('are added by hand, also on paper; what the dialog shows stays when that fails', async () => {
  await fault({ operationId: 'upsertDocketCase', status: 503, times: 1 });
  const { user } = await app.renderApp('/IL/my-court-cases');
  await user.click(await screen.findByRole('button', { name: 'Add a case' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a case' }));
  await user.click(form.getByRole('button', { name: 'Add case' }));
  expect(await form.findByText('Court is required')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: /^The court isn’t listed/ }));
  await user.type(form.getByRole('textbox', { name: /^Court name/ }), 'Prairie County');
  await user.type(form.getByRole('textbox', { name: /^Case number/ }), '2019-P-0077');
  await user.type(form.getByRole('textbox', { name: /^Case title/ }), 'Estate of Harold Nyman');
  await user.click(form.getByRole('checkbox', { name: /^Filed on paper/ }));
  await user.click(form.getByRole('button', { name: 'Add case' }));
  expect(await form.findByRole('alert')).toHaveTextContent('The case wasn’t added. Try again.');
  await user.click(form.getByRole('button', { name: 'Add case' }));
  expect(await screen.findByText('Case 2019-P-0077 added')).toBeVisible();
  await waitFor(async () => expect((await titles())[0]).toBe('Estate of Harold Nyman'));
  expect((await readCases())[0]).toMatchObject({ isPhysical: true, courtName: 'Prairie County' });
});

it('are kept in nine states', async () => {
  await app.renderApp('/NY/my-court-cases');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
