/** Chromium's autofill, as a person starts it from the list under a field. */
import { expect, type Locator } from '@playwright/test';

interface Saved {
  card?: { number: string; name: string; expiryMonth: string; expiryYear: string; cvc: string };
  address?: { fields: { name: string; value: string }[] };
}

/** Autofills the field's form. Chromium needs a moment to recognize a new form. */
export async function autofill(field: Locator, saved: Saved): Promise<void> {
  const browser = await field.page().context().newCDPSession(field.page());
  await browser.send('DOM.enable');
  await field.evaluate((element) => element.setAttribute('data-autofill', ''));
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-autofill]' });
  const { node } = await browser.send('DOM.describeNode', { nodeId });
  await expect(async () => {
    await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, ...saved });
    await expect(field).not.toHaveValue('', { timeout: 500 });
  }).toPass();
  await browser.detach();
}
