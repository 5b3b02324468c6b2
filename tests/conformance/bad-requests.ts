/** Requests that violate an operation's contract, and some at its limits. */
import { bodyOf, type Contract, type ContractOperation, resolveSchema, type Schema } from './contract.ts';
import { badValues, extremes, goodValue } from './sample-values.ts';

/** A request to an operation. `field` is the invalid one, as the problem names it. */
export interface BadRequest {
  operation: ContractOperation;
  label: string;
  path: string;
  headers?: Record<string, string>;
  contentType?: string | undefined;
  body?: BodyInit | undefined;
  field?: string;
  /** For errors with exactly one correct status. */
  status?: number;
}

/** All invalid requests, with one error each. */
export function badRequestsOf(contract: Contract, operation: ContractOperation): BadRequest[] {
  return [...badPaths(contract, operation), ...badQueries(contract, operation), ...badBodies(contract, operation)];
}

/** Valid extreme requests: they may find nothing but must not fail. */
export function extremeRequestsOf(contract: Contract, operation: ContractOperation): BadRequest[] {
  const good = goodRequest(contract, operation);
  const values = operation.parameters.flatMap((parameter) =>
    extremes(resolveSchema(contract, parameter.schema)).map((value) => ({ parameter, value })),
  );
  const addresses = values
    .filter(({ parameter }) => parameter.in === 'path' || parameter.in === 'query')
    .map(({ parameter, value }) => ({
      ...good,
      label: `${parameter.name}=${value}`,
      path: pathOf(contract, operation, { [parameter.name]: value }),
    }));
  const body = bodyOf(operation);
  const bodies = body?.type.includes('json')
    ? extremeVariants(contract, body.schema, goodBody(contract, operation), '').map(({ label, value }) => ({
        ...good,
        label,
        body: JSON.stringify(value),
      }))
    : [];
  return [{ ...good, label: 'the usual' }, ...addresses, ...bodies];
}

/** Names a person of the demo who may make a call (sandbox/http/rights). */
export function callerOf({ operationId }: ContractOperation): string {
  return operationId === 'orderSkipTrace' ? 'priya.raman@example.com' : 'nora.marlow@example.com';
}

/** A valid request, with the contract's examples. */
export function goodRequest(contract: Contract, operation: ContractOperation): Omit<BadRequest, 'label'> {
  const body = bodyOf(operation);
  const isJson = body?.type.includes('json');
  return {
    operation,
    path: pathOf(contract, operation),
    headers: headersOf(contract, operation),
    contentType: isJson ? 'application/json' : undefined,
    body: isJson ? JSON.stringify(goodBody(contract, operation)) : undefined,
  };
}

function badPaths(contract: Contract, operation: ContractOperation): BadRequest[] {
  const good = goodRequest(contract, operation);
  return parametersIn(operation, 'path').flatMap((parameter) =>
    badValues(contract, parameter.schema, { asText: true }).map(({ label, value }) => ({
      ...good,
      label: `${label} as ${parameter.name}`,
      path: pathOf(contract, operation, { [parameter.name]: String(value) }),
      field: `path.${parameter.name}`,
    })),
  );
}

function badQueries(contract: Contract, operation: ContractOperation): BadRequest[] {
  const good = goodRequest(contract, operation);
  return parametersIn(operation, 'query').flatMap((parameter) => {
    const field = `query.${parameter.name}`;
    const schema = resolveSchema(contract, parameter.schema);
    const values = badValues(contract, schema.items ?? schema, { asText: true }).map(({ label, value }) => ({
      ...good,
      label: `${label} as ${parameter.name}`,
      path: pathOf(contract, operation, { [parameter.name]: String(value) }),
      field,
    }));
    const missing = {
      ...good,
      label: `no ${parameter.name}`,
      path: pathOf(contract, operation, { [parameter.name]: undefined }),
      field,
    };
    return parameter.required ? [missing, ...values] : values;
  });
}

function badBodies(contract: Contract, operation: ContractOperation): BadRequest[] {
  const body = bodyOf(operation);
  if (!body) return [];
  const good = goodRequest(contract, operation);
  const wrongKinds = [
    { ...good, label: 'a body of another type', contentType: 'text/plain', body: 'text', status: 415 },
    { ...good, label: 'a body without a type', contentType: undefined, body: new Uint8Array([1, 2]), status: 415 },
  ];
  if (!body.type.includes('json')) return [...wrongKinds, ...badForms(good)];
  const json = (label: string, value: unknown, field: string): BadRequest => ({
    ...good,
    label,
    body: JSON.stringify(value),
    field,
  });
  const example = goodBody(contract, operation);
  return [
    ...wrongKinds,
    { ...good, label: 'a type that only begins like JSON', contentType: 'application/jsonx', status: 415 },
    { ...good, label: 'a body nested 50,000 deep', body: `${'['.repeat(50_000)}${']'.repeat(50_000)}`, field: 'body' },
    { ...good, label: 'half a body', body: '{"a":', field: 'body' },
    { ...good, label: 'no body', body: '', field: 'body' },
    { ...good, label: 'bytes that are not text', body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]), field: 'body' },
    { ...good, label: 'a body of 3 MB', body: JSON.stringify({ filler: 'x'.repeat(3 * 1024 * 1024) }), status: 413 },
    ...[null, 'text', 42, resolveSchema(contract, body.schema).type === 'array' ? {} : []].map((value) =>
      json(`${JSON.stringify(value)} as the body`, value, 'body'),
    ),
    ...badVariants(contract, body.schema, example, '').map(({ label, value, field }) => json(label, value, field)),
  ];
}

