/** A filing form that says "An administrator can add them" leads to where. */
import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { attorneys } from '../sandbox/db/schema/filing-accounts.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

it('does not say so while the attorneys load', async () => {
  app.hang(({ pathname }) => /attorneys/i.test(pathname));
  const { user } = await app.renderApp('/case-initiation/41300/parties');
  const parties = within(await screen.findByRole('list', { name: 'Parties' }, patience));
  const [edit] = await parties.findAllByRole('button', { name: /^Edit / });
  if (edit) await user.click(edit);
  const represents = await screen.findByRole('checkbox', { name: 'We represent this party' });
  if (!(represents instanceof HTMLInputElement && represents.checked)) await user.click(represents);
  expect(await screen.findByText('List the lead attorney first.')).toBeVisible();
  expect(screen.queryByText(/Your firm has no attorneys/)).toBeNull();
});

it('leads from "An administrator can add them" to the attorneys of the firm, in the draft’s state', async () => {
  await app.backend.sandbox.db.delete(attorneys).where(eq(attorneys.clientId, 1));
  const { user, place } = await app.renderApp('/case-initiation/41300/parties');
  const parties = within(await screen.findByRole('list', { name: 'Parties' }, patience));
  const [edit] = await parties.findAllByRole('button', { name: /^Edit / });
  if (edit) await user.click(edit);
  const represents = await screen.findByRole('checkbox', { name: 'We represent this party' });
  if (!(represents instanceof HTMLInputElement && represents.checked)) await user.click(represents);
  const note = await screen.findByText(
    /Your firm has no attorneys .* An administrator can add them under/,
    undefined,
    patience,
  );
  await user.click(within(note).getByRole('link', { name: 'Attorneys' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Attorneys' }, patience)).toBeVisible();
  expect(place()).toBe('/filing-account/attorneys?state=IL');
  expect(await screen.findByRole('button', { name: /^Add.*attorney/i }, patience)).toBeVisible();
});
