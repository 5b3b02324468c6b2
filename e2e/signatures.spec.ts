/** Documents are sent, and signed by a person without an account in another browser. */

import { pdfFile } from './support/pdf.ts';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

test('a document is signed in another browser, and sealed', async ({ page, browser, control }) => {
  const email = `ada.${Date.now()}@example.com`;
  await openAs(page, people.nora, '/electronic-signature?state=IL');
  await page.getByLabel('Add documents').setInputFiles(await pdfFile('Fee agreement.pdf', 2));
  await expect(page.getByRole('img', { name: 'Page 1 of Fee agreement.pdf' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of signer 1' }).fill('Ada Quill');
  await page.getByRole('textbox', { name: 'Email of signer 1' }).fill(email);
  await page.getByRole('button', { name: 'Add signature' }).click();
  const field = page.getByRole('button', { name: 'Signature, Ada Quill', exact: true });
  await expect(field).toBeFocused();
  const before = await field.boundingBox();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await field.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send for $3.00' }).click();
  await expect(page.getByRole('list', { name: 'Signers' }).getByText('Ada Quill')).toBeVisible();
  await expectAccessible(page);

  const link = await control.mailedLink({ email });
  const token = link.split('=')[1] ?? '';
  expect(token).toHaveLength(43);
  const context = await browser.newContext();
  const signer = await context.newPage();
  const requests: string[] = [];
  signer.on('request', (request) => requests.push(request.url()));
  await signer.goto(link);
  await expect(signer).toHaveURL('/app/sign');
  expect(await signer.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
  await signer.getByRole('checkbox').check();
  await expectAccessible(signer);
  await signer.getByRole('button', { name: 'Read the documents' }).click();
  await expect(signer.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  await expectAccessible(signer);
  await signer.getByRole('button', { name: 'Draw' }).click();
  const pad = await signer.getByRole('img', { name: 'Draw your signature here' }).boundingBox();
  if (!pad) throw new Error('There is nowhere to draw.');
  await signer.mouse.move(pad.x + 20, pad.y + 30);
  await signer.mouse.down();
  await signer.mouse.move(pad.x + 120, pad.y + 60, { steps: 5 });
  await signer.mouse.up();
  await signer.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(signer.getByRole('heading', { name: 'You signed' })).toBeVisible();
  expect(requests.filter((url) => url.includes(token))).toEqual([]);
  await signer.goto(link);
  await expect(signer.getByRole('heading', { name: 'Everyone has signed' })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText('SHA-256 of the sealed PDF')).toBeVisible();
  await expect(page.getByText('Fee agreement - certificate.pdf')).toBeVisible();
});
