import { describe, expect, it } from 'vitest';
import { filingBackend } from './filing-backend.testing';
import { signIn } from './sign-in';

const fetchMock = filingBackend();
const answerWith = (body: unknown) => fetchMock.mockImplementation(async () => Response.json(body));

/** The only request: its method, address and body. */
function sent() {
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0] ?? [''];
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  return [`${init?.method} ${String(url).replace('https://filing.example', '')}`, body];
}

const credentials = { userName: 'nora@marlow.example', password: 'Correct-Horse-1' };
const signedIn = { state: 'IL', isAuthenticated: true, userName: 'nora@marlow.example', firmName: 'Marlow & Finch' };

describe('signing in', () => {
  it('sends the credentials and gets who signed in', async () => {
    answerWith(signedIn);
    expect(await signIn.signIn('IL', credentials)).toEqual(signedIn);
    expect(sent()).toEqual(['POST /Tyler/IL/Authentication', credentials]);
  });

  it.each([
    ['another state', { ...signedIn, state: 'TX' }],
    ['nobody', { ...signedIn, isAuthenticated: false }],
    ['nobody in another state', { state: 'TX', isAuthenticated: false }],
  ])('has not worked if the answer is about %s', async (_, answer) => {
    answerWith(answer);
    await expect(signIn.signIn('IL', credentials)).rejects.toThrow(
      'The response of signInToTyler does not match its contract: it answers another request',
    );
  });

  it('is known by state', async () => {
    answerWith({ state: 'IL', isAuthenticated: false });
    const { signal } = new AbortController();
    expect(await signIn.loadStatus('IL', { signal })).toEqual({ state: 'IL', isAuthenticated: false });
    expect(sent()).toEqual(['GET /Tyler/IL/Authentication', undefined]);
    expect(signIn.statusKey('IL')).toEqual(['Tyler', 'IL', 'Authentication']);
  });
});

describe('an email', () => {
  it('with a link to set a new password goes to the address alone', async () => {
    answerWith({ outcome: 'reset-email-sent' });
    await signIn.requestPasswordEmail('IL', 'nora@marlow.example');
    expect(sent()).toEqual(['POST /Tyler/IL/Authentication/Password', { email: 'nora@marlow.example' }]);
  });

  it('was not sent if the password was changed instead', async () => {
    answerWith({ outcome: 'changed' });
    await expect(signIn.requestPasswordEmail('IL', 'nora@marlow.example')).rejects.toThrow(
      'The response of changeTylerPassword does not match its contract: it answers another request',
    );
  });

  it('to activate the account can be requested again', async () => {
    fetchMock.mockImplementation(async () => new Response(null, { status: 204 }));
    await signIn.requestActivationEmail('IL', 'nora@marlow.example');
    expect(sent()).toEqual(['POST /Tyler/IL/Authentication/Activation-Email', { email: 'nora@marlow.example' }]);
  });
});
