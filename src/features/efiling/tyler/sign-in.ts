/** Signing in with a state's filing service. */
import { requireOurs } from '@/api/errors';
import {
  changeTylerPassword,
  getGetTylerAuthenticationQueryKey,
  getTylerAuthentication,
  resendTylerActivationEmail,
  signInToTyler,
} from '@/api/generated/filing';
import type { SignInCalls } from '../descriptor';

export const signIn: SignInCalls = {
  statusKey: getGetTylerAuthenticationQueryKey,
  loadStatus: getTylerAuthentication,
  signIn: async (state, credentials) => {
    const login = await signInToTyler(state, credentials);
    requireOurs('signInToTyler', login.state === state && login.isAuthenticated);
    return login;
  },
  requestPasswordEmail: async (state, email) => {
    const { outcome } = await changeTylerPassword(state, { email });
    requireOurs('changeTylerPassword', outcome === 'reset-email-sent');
  },
  requestActivationEmail: async (state, email) => {
    await resendTylerActivationEmail(state, { email });
  },
};
