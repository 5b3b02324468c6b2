/** Inviting people, and joining by the link. */
import { screen, waitFor, within } from '@testing-library/react';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { sentMails } from '../sandbox/db/schema/filing-logins.ts';
import { invitations } from '../sandbox/db/schema/invitations.ts';
import { users } from '../sandbox/db/schema/platform.ts';
import { browserLocation } from '../src/lib/browser/location.ts';
import { appUnderTest, type RenderedApp } from './render-app.tsx';

const app = appUnderTest();
const rosa = 'rosa.lind@example.com';
const day = 24 * 3600 * 1000;
let replaced: MockInstance<typeof browserLocation.replace>;

beforeEach(async () => {
  const { db } = app.backend.sandbox;
  await db.delete(invitations);
  await db.delete(sentMails);
  replaced = vi.spyOn(browserLocation, 'replace').mockImplementation(() => {});
});
afterEach(async () => {
  app.backend.sandbox.clock.offset = 0;
  await app.backend.sandbox.faults.replace([]);
});

const fail = (operationId: string, status: number, when: 'before' | 'after' = 'before') =>
  app.backend.sandbox.faults.replace([{ operationId, status, when, latency: 0, times: 1 }]);

const latestMail = async () => {
  const [mail] = await app.backend.sandbox.db.select().from(sentMails).orderBy(desc(sentMails.mailId));
  return mail;
};

/** An invitation from Nora, and its link below the prefix. */
async function invite(email: string, name = 'Rosa Lind'): Promise<{ invitationId: number; link: string }> {
  const body = { email, name, role: 'member', idempotencyKey: crypto.randomUUID() };
  const { invitationId } = await (await app.backend.call('/invitations/v1/invitations', { body })).json();
  return { invitationId, link: (await latestMail())?.link?.replace('/app', '') ?? '' };
}

const personOf = async (email: string) => {
  const [user] = await app.backend.sandbox.db.select().from(users).where(eq(users.userName, email));
  return user;
};

async function choosePassword(user: RenderedApp['user'], password = 'Harbor2026'): Promise<void> {
  for (const label of [/^Password/, /^Confirm password/]) {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), password);
  }
  await user.click(screen.getByRole('button', { name: 'Join' }));
}

/** Tells what the browser keeps of this tab. */
const kept = () => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });

describe('an administrator', () => {
  it('invites a person, sends the link again, and revokes it', async () => {
    const { user } = await app.renderApp('/settings/account');
    const region = await screen.findByRole('region', { name: 'People' });
    const people = within(region);
    expect(await people.findByText(/^theo\.finch@example\.com · Member · Joined/)).toBeVisible();
    await user.click(people.getByRole('link', { name: 'Invite a person' }));
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.queryByLabelText(/Password/)).toBeNull();
    await user.type(screen.getByLabelText(/^Name/), 'Rosa Lind');
    await user.type(screen.getByLabelText(/^Email/), 'theo.finch@example.com');
    await user.selectOptions(screen.getByLabelText(/^Role/), 'Bookkeeper');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Theo Finch is already in your firm.')).toBeVisible();
    await user.clear(screen.getByLabelText(/^Email/));
    await user.type(screen.getByLabelText(/^Email/), rosa);
    // The invitation is sent but the response lost: the retry finds it.
    await fail('sendInvitation', 500, 'after');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/^The invitation was not sent\. Try again/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Rosa Lind is invited')).toBeVisible();
    expect(await app.backend.sandbox.db.select().from(sentMails)).toHaveLength(1);

    await user.click(screen.getByRole('main').querySelector('[href="/app/settings/account"]') ?? document.body);
    const pending = within(await screen.findByRole('list', { name: 'Pending invitations' }));
    expect(pending.getByText(/^rosa\.lind@example\.com · Bookkeeper · Expires /)).toBeVisible();
    const resend = pending.getByRole('button', { name: 'Resend the invitation of Rosa Lind' });
    await user.click(resend);
    expect(await screen.findByText(/sent less than a minute ago/)).toBeVisible();
    app.backend.sandbox.clock.offset += 61_000;
    await user.click(resend);
    expect(await screen.findByText(`Invitation sent to ${rosa}`)).toBeVisible();
    expect(await app.backend.sandbox.db.select().from(sentMails)).toHaveLength(2);

    await user.click(pending.getByRole('button', { name: 'Revoke the invitation of Rosa Lind' }));
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Pending invitations' })).toBeNull());
  });

  it('sees that an invitation has expired', async () => {
    await invite(rosa);
    app.backend.sandbox.clock.offset += 8 * day;
    await app.renderApp('/settings/account');
    const pending = within(await screen.findByRole('list', { name: 'Pending invitations' }));
    expect(pending.getByText('Expired')).toBeVisible();
    expect(pending.getByText(/ · Member · Expired /)).toBeVisible();
  });
});

