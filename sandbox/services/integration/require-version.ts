import type { Operation, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Sandbox } from '../../sandbox.ts';

/** Matters, mappings and tokens have a version 2 (decision 9). */
const withSecondVersion = /\/(matters|mappings|auth\/token)(\/|$)/;

/** Runs before every call: refuses version 2 of calls that have only version 1. @throws ProblemError 404 */
export async function requireVersion(
  _sandbox: Sandbox,
  { path }: Operation,
  { params }: { session: Session | undefined; params: unknown },
): Promise<void> {
  if (Object(params).version === '2' && !withSecondVersion.test(path)) throw notFound('This call has no version 2.');
}