function badForms(good: Omit<BadRequest, 'label'>): BadRequest[] {
  const form = (label: string, body: FormData): BadRequest => ({ ...good, label, contentType: undefined, body });
  const withText = new FormData();
  withText.set('FileUploadOptions', '{"purpose":"filing"}');
  withText.set('Files', 'no file');
  return [
    { ...good, label: 'an invalid form', contentType: 'multipart/form-data; boundary=x', body: 'text' },
    { ...good, label: 'a form without a boundary', contentType: 'multipart/form-data', body: 'text' },
    form('an empty form', new FormData()),
    form('text for a file', withText),
    {
      ...good,
      label: 'a form of 53 MB',
      contentType: 'multipart/form-data; boundary=x',
      body: new Uint8Array(53 * 1024 * 1024),
      status: 413,
    },
  ];
}

/** Variants of the body with one invalid value, for every field in the example. */
function badVariants(
  contract: Contract,
  schema: Schema,
  value: unknown,
  at: string,
): { label: string; value: unknown; field: string }[] {
  const resolved = resolveSchema(contract, schema);
  const join = (key: string | number) => (at === '' ? String(key) : `${at}.${key}`);
  const own =
    at === ''
      ? []
      : badValues(contract, resolved).map((bad) => ({ label: `${bad.label} as ${at}`, value: bad.value, field: at }));
  if (Array.isArray(value) && resolved.items) {
    const [first, ...rest] = value;
    if (first === undefined) return own;
    const inner = badVariants(contract, resolved.items, first, join(0));
    return [...own, ...inner.map((variant) => ({ ...variant, value: [variant.value, ...rest] }))];
  }
  if (!isRecord(value)) return own;
  const missing = (resolved.required ?? []).map((name) => {
    const { [name]: _, ...rest } = value;
    return { label: `no ${join(name)}`, value: rest, field: join(name) };
  });
  const inner = Object.entries(resolved.properties ?? {})
    .filter(([name]) => name in value)
    .flatMap(([name, property]) =>
      badVariants(contract, property, value[name], join(name)).map((variant) => ({
        ...variant,
        value: { ...value, [name]: variant.value },
      })),
    );
  return [...own, ...missing, ...inner];
}

/** Variants of the body with one extreme value, for every field in the example. */
function extremeVariants(
  contract: Contract,
  schema: Schema,
  value: unknown,
  at: string,
): { label: string; value: unknown }[] {
  const resolved = resolveSchema(contract, schema);
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    const empty = (resolved.minItems ?? 0) === 0 ? [{ label: `nothing in ${at}`, value: [] }] : [];
    const inner = first === undefined ? [] : extremeVariants(contract, resolved.items ?? {}, first, `${at}.0`);
    return [...empty, ...inner.map((variant) => ({ ...variant, value: [variant.value, ...rest] }))];
  }
  if (isRecord(value)) {
    return Object.entries(resolved.properties ?? {})
      .filter(([name]) => name in value)
      .flatMap(([name, property]) =>
        extremeVariants(contract, property, value[name], `${at}.${name}`).map((variant) => ({
          ...variant,
          value: { ...value, [name]: variant.value },
        })),
      );
  }
  const isNumber = resolved.type === 'integer' || resolved.type === 'number';
  return extremes(resolved).map((text) => ({
    label: `${text.slice(0, 30)} as ${at}`,
    value: isNumber ? Number(text) : resolved.type === 'boolean' ? text === 'true' : text,
  }));
}

function parametersIn({ parameters }: ContractOperation, place: 'path' | 'query' | 'header') {
  return parameters.filter((parameter) => parameter.in === place);
}

/** The operation's path with parameters; `changed` replaces some, undefined omits one. */
export function pathOf(
  contract: Contract,
  operation: ContractOperation,
  changed: Record<string, string | undefined> = {},
): string {
  const textOf = (parameter: ContractOperation['parameters'][number]) =>
    parameter.name in changed
      ? changed[parameter.name]
      : String(parameter.example ?? goodValue(contract, parameter.schema));
  const path = parametersIn(operation, 'path').reduce(
    (filled, parameter) => filled.replace(`{${parameter.name}}`, encodeURIComponent(textOf(parameter) ?? '')),
    operation.path,
  );
  const query = new URLSearchParams();
  for (const parameter of parametersIn(operation, 'query')) {
    const value = parameter.required || parameter.name in changed ? textOf(parameter) : undefined;
    if (value !== undefined) query.set(parameter.name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function headersOf(contract: Contract, operation: ContractOperation): Record<string, string> {
  return Object.fromEntries(
    parametersIn(operation, 'header').map((parameter) => [
      parameter.name,
      String(goodValue(contract, parameter.schema)),
    ]),
  );
}

function goodBody(contract: Contract, operation: ContractOperation): unknown {
  const body = bodyOf(operation);
  return body?.example ?? goodValue(contract, body?.schema ?? {});
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
