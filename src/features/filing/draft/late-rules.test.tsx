/** A draft opens before the code that checks it has loaded, and can't be submitted unchecked. */
import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ortega } from '../../../../tests/new-case';
import { appUnderTest } from '../../../../tests/render-app';

const app = appUnderTest();
const patience = { timeout: 15_000 };
const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();

vi.mock('@/features/efiling/tyler/rules', async (load) => {
  await arrival;
  return load();
});

test('the review waits for the rules, the steps do not', async () => {
  const content = {
    courtCode: 'lakemoor:cv1',
    caseCategoryCode: '7100',
    caseTypeCode: '70111',
    crossReferences: [],
    procedureRemedyCodes: [],
    disclaimerCodes: [],
    parties: [ortega()],
    filings: [],
  };
  const answer = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', {
    body: { content, idempotencyKey: randomUUID() },
  });
  const { orderId } = await answer.json();
  const { user } = await app.renderApp(`/case-initiation/${orderId}/filings?state=IL`);
  await user.click(await screen.findByRole('button', { name: 'Add a filing' }, patience));
  expect(await screen.findByRole('heading', { name: 'Filing 1' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Review/ }));
  expect(await screen.findByText("Checking against the court's lists…", undefined, patience)).toBeVisible();
  const submit = screen.getByRole('button', { name: /Submit|problem/ });
  expect(submit).toBeDisabled();

  arrive();
  expect(
    (await screen.findAllByText('Add a Defendant. This case type requires one.', undefined, patience))[0],
  ).toBeVisible();
  expect(submit).toBeEnabled();
});
