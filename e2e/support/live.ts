/** The live channel of a page, and pages of a deployment without one. */
import type { Page } from '@playwright/test';

/** The stream's address. */
export const liveStream = '**/api/live/v1/changes';

/** The deployment has no live channel: pages ask in intervals. */
export async function withoutLive(page: Page): Promise<void> {
  await page.route('**/app/config.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/,"live":"[^"]*"/, '');
    await route.fulfill({ response: answer, body });
  });
}
