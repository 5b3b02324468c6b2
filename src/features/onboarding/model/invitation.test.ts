import { describe, expect, it } from 'vitest';
import type { InvitationLink } from '@/api/generated/invitations/model';
import { invitationErrors, joinErrors, type LinkProblem, problemText, toInvitation } from './invitation';

describe('an invitation', () => {
  it('needs a name and an email', () => {
    expect(invitationErrors({ name: ' ', email: 'rosa', role: 'member' })).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email address',
    });
    expect(invitationErrors({ name: 'Rosa Lind', email: 'rosa@example.com', role: 'member' })).toEqual({});
  });

  it('is sent without surrounding spaces', () => {
    expect(toInvitation({ name: ' Rosa Lind ', email: ' rosa@example.com ', role: 'bookkeeper' })).toEqual({
      name: 'Rosa Lind',
      email: 'rosa@example.com',
      role: 'bookkeeper',
    });
  });

  it('is accepted with a password by the rules of a sign-up', () => {
    expect(joinErrors({ password: 'harbor2026', confirmPassword: '' })).toEqual({
      password: 'Password must include at least one uppercase letter',
      confirmPassword: 'Please confirm your password',
    });
    expect(joinErrors({ password: 'Harbor2026', confirmPassword: 'Harbor2026' })).toEqual({});
  });
});

describe('a link that can’t be used', () => {
  const link: InvitationLink = {
    status: 'expired',
    firmName: 'Marlow & Finch LLP',
    invitedBy: 'Nora Marlow',
    email: 'rosa@example.com',
    name: 'Rosa Lind',
    role: 'member',
    expiresAt: '2026-11-27T16:04:00Z',
  };
  it.each<[LinkProblem, RegExp, boolean]>([
    ['used', /^Sign in with rosa@example\.com/, true],
    ['account-exists', /^rosa@example\.com has an account.* Ask Nora Marlow/, true],
    ['expired', /^Ask Nora Marlow or another administrator of Marlow & Finch LLP/, false],
    ['revoked', /^Ask Nora Marlow or another administrator of Marlow & Finch LLP/, false],
    ['missing', /open the link again/, false],
    ['unknown', /ask your administrator/, false],
    ['unavailable', /^Ask your administrator/, false],
  ])('says what to do: %s', (problem, advice, hasAccount) => {
    const text = problemText(problem, link);
    expect(text.advice).toMatch(advice);
    expect(text.hasAccount).toBe(hasAccount);
    expect(problemText(problem).title).not.toBe('');
  });
});
