/** The page of an order of process serving. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServingOrder } from '../sandbox/generated/serving/schemas.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

/** The demo's order of sixty recipients. */
const orderId = 41_301;

/** Copies are mailed on the business day after a substitute service; no weekend and holidays are longer. */
const fiveDays = 5 * 24 * 60 * 60 * 1000;
// jsdom draws no photos.
beforeEach(() => app.hang(({ pathname }) => pathname.includes('/photos/')));
afterEach(() => {
  app.backend.sandbox.clock.offset = 0;
});

describe('an order of many recipients', () => {
  it('reads the list in brief, and each recipient when it is opened', async () => {
    const answer = await app.backend.call(`/serving/v1/orders/${orderId}`);
    const { jobs }: ServingOrder = await answer.json();
    const [first, second] = jobs.filter(({ attempts }) => attempts.length > 0);
    const asked: string[] = [];
    app.answer(({ url }) => {
      asked.push(new URL(url).pathname);
      return undefined;
    });

    const { user } = await app.renderApp(`/serve-it/orders/${orderId}?recipient=${first?.position}`);
    const list = await screen.findByRole('navigation', { name: 'Recipients' }, patience);
    expect(within(list).getByText('60 recipients')).toBeVisible();
    expect(await screen.findByRole('heading', { name: first?.displayName }, patience)).toBeVisible();
    const drawn = screen.getByRole('region', { name: 'Where attempts were made' });
    expect(within(drawn).getByText(/^Attempt 1: /)).toBeVisible();

    await user.type(within(list).getByRole('searchbox'), second?.displayName ?? '');
    await user.click(within(list).getByRole('link', { name: new RegExp(`^${second?.position}\\.`) }));
    expect(await screen.findByRole('heading', { name: second?.displayName }, patience)).toBeVisible();
    expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent(second?.displayName ?? '');
    expect(asked).toContain(`/api/serving/v1/orders/${orderId}/summary`);
    expect(asked).not.toContain(`/api/serving/v1/orders/${orderId}`);
  });
});

describe('where attempts were made', () => {
  it('is drawn without mailings, which have no position', async () => {
    app.backend.sandbox.clock.offset = fiveDays;
    const mailed = await vi.waitFor(
      async () => {
        const answer = await app.backend.call(`/serving/v1/orders/${orderId}`);
        const { jobs }: ServingOrder = await answer.json();
        const found = jobs.find(({ attempts }) => attempts.some(({ serveType }) => serveType === 'mail'));
        if (!found) throw new Error('Nobody was mailed the papers.');
        return found;
        // All that happened in five days is done meanwhile.
      },
      { timeout: 100_000 },
    );
    const [made, mailing] = mailed.attempts;
    expect(mailing).toMatchObject({ serveType: 'mail', success: true });
    expect(mailing?.location).toBeUndefined();

    await app.renderApp(`/serve-it/orders/${orderId}?recipient=${mailed.position}`);
    expect(await screen.findByText(`Attempt ${mailing?.number}: mailed`, undefined, patience)).toBeVisible();
    const drawn = screen.getByRole('region', { name: 'Where attempts were made' });
    expect(within(drawn).getByRole('img', { name: /, with 1 attempt around it/ })).toBeVisible();
    expect(drawn).toHaveTextContent(`Attempt ${made?.number}: `);
    expect(drawn).not.toHaveTextContent(`Attempt ${mailing?.number}`);
    expect(drawn).not.toHaveTextContent('No position');
  });
});
