/** The shape of a generated operation, and of the handler that answers it. */
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';

type Schema = z.ZodType | undefined;

/** One row of a generated operations table. */
export interface Operation {
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly isPublic: boolean;
  readonly paramKinds: Readonly<Record<string, string>>;
  readonly queryKinds: Readonly<Record<string, string>>;
  readonly paramsSchema: Schema;
  readonly querySchema: Schema;
  readonly headerSchema: Schema;
  readonly bodyType: string | undefined;
  readonly bodySchema: Schema;
  readonly status: number;
  readonly answerType: string | undefined;
  readonly answerSchema: Schema;
}

export type OperationTable = Readonly<Record<string, Operation>>;

/** Who asks: the claims of the access token, already checked. */
export interface Session {
  readonly userId: number;
  readonly clientId: number;
  readonly retailerId: number;
  readonly userName: string;
  readonly name: string;
  readonly email: string;
  /** The browser session of the token; missing for tokens of embedding pages. */
  readonly sessionId?: string | undefined;
}

/** What a handler has at hand besides its validated input. */
export interface HandlerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly request: Request;
  /** Origin the browser called, e.g. `http://localhost:5173`. */
  readonly origin: string;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Answer<O extends Operation> = O['answerSchema'] extends z.ZodType
  ? z.input<O['answerSchema']> | Response
  : Response | undefined;

/** Validated input of an operation. `session` is there unless the operation is public. */
export interface HandlerInput<O extends Operation> extends HandlerContext {
  readonly params: Parsed<O['paramsSchema']>;
  readonly query: Parsed<O['querySchema']>;
  readonly headers: Parsed<O['headerSchema']>;
  readonly body: Parsed<O['bodySchema']>;
  readonly session: O['isPublic'] extends true ? Session | undefined : Session;
}

/** Answers an operation: the answer's body (sent as JSON with the contract's success status), or a whole `Response`. */
export type Handler<O extends Operation> = (input: HandlerInput<O>) => Promise<Answer<O>> | Answer<O>;

/** Handlers of some operations of a backend; an operation without one answers 501. */
export type Handlers<Table extends OperationTable> = {
  [Id in keyof Table]?: Handler<Table[Id]>;
};
