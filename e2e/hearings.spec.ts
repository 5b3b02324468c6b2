/** A hearing chosen in the form, by keyboard, that another firm takes before the submission. */
import { z } from 'zod';
import { ExistingCaseDraft } from '../sandbox/generated/filing/schemas.ts';
import { createExistingCaseDraft, get } from './support/drafts.ts';
import { expectSaved } from './support/new-case.ts';
import { expect, expectAccessible, expectWidth, openAs, people, test } from './support/test.ts';

test('a time taken meanwhile: the filing stays submitted, and one of the nearest is reserved', async ({
  page,
  control,
}) => {
  await openAs(page, people.nora, '/');
  const motion = { filingTypeCode: '40210', motionTypeCode: '17301', description: 'Motion to strike' };
  const { orderId } = await createExistingCaseDraft(page, control, motion);
  await page.goto(`/app/existing-case/${orderId}/filings?state=IL`);
  await page.getByRole('button', { name: 'Choose a hearing' }).press('Enter');
  const times = page.getByRole('radiogroup', { name: /^Hearing times of Hon/ });
  const first = times.getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  const chosen = times.getByRole('radio', { checked: true });
  await expect(chosen).toBeFocused();
  // Day, hour, zone, room and how it is held are read out.
  await expect(chosen).toHaveAccessibleName(
    /^\w+day, \w+ \d+, \d+:\d\d [AP]M C[SD]T, room \d+, Hon\. .*, (by video|in person)/,
  );
  await expectAccessible(page);
  for (const width of [1280, 390, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWidth(page, width);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectSaved(page);

  const draft = await get(page.request, `filing/Tyler/IL/Drafts/Existing-Case/${orderId}`);
  const { content } = ExistingCaseDraft.parse(draft);
  const { courtCode, hearingSlotId } = z
    .object({ courtCode: z.string(), hearingSlotId: z.string() })
    .parse({ courtCode: content.courtCode, hearingSlotId: content.filings[0]?.hearingSlot?.hearingSlotId });
  await control.takeHearing({ state: 'IL', courtCode, hearingSlotId });

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /^Review and submit/ })
    .click();
  await expect(page.getByText('Ready to submit')).toBeVisible();
  await page.getByRole('button', { name: /^Submit and reserve \w+day, / }).click();
  await page.waitForURL(/\/order-details\/\d+/);
  const notice = page.getByRole('alert').filter({ hasText: 'The hearing isn’t reserved yet' });
  await expect(notice).toContainText('Your filing is submitted.');
  await expectAccessible(page);
  await expect(notice).toContainText('That time was just taken. Choose another:');
  await expect(notice.getByRole('listitem')).toHaveCount(3);
  // Others are in the calendar.
  await notice.getByRole('button', { name: 'Other times' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reserve a hearing' });
  await expect(dialog.getByRole('alert')).toContainText('That time was just taken. Choose another:');
  const nearest = dialog.getByRole('radiogroup', { name: 'Nearest hearing times' }).getByRole('radio');
  await expect(nearest).toHaveCount(3);
  await nearest.first().press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await notice
    .getByRole('button', { name: /^Reserve \w+day, / })
    .first()
    .press('Enter');
  await expect(page.getByText(/^Hearing reserved: /)).toBeVisible();
  await expect(notice).toHaveCount(0);
});
