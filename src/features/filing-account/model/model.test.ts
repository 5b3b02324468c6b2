import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { credentialErrors } from './credentials';
import { readLoginFailure } from './login-failure';

const refused = (status: number, body: unknown) =>
  new ApiError('Error', { url: 'https://filing.example', status, statusText: '', body });

describe('a failure', () => {
  it('says what the filing service says', () => {
    const failure = readLoginFailure(refused(422, { code: 'tyler-account-not-activated', detail: 'Not activated.' }));
    expect(failure).toEqual({ message: 'Not activated.', isLocked: false, isNotActivated: true });
    const ofField = readLoginFailure(refused(400, { detail: 'Not valid.', errors: { email: ['No such address.'] } }));
    expect(ofField.message).toBe('No such address.');
  });

  it('knows a locked account', () => {
    expect(readLoginFailure(refused(423, { detail: 'Locked.' }))).toMatchObject({ message: 'Locked.', isLocked: true });
  });

  it.each([refused(503, { detail: 'Down.' }), refused(0, undefined), new Error('broken')])(
    'else asks to wait: %s',
    (e) => {
      expect(readLoginFailure(e).message).toBe('The filing service does not answer. Try again in a moment.');
    },
  );
});

describe('what is entered', () => {
  it('must be complete', () => {
    expect(credentialErrors({ email: ' ', password: '' }, true)).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
    expect(credentialErrors({ email: 'nobody', password: '' }, false)).toEqual({
      email: 'Please enter a valid email address',
    });
    expect(credentialErrors({ email: 'a@example.com', password: 'x' }, true)).toEqual({});
  });
});
