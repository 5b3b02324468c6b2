import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { credentialErrors, readLoginFailure } from './login';

const refused = (status: number, body: unknown) =>
  new ApiError('Error', { url: 'https://filing.example', status, statusText: '', body });

describe('a failure', () => {
  it('shows the message of the filing service', () => {
    const failure = readLoginFailure(refused(422, { code: 'tyler-account-not-activated', detail: 'Not activated.' }));
    expect(failure).toEqual({ message: 'Not activated.', isLocked: false, isNotActivated: true });
    const ofField = readLoginFailure(refused(400, { detail: 'Not valid.', errors: { email: ['No such address.'] } }));
    expect(ofField.message).toBe('No such address.');
  });

  it('recognizes a locked account', () => {
    expect(readLoginFailure(refused(423, { detail: 'Locked.' }))).toEqual({
      message: 'Locked.',
      isLocked: true,
      isNotActivated: false,
    });
  });

  it.each([refused(503, { detail: 'Down.' }), refused(0, undefined), new Error('broken')])(
    'otherwise asks the person to try again: %s',
    (e) => {
      expect(readLoginFailure(e).message).toBe('The filing service isn’t responding. Try again in a moment.');
    },
  );
});

describe('credentials', () => {
  it('must be complete and well-formed', () => {
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
