/** The search for one case: what is said and paid when PACER's answer is lost (dockets, section 5). */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { faultSchema } from '../sandbox/control/faults.ts';
import { pacerPurchases } from '../sandbox/db/schema/docket-purchases.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

it('says that a search whose answer is lost may have been made, and finds what it found without paying twice', async () => {
  const { db, faults } = app.backend.sandbox;
  const before = await db.$count(pacerPurchases);
  const lost = { operationId: 'searchDocketCases', status: 500, when: 'after', times: 1 };
  await faults.replace([faultSchema.parse(lost)]);
  const { user } = await app.renderApp('/docket-sync/search?provider=7&term=1%3A24-cv-04154');
  const search = async () => user.click(await screen.findByRole('button', { name: 'Search PACER, $0.10' }));
  await search();
  expect(await screen.findByText('It is not known whether PACER was searched')).toBeVisible();
  expect(screen.queryByText('The courts weren’t searched')).toBeNull();
  await search();
  expect(await screen.findByText(/^PACER charged \$0\.10 for this search/)).toBeVisible();
  expect(await db.$count(pacerPurchases)).toBe(before + 1);
});

it('offers the search again beside a case that was opened by its address', async () => {
  const { faults } = app.backend.sandbox;
  const lost = { operationId: 'searchDocketCases', status: 500, when: 'after', times: 1 };
  await faults.replace([faultSchema.parse(lost)]);
  const { user } = await app.renderApp('/docket-sync/search?provider=7&term=1%3A24-cv-04155&open=7100154');
  const search = async () => user.click(await screen.findByRole('button', { name: 'Search PACER, $0.10' }));
  await search();
  expect(await screen.findByText('It is not known whether PACER was searched')).toBeVisible();
  await search();
  expect(await screen.findByText(/^PACER charged \$0\.10 for this search/)).toBeVisible();
});
