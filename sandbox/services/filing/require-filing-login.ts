import { StateCode } from '../../generated/filing/schemas.ts';
import type { Operation, Session } from '../../http/operation.ts';
import { factsOf } from '../../providers/facts.ts';
import type { Sandbox } from '../../sandbox.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { lockout, readLogin } from './filing-logins.ts';

/**
 * Runs before every call to a state's e-filing provider, except sign-in.
 * @throws ProblemError 423 with the reason.
 */
export async function requireFilingLogin(
  sandbox: Sandbox,
  { path }: Operation,
  { session, params }: { session: Session | undefined; params: unknown },
): Promise<void> {
  const state = StateCode.safeParse(Object(params).state);
  if (!session || !state.success) return;
  const { signIn } = factsOf(capabilityOf(state.data).provider);
  if (signIn?.covers.test(path)) await requireSignIn(sandbox, session, state.data);
}

/**
 * For calls that name their state in the query. States whose provider has no sign-in need none.
 * @throws ProblemError 423 with the reason.
 */
export async function requireSignIn(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  { userId }: Session,
  state: StateCode,
): Promise<void> {
  if (!factsOf(capabilityOf(state).provider).signIn) return;
  const refusal = lockout(await readLogin(db, clock, { userId, state }));
  if (refusal) throw refusal;
}
