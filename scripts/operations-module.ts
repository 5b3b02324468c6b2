/** Writes `sandbox/generated/<backend>/operations.ts`, the operation data for the sandbox's router. */

export interface OpenApiSchema {
  $ref?: string;
  type?: string | string[];
  items?: OpenApiSchema;
}
interface OpenApiParameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  schema: OpenApiSchema;
}
interface OpenApiContent {
  content?: Record<string, { schema?: OpenApiSchema }>;
}
interface OpenApiOperation {
  operationId: string;
  tags?: string[];
  security?: object[];
  parameters?: OpenApiParameter[];
  requestBody?: OpenApiContent;
  responses: Record<string, OpenApiContent & { $ref?: string }>;
}
export interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components?: {
    schemas?: Record<string, OpenApiSchema>;
    parameters?: Record<string, OpenApiParameter>;
    responses?: Record<string, OpenApiContent>;
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const pascal = (name: string) => name[0]?.toUpperCase() + name.slice(1);

/** The module's source for one bundled contract. */
export function operationsModule(contract: OpenApi): string {
  const entries: string[] = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) entries.push(entry(contract, path, method, operation));
    }
  }
  return [
    '// Generated from the contract. Do not edit.',
    "import * as schemas from './schemas.ts';",
    '',
    'export const operations = {',
    ...entries,
    '} as const;',
    'export type Operations = typeof operations;',
    '',
  ].join('\n');
}

function entry(contract: OpenApi, path: string, method: string, operation: OpenApiOperation): string {
  const name = pascal(operation.operationId);
  const parameters = (operation.parameters ?? []).map((parameter) => resolveParameter(contract, parameter));
  const kinds = (place: OpenApiParameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [parameter.name, kindOf(contract, parameter.schema)]),
    );
  const has = (place: OpenApiParameter['in']) => parameters.some((parameter) => parameter.in === place);
  const bodyTypes = Object.keys(operation.requestBody?.content ?? {});
  const [status, success] = Object.entries(operation.responses).find(([code]) => /^[23]/.test(code)) ?? ['204', {}];
  const answerType = Object.keys(success.content ?? {})[0];
  return [
    `  ${operation.operationId}: {`,
    `    operationId: '${operation.operationId}',`,
    `    method: '${method}',`,
    `    path: '${path}',`,
    `    isPublic: ${operation.security !== undefined && !operation.security.some((each) => 'accessToken' in each)},`,
    `    paramKinds: ${JSON.stringify(kinds('path'))},`,
    `    queryKinds: ${JSON.stringify(kinds('query'))},`,
    `    paramsSchema: ${has('path') ? `schemas.${name}Params` : 'undefined'},`,
    `    querySchema: ${has('query') ? `schemas.${name}QueryParams` : 'undefined'},`,
    `    headerSchema: ${has('header') ? `schemas.${name}Header` : 'undefined'},`,
    `    bodyType: ${bodyTypes[0] ? `'${bodyTypes[0]}'` : 'undefined'},`,
    `    bodySchema: ${bodyTypes.length > 0 ? `schemas.${name}Body` : 'undefined'},`,
    `    status: ${Number(status)},`,
    `    answerType: ${answerType ? `'${answerType}'` : 'undefined'},`,
    `    answerSchema: ${answerType === 'application/json' ? `schemas.${name}Response` : 'undefined'},`,
    '  },',
  ].join('\n');
}

function resolveParameter(contract: OpenApi, parameter: OpenApiParameter): OpenApiParameter {
  const name = /^#\/components\/parameters\/(.+)$/.exec(parameter.$ref ?? '')?.[1];
  const found = name === undefined ? parameter : contract.components?.parameters?.[name];
  if (!found) throw new Error(`A parameter references ${parameter.$ref}, which is not in the contract.`);
  return found;
}

/** The type that the router converts a query or path value to before validation. */
function kindOf(contract: OpenApi, schema: OpenApiSchema): string {
  const name = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  const resolved = name === undefined ? schema : (contract.components?.schemas?.[name] ?? {});
  const type = Array.isArray(resolved.type) ? resolved.type.find((each) => each !== 'null') : resolved.type;
  if (type === 'array') return `array:${kindOf(contract, resolved.items ?? {})}`;
  return type === 'integer' ? 'number' : (type ?? 'string');
}
