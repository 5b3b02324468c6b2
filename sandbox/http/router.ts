/**
 * Serves a backend's operations: faults, access token, rights, validation, handler or 501. An answer leaves as its
 * contract declares it, and without what isn't declared.
 */
import { Hono } from 'hono';
import type { Sandbox } from '../sandbox.ts';
import { readSession } from './access-token.ts';
import type { Handler, Handlers, Operation, OperationTable, Session } from './operation.ts';
import { ProblemError, problemResponse } from './problem.ts';
import { readRequest } from './read-request.ts';
import { refusalOf } from './rights/refusal.ts';
import type { Right, Rights } from './rights/roles.ts';

/** Runs before each of a backend's handlers. @throws ProblemError to reject a call. */
type Gate = (
  sandbox: Sandbox,
  operation: Operation,
  call: { session: Session | undefined; params: unknown },
) => Promise<void>;

interface Mounted {
  operation: Operation;
  /** Undefined for operations that are in no table of rights: nobody may use them. */
  right: Right | undefined;
  handler: Handler<Operation> | undefined;
  before: Gate;
}

interface Backend<Table extends OperationTable> {
  operations: Table;
  rights: Rights<Table>;
  handlers: Handlers<Table>;
  before?: Gate;
}

/** Mounts a backend as a Hono app, with the contract's paths. */
export function backendRouter<Table extends OperationTable>(
  sandbox: Sandbox,
  { operations, rights, handlers, before = async () => {} }: Backend<Table>,
): Hono {
  const app = new Hono();
  for (const operation of bySpecificity(Object.values(operations))) {
    const { operationId, method, path } = operation;
    const mounted = { operation, right: rights[operationId], handler: handlers[operationId], before };
    app.on(method.toUpperCase(), honoPath(path), (context) =>
      answer(sandbox, mounted, context.req.raw, pathValues(operation, context.req.param())),
    );
  }
  return app;
}

async function answer(
  sandbox: Sandbox,
  { operation, right, handler, before }: Mounted,
  request: Request,
  rawParams: Record<string, string>,
): Promise<Response> {
  const { operationId } = operation;
  try {
    if (!handler) {
      return problemResponse(501, {
        code: 'not-implemented',
        detail: `${operationId} is not implemented.`,
        operationId,
      });
    }
    const session = await readSession(sandbox, request, right);
    const fault = await sandbox.faults.strike(operationId, session?.userId, request);
    if (fault?.when === 'before' && fault.response) return fault.response;
    const refusal = refusalOf(right, session);
    if (refusal) throw refusal;
    const parts = await readRequest(operation, request, rawParams);
    await sandbox.dueWork.catchUp();
    await before(sandbox, operation, { session, params: parts.params });
    const origin = new URL(request.url).origin;
    const result = await handler({
      ...parts,
      session,
      db: sandbox.db,
      clock: sandbox.clock,
      request,
      origin,
    } as Parameters<Handler<Operation>>[0]);
    const response = await toResponse(operation, result);
    // The work is done and the response lost: clients must retry without repeating the work.
    await fault?.wait();
    return (fault?.when === 'after' && fault.response) || response;
  } catch (error) {
    if (error instanceof ProblemError) return problemResponse(error.status, { ...error.fields, operationId });
    sandbox.log(`${operationId} failed`, error);
    return problemResponse(500, { code: 'internal-error', operationId });
  }
}

async function toResponse(operation: Operation, result: unknown): Promise<Response> {
  if (result instanceof Response) return cutResponse(operation, result);
  const cut = cutToContract(operation, result);
  if (operation.status === 204 || cut === undefined) return new Response(null, { status: 204 });
  return Response.json(cut, { status: operation.status });
}

/** A response that a handler made, with headers of its own. Files and pages pass as they are. */
async function cutResponse(operation: Operation, response: Response): Promise<Response> {
  const isJson = operation.answerType === 'application/json' && response.status === operation.status;
  if (!isJson) return response;
  const cut = cutToContract(operation, await response.json());
  return new Response(JSON.stringify(cut), { status: response.status, headers: response.headers });
}

/** Leaves out what the contract doesn't declare: a column that was added is no answer yet (decision 25). */
function cutToContract({ operationId, answerSchema }: Operation, result: unknown): unknown {
  if (!answerSchema) return undefined;
  const parsed = answerSchema.safeParse(result);
  if (!parsed.success)
    throw new Error(`${operationId} returned a response that violates its contract: ${parsed.error.message}`);
  return parsed.data;
}

/** `/v{version}/mappings/{mappingId}` → `/:version{v[^/]+}/mappings/:mappingId`. */
function honoPath(path: string): string {
  return path.replace(
    /\/([a-z]*)\{([\w-]+)\}/g,
    (_, literal: string, name: string) => `/:${name}${literal && `{${literal}[^/]+}`}`,
  );
}

/** Path parameters by name, without a literal prefix in the segment (`v1` → `1`). */
function pathValues(operation: Operation, raw: Record<string, string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    const prefix = new RegExp(`/([a-z]+)\\{${name}\\}`).exec(operation.path)?.[1] ?? '';
    values[name] = value.slice(prefix.length);
  }
  return values;
}

/** Literal segments before parameters, so that `/Order/fee-breakdown` doesn't match as an order ID. */
function bySpecificity(operations: Operation[]): Operation[] {
  const shape = (operation: Operation) =>
    operation.path
      .split('/')
      .map((segment) => (segment.includes('{') ? '1' : '0'))
      .join('');
  return operations.toSorted((a, b) => (shape(a) < shape(b) ? -1 : shape(a) > shape(b) ? 1 : 0));
}
