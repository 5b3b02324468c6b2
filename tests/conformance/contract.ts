/** Reads the bundled contracts (`.cache/contracts`, from `npm run generate`) for the conformance tests. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The parts of a JSON schema that the tests use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

type Content = Record<string, { schema?: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }>;

export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  isPublic: boolean;
  parameters: Parameter[];
  requestBody: { required?: boolean; content: Content } | undefined;
  /** By status, or `default`. */
  responses: Record<string, { content?: Content }>;
}

export interface Contract {
  operations: ContractOperation[];
  schemas: Record<string, Schema>;
}

interface Document {
  paths: Record<string, Record<string, Omit<ContractOperation, 'method' | 'path'> & { security?: object[] }>>;
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const read = new Map<string, Contract>();

/** A backend's contract. */
export function readContract(backend: string): Contract {
  const known = read.get(backend);
  if (known) return known;
  const path = resolve(import.meta.dirname, `../../.cache/contracts/${backend}.json`);
  const document: Document = JSON.parse(readFileSync(path, 'utf8'));
  const contract = { operations: operationsOf(document), schemas: document.components?.schemas ?? {} };
  read.set(backend, contract);
  return contract;
}

function operationsOf(document: Document): ContractOperation[] {
  const shared = document.components?.parameters ?? {};
  const resolveParameter = (parameter: Parameter & { $ref?: string }): Parameter =>
    shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return {
        operationId: operation.operationId,
        method,
        path,
        isPublic: operation.security !== undefined && !operation.security.some((each) => 'accessToken' in each),
        parameters: (operation.parameters ?? []).map(resolveParameter),
        requestBody: operation.requestBody,
        responses: operation.responses,
      };
    }),
  );
}

/** Media type, schema and example of an operation's body. */
export function bodyOf({ requestBody }: ContractOperation) {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (!entry) return undefined;
  const [type, { schema = {}, example, examples }] = entry;
  return { type, schema, example: example ?? Object.values(examples ?? {})[0]?.value };
}

/** Resolves a schema's reference. */
export function resolveSchema(contract: Contract, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolveSchema(contract, contract.schemas[name] ?? {});
}

/** Property names of an object, including lists and compositions. */
export function propertiesOf(contract: Contract, schema: Schema): string[] {
  const resolved = resolveSchema(contract, schema);
  const parts = [...(resolved.allOf ?? []), ...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])];
  return [
    ...Object.keys(resolved.properties ?? {}),
    ...(resolved.items ? propertiesOf(contract, resolved.items) : []),
    ...parts.flatMap((part) => propertiesOf(contract, part)),
  ];
}
