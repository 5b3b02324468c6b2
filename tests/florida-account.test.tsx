/** A person's account with the Florida portal, made once though the answer is lost. */
import { screen, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { flAccounts } from '../sandbox/db/schema/florida.ts';
import { profileSettings } from '../sandbox/db/schema/platform.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const nora = 1;

const accounts = () => app.backend.sandbox.db.select().from(flAccounts).where(eq(flAccounts.userId, nora));

it('an account whose answer was lost is found again, and no second is made', async () => {
  const { db } = app.backend.sandbox;
  await db.delete(flAccounts).where(eq(flAccounts.userId, nora));
  await db
    .delete(profileSettings)
    .where(and(eq(profileSettings.userId, nora), eq(profileSettings.name, 'FlPortalLogonName')));
  const { user } = await app.renderApp('/case-initiation-fl');
  await user.click(await screen.findByRole('button', { name: 'Create an account' }));
  const form = within(await screen.findByRole('form', { name: 'Portal account' }));
  await user.type(form.getByRole('textbox', { name: /^Logon name/ }), 'nora.once');
  await user.type(form.getByLabelText(/^Password/), 'Correct-Horse-7');
  let isLost = false;
  app.answer((request) => {
    if (isLost || request.method !== 'POST' || !request.url.endsWith('/FlAccounts')) return undefined;
    isLost = true;
    return app.backend.sandbox.fetch(request.clone()).then(() => HttpResponse.error());
  });
  await user.click(form.getByRole('button', { name: 'Create account' }));
  expect(await form.findByText(/^It is not known whether the account was created\./)).toBeVisible();
  expect(await accounts()).toHaveLength(1);
  await user.click(form.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Confirm your portal account')).toBeVisible();
  expect(await accounts()).toMatchObject([{ logonName: 'nora.once' }]);
});
