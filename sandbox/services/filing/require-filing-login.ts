import { StateCode } from '../../generated/filing/schemas.ts';
import type { Operation, Session } from '../../http/operation.ts';
import type { Sandbox } from '../../sandbox.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { lockout, readLogin } from './filing-logins.ts';

const behindLogin = /^\/Tyler\/\{state\}\/(?!Authentication\b)/;

/**
 * Runs before every call to a state's e-filing provider, except sign-in.
 * @throws ProblemError 423 `tyler-sign-in-required` or `tyler-account-locked`.
 */
export async function requireFilingLogin(
  { db, clock }: Sandbox,
  { path }: Operation,
  { session, params }: { session: Session | undefined; params: unknown },
): Promise<void> {
  const state = StateCode.safeParse(Object(params).state);
  if (!session || !behindLogin.test(path) || !state.success || capabilityOf(state.data).provider !== 'tyler') return;
  const refusal = lockout(await readLogin(db, clock, { userId: session.userId, state: state.data }));
  if (refusal) throw refusal;
}
