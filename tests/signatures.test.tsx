/** Electronic signatures: from the documents to the order, and the signer's page. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { sentMails } from '../sandbox/db/schema/filing-logins.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { appUnderTest, patience } from './render-app.tsx';
import { stopBilling } from './sandbox.ts';

const app = appUnderTest();
const ada = 'ada.quill@example.com';

beforeEach(() => localStorage.clear());

const sent = () =>
  app.backend.sandbox.db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, 1), eq(orders.service, 'ElectronicSignature')));

async function letter(): Promise<File> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]);
  return new File([new Uint8Array(await pdf.save())], 'Fee agreement.pdf', { type: 'application/pdf' });
}

const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send for $3.00' });

async function prepare(user: UserEvent): Promise<void> {
  await screen.findByRole('button', { name: 'Send for $3.00' }, patience);
  await user.upload(screen.getByLabelText('Add documents'), await letter());
  await screen.findByRole('button', { name: 'Add signature' }, patience);
  await user.type(textbox('Name of signer 1'), 'Ada Quill');
  await user.type(textbox('Email of signer 1'), ada);
  await user.click(screen.getByRole('button', { name: 'Add signature' }));
}

/** The link of the person's latest email. */
async function linkOf(email: string): Promise<string> {
  const [mail] = await app.backend.sandbox.db
    .select()
    .from(sentMails)
    .where(and(eq(sentMails.recipient, email), isNotNull(sentMails.link)))
    .orderBy(desc(sentMails.mailId))
    .limit(1);
  return (mail?.link ?? '').replace('/app', '');
}

describe('documents to sign', () => {
  it('are sent once though an answer is lost, and followed on the order’s page', async () => {
    await stopBilling(app.backend.sandbox);
    let isLost = false;
    app.answer((request) => {
      if (isLost || request.method !== 'POST' || !request.url.endsWith('/v1/envelopes')) return undefined;
      isLost = true;
      return app.backend.sandbox.fetch(request.clone()).then(() => HttpResponse.error());
    });
    const before = (await sent()).length;
    const { user, place } = await app.renderApp('/electronic-signature?state=IL');
    await prepare(user);
    await user.click(send());
    await screen.findByText('It is not known whether the envelope was sent. Try again: nothing is sent twice.');
    await user.click(send());
    await waitFor(() => expect(place()).toMatch(/^\/order-details\/\d+/), patience);
    expect(await sent()).toHaveLength(before + 1);
    const signers = await screen.findByRole('list', { name: 'Signers' }, patience);
    expect(within(signers).getByText('Ada Quill')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Void' }));
    const dialog = await screen.findByRole('dialog', { name: 'Void this envelope?' }, patience);
    await user.click(within(dialog).getByRole('button', { name: 'Void' }));
    expect(await within(dialog).findByText('Reason is required')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Wrong rate.');
    await user.click(within(dialog).getByRole('button', { name: 'Void' }));
    expect(await screen.findByText('Reason: Wrong rate.', {}, patience)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull();
  });

  it('are kept in the browser, and name what is missing', async () => {
    const first = await app.renderApp('/electronic-signature?state=IL');
    await prepare(first.user);
    first.unmount();
    const { user } = await app.renderApp('/electronic-signature?state=IL');
    await screen.findByRole('button', { name: 'Send for $3.00' }, patience);
    expect(textbox('Name of signer 1')).toHaveValue('Ada Quill');
    expect(screen.getByText('1 field')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Signature, Ada Quill' }));
    await user.clear(textbox('Email of signer 1'));
    await user.click(send());
    expect(await screen.findByText('2 items to fix before sending')).toBeVisible();
    expect(screen.getByText('Place a signature for Ada Quill')).toBeVisible();
    await waitFor(() => expect(textbox('Email of signer 1')).toHaveFocus());
  });
});

describe('a signer', () => {
  async function sendOne(): Promise<number> {
    const { user, place, unmount } = await app.renderApp('/electronic-signature?state=IL');
    await prepare(user);
    await user.click(send());
    await waitFor(() => expect(place()).toMatch(/^\/order-details\/\d+/), patience);
    const orderId = Number(place().split('/')[2]);
    unmount();
    return orderId;
  }

  it('consents first, signs though the answer is lost, and cannot sign again', async () => {
    await sendOne();
    const link = await linkOf(ada);
    let toLose = 0;
    app.answer((request) => {
      if (toLose === 0 || !request.url.endsWith('/v1/signing/sign')) return undefined;
      toLose -= 1;
      return app.backend.sandbox.fetch(request.clone()).then(() => HttpResponse.error());
    });
    const { user, place, unmount } = await app.renderApp(link, { as: null });
    await user.click(await screen.findByRole('button', { name: 'Read the documents' }, patience));
    expect(await screen.findByText('Agree to continue, or decline.')).toBeVisible();
    expect(place()).toBe('/sign');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Read the documents' }));
    const name = await screen.findByRole('textbox', { name: 'Your name' }, patience);
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    await user.type(name, '王小明');
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText('We can’t print 王, 小, 明. Draw your signature instead.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Draw your signature' }));
    expect(screen.getByRole('button', { name: 'Draw' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Type' }));
    const again = screen.getByRole('textbox', { name: 'Your name' });
    await user.clear(again);
    await user.type(again, 'Ada Quill');
    toLose = 1;
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByRole('heading', { name: /You signed|Everyone has signed/ }, patience)).toBeVisible();
    unmount();
    await app.renderApp(link, { as: null });
    expect(await screen.findByRole('heading', { name: 'Everyone has signed' }, patience)).toBeVisible();
  });

  it('declines with a reason, which ends the link', async () => {
    await sendOne();
    const link = await linkOf(ada);
    const { user, unmount } = await app.renderApp(link, { as: null });
    await user.click(await screen.findByRole('button', { name: 'Decline to sign' }, patience));
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Reason is required')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The rate is wrong.');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { name: 'Signing was declined' }, patience)).toBeVisible();
    unmount();
    await app.renderApp(link, { as: null });
    expect(await screen.findByRole('heading', { name: 'Signing was declined' }, patience)).toBeVisible();
  });

  it.each([
    [`/sign#token=${'A'.repeat(43)}`, 'This link isn’t valid'],
    ['/sign#token=short', 'This link isn’t valid'],
    ['/sign', 'Open the link in your email'],
  ])('is told what is wrong with %s', async (link, title) => {
    const { place } = await app.renderApp(link, { as: null });
    expect(await screen.findByRole('heading', { name: title }, patience)).toBeVisible();
    expect(place()).toBe('/sign');
  });
});
