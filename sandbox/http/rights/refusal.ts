/** Whether a caller may use an operation, and what they are told if not. */
import type { Session } from '../operation.ts';
import { type ProblemError, problem } from '../problem.ts';
import { courtReaders, type Right } from './roles.ts';

/** Tells why a call is refused; undefined if it is allowed. An operation without a right is refused to everybody. */
export function refusalOf(right: Right | undefined, session: Session | undefined): ProblemError | undefined {
  if (!right) return problem(403, { code: 'no-right', detail: 'No one may do this.' });
  if (!session && right.roles.has('signedOut')) return undefined;
  if (!session) return problem(401, { code: 'token-invalid', detail: 'A valid access token is required.' });
  if ([...session.roles].some((role) => right.roles.has(role))) return undefined;
  const isOfCourts = right.roles.has('administrator') && !right.roles.has('prospectAdministrator');
  const isProspect = session.position === 'prospect' || session.position === 'prospectAdministrator';
  const { code, detail } = isOfCourts && isProspect ? courtReaders : right;
  return problem(403, { code, detail });
}
