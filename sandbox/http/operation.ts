/** Types of generated operations and their handlers. */
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import type { Position, Role } from './rights/roles.ts';

type Schema = z.ZodType | undefined;

/** A row of a generated operations table. */
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

/** The access token's verified claims. */
export interface Identity {
  readonly userId: number;
  readonly clientId: number;
  readonly retailerId: number;
  readonly userName: string;
  readonly name: string;
  readonly email: string;
  /** The token's browser session; missing for tokens of embedding pages. */
  readonly sessionId?: string | undefined;
}

/** Who calls: the token's person, with the roles that the database says they have now. */
export interface Session extends Identity {
  readonly position: Position;
  /** What the table of rights looks at (`rights/table.ts`). */
  readonly roles: ReadonlySet<Role>;
}

/** What a handler gets besides its validated input. */
export interface HandlerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly request: Request;
  /** Origin of the request, such as `http://localhost:5173`. */
  readonly origin: string;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Answer<O extends Operation> = O['answerSchema'] extends z.ZodType
  ? z.input<O['answerSchema']> | Response
  : Response | undefined;

/** Validated input of an operation. `session` is set unless the operation is public. */
export interface HandlerInput<O extends Operation> extends HandlerContext {
  readonly params: Parsed<O['paramsSchema']>;
  readonly query: Parsed<O['querySchema']>;
  readonly headers: Parsed<O['headerSchema']>;
  readonly body: Parsed<O['bodySchema']>;
  readonly session: O['isPublic'] extends true ? Session | undefined : Session;
}

/** Handles an operation: returns the body (sent as JSON with the contract's success status) or a whole `Response`. */
export type Handler<O extends Operation> = (input: HandlerInput<O>) => Promise<Answer<O>> | Answer<O>;

/** Handlers of a backend's operations; operations without a handler respond 501. */
export type Handlers<Table extends OperationTable> = {
  [Id in keyof Table]?: Handler<Table[Id]>;
};
