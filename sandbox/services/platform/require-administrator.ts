import type { Session } from '../../http/operation.ts';
import { problem } from '../../http/problem.ts';
import { administrators } from '../../http/rights/roles.ts';

/**
 * Requires a firm administrator, where it depends on the request: rights to whole operations are in the table of rights.
 * @throws ProblemError 403 `administrator-required`.
 */
export function requireAdministrator({ position }: Pick<Session, 'position'>): void {
  const { roles, code, detail } = administrators;
  if (!roles.has(position)) throw problem(403, { code, detail });
}