describe('an invited person', () => {
  it('chooses a password and is signed in, and the link leaves the address and the browser', async () => {
    const { link } = await invite('mira.sole@example.com', 'Mira Sole');
    const token = link.split('=')[1] ?? '';
    const { user, place, router } = await app.renderApp(link, { as: null });
    expect(await screen.findByRole('heading', { name: 'Join Marlow & Finch LLP' })).toBeVisible();
    expect(place()).toBe('/join');
    expect(router.history.location.href).not.toContain(token);
    expect(screen.getByText('Nora Marlow invited you.')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('mira.sole@example.com');
    await choosePassword(user, 'harbor2026');
    expect(await screen.findByText('Password must include at least one uppercase letter')).toBeVisible();
    // The account is created but the response lost: the same password signs in.
    await fail('acceptInvitation', 500, 'after');
    await choosePassword(user);
    expect(await screen.findByText(/having trouble creating your account/)).toBeVisible();
    expect(kept()).toContain(token);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(replaced).toHaveBeenCalledOnce());
    expect(replaced.mock.lastCall?.[0]).toMatch(
      /\/api\/platform\/account\/login\?returnUrl=[^&]*%2Fapp%2F&tempAuthId=ey/,
    );
    expect(kept()).not.toContain(token);
    expect(await personOf('mira.sole@example.com')).toMatchObject({ clientId: 1, userAdministrator: false });
  });

  it('is asked first while somebody else is signed in', async () => {
    const { link } = await invite('ada.quill@example.com', 'Ada Quill');
    const first = await app.renderApp(link);
    const stay = await screen.findByRole('link', { name: 'Stay signed in' });
    expect(screen.getByText('Nora Marlow', { selector: 'strong' })).toBeVisible();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await first.user.click(stay);
    await waitFor(() => expect(first.place()).toBe('/'));
    expect(kept()).not.toContain(link.split('=')[1]);
    expect(replaced).not.toHaveBeenCalled();
    first.unmount();
    app.reset();

    const { user } = await app.renderApp(link);
    await user.click(await screen.findByRole('button', { name: 'Continue as Ada Quill' }));
    await choosePassword(user);
    await waitFor(() => expect(replaced).toHaveBeenCalledOnce());
    expect(replaced.mock.lastCall?.[0]).toMatch(/tempAuthId=ey/);
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  it('hears that the link ended while the form was open', async () => {
    const { link, invitationId } = await invite('too.late@example.com', 'Too Late');
    const { user } = await app.renderApp(link, { as: null });
    await screen.findByLabelText(/^Password/);
    await app.backend.call(`/invitations/v1/invitations/${invitationId}`, { method: 'DELETE' });
    await choosePassword(user);
    expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
    expect(await personOf('too.late@example.com')).toBeUndefined();
  });

  it('can try again when the invitation doesn’t load', async () => {
    const { link } = await invite(rosa);
    await fail('openInvitation', 500);
    const { user } = await app.renderApp(link, { as: null });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Password/)).toBeVisible();
  });

  const problems: [string, (made: { invitationId: number; link: string }) => Promise<string>, string][] = [
    [
      'expired',
      async ({ link }) => {
        app.backend.sandbox.clock.offset += 7 * day;
        return link;
      },
      'This invitation has expired',
    ],
    [
      'revoked',
      async ({ link, invitationId }) => {
        await app.backend.call(`/invitations/v1/invitations/${invitationId}`, { method: 'DELETE' });
        return link;
      },
      'This invitation is no longer valid',
    ],
    [
      'used',
      async ({ link }) => {
        const body = { token: link.split('=')[1], password: 'Harbor2026' };
        await app.backend.call('/invitations/v1/links/accept', { body, as: null });
        return link;
      },
      'You’ve already joined Marlow & Finch LLP',
    ],
    ['unknown', async () => `/join#token=${'A'.repeat(43)}`, 'This link isn’t valid'],
    ['malformed', async ({ link }) => link.slice(0, -5), 'This link isn’t valid'],
    ['missing', async () => '/join', 'Open the link in your invitation email'],
  ];
  it.each(problems)('hears what is wrong with a link: %s', async (name, spoil, title) => {
    const link = await spoil(await invite(`of.${name}@example.com`));
    const { place } = await app.renderApp(link, { as: null });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(place()).toBe('/join');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    expect(kept()).not.toContain('benchfile-invitation');
  });
});
