/** Searching the courts for a case, in each kind of state. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { multisourceCases } from '../sandbox/db/schema/multisource.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const search = () => screen.findByRole('button', { name: 'Search' });
const results = () => screen.findByRole('region', { name: 'Cases found' });

it('finds a California case by number, opens it beside the list and adds it to the firm’s cases', async () => {
  const rows = await app.backend.sandbox.db.select().from(multisourceCases);
  const found = rows.find(({ isConfidential }) => !isConfidential);
  if (!found) throw new Error('The courts have no cases.');
  const { user, place } = await app.renderApp('/case-search-california');
  await user.click(await search());
  expect(await screen.findByText('Enter the case number.')).toBeVisible();
  await user.type(await field(/^Case number/), found.caseNumber);
  await user.click(await search());
  expect(place()).toBe(`/case-search?state=CA&number=${found.caseNumber}`);
  const [link] = await within(await results()).findAllByRole('link', { name: found.caseTitle });
  await user.click(link ?? expect.unreachable());
  const panel = within(await screen.findByRole('complementary', { name: `Case ${found.caseNumber}` }));
  expect(await panel.findByText(found.parties[0]?.name ?? '')).toBeVisible();
  await user.click(await panel.findByRole('button', { name: 'Add to my court cases' }));
  expect(await screen.findByText(`Case ${found.caseNumber} added to my court cases`)).toBeVisible();
  await user.click(await panel.findByRole('link', { name: 'Open in my court cases' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My court cases' })).toBeVisible();
  expect(await screen.findByRole('complementary', { name: `Case ${found.caseNumber}` })).toBeVisible();
});

it('keeps the court’s replacement for a confidential title, and asks for no parties', async () => {
  const rows = await app.backend.sandbox.db.select().from(multisourceCases);
  const hidden = rows.find(({ isConfidential }) => isConfidential);
  if (!hidden) throw new Error('The courts have no confidential case.');
  await app.renderApp(`/case-search?state=CA&number=${hidden.caseNumber}&open=${hidden.caseTrackingId}`);
  const panel = await screen.findByRole('complementary', { name: `Case ${hidden.caseNumber}` });
  expect(panel).toHaveTextContent('CONFIDENTIAL');
  expect(within(panel).getByRole('region', { name: 'Parties' })).toHaveTextContent('Hidden by the court.');
  expect(document.body).not.toHaveTextContent(hidden.caseTitle);
});

it('reads a Florida number pasted whole, and finds cases by person', async () => {
  const { user, place } = await app.renderApp('/case-search?state=FL');
  await screen.findByRole('heading', { level: 1, name: 'Case search' });
  await waitFor(() => expect(place()).toContain('/case-search-fl?state=FL'));
  await user.click(await field(/^Number/));
  await user.paste('482025CA001234OAXXXX');
  expect(await field(/^Year/)).toHaveValue('2025');
  await user.click(await search());
  const [link] = await within(await results()).findAllByRole('link', { name: /^Delacroix/ });
  await user.click(link ?? expect.unreachable());
  const panel = within(await screen.findByRole('complementary', { name: 'Case 48-2025-CA-001234-OAXXXX' }));
  await waitFor(() => expect(panel.getByRole('region', { name: 'Parties' })).toHaveTextContent(/Delacroix/));
  await user.click(screen.getByRole('link', { name: 'By person' }));
  await user.type(await field(/^Last name/), 'Delacroix');
  await user.click(await search());
  await within(await results()).findAllByRole('link', { name: /Delacroix/ });
});

it('says where cases can’t be searched, and leads to New York’s dockets', async () => {
  await app.renderApp('/case-search?state=UT');
  expect(await screen.findByText('This state’s courts can’t be searched')).toBeVisible();
  const { place } = await app.renderApp('/case-search?state=NY');
  await waitFor(() => expect(place()).toContain('/docket-sync/search?provider=4'));
});
