/**
 * Compares the contracts with the catalog of the product's calls: nothing may be missing, and nothing may be
 * undocumented. `catalog.tsv` lists the calls with the catalog's parameter names.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backends } from '../../orval.config.ts';
import { bodyOf, propertiesOf, readContract } from './contract.ts';

interface Call {
  service: string;
  method: string;
  path: string;
  /** Parameters named in the catalog, whether in path, query or body. */
  parameters: string[];
  /** The body's type, if the catalog names it. */
  body: string;
}

/** Operations without a call in the catalog. */
const beyondCatalog: readonly string[] = [
  // searches for a person's address
  'serving GET /v1/skip-traces',
  'serving POST /v1/skip-traces',
  'serving GET /v1/skip-traces/{orderId}',
  'serving GET /v1/envelope-terms',
  'serving GET /v1/envelopes',
  'serving POST /v1/envelopes',
  'serving GET /v1/envelopes/{orderId}',
  'serving POST /v1/envelopes/{orderId}/reminders',
  'serving POST /v1/envelopes/{orderId}/void',
  'serving POST /v1/signing/open',
  'serving POST /v1/signing/consent',
  'serving POST /v1/signing/document',
  'serving POST /v1/signing/sign',
  'serving POST /v1/signing/decline',
  // the address service: the specification mentions place lookup without naming its calls
  'places GET /v1/places',
  'places GET /v1/places/{placeId}',
  // notifications of what happened and dismissed orders, which the catalog has no calls for
  'notifications GET /v1/notifications',
  'notifications POST /v1/notifications/marks',
  'notifications GET /v1/preferences',
  'notifications PUT /v1/preferences',
  'notifications PUT /v1/attention/{orderId}',
  'notifications DELETE /v1/attention/{orderId}',
  // what changes on orders, as it happens (docs/adr/0033)
  'live GET /v1/changes',
  // orders of the former product
  'legacy-serving GET /v1/orders/{orderId}',
  'legacy-serving GET /v1/orders/{orderId}/documents/{documentId}',
  // our own service: what a firm did in a case whose docket it follows
  'workspace GET /v1/case-story',
  // what a firm has at courts today
  'workspace GET /v1/today',
  // our own service: what a firm filed before
  'workspace GET /v1/recent-filings/{state}',
  'workspace GET /v1/parties/{state}',
  // and the firm's templates
  'workspace GET /v1/templates',
  'workspace POST /v1/templates',
  'workspace PATCH /v1/templates/{templateId}',
  'workspace DELETE /v1/templates/{templateId}',
  'workspace POST /v1/templates/{templateId}/restore',
  // and what the product made and did for a matter
  'workspace GET /v1/matter-documents',
  'workspace GET /v1/matter-events',
  // and the archive of stamped copies
  'workspace POST /v1/stamped-copies/search',
  'workspace GET /v1/stamped-copies/{copyId}/content',
  'workspace POST /v1/stamped-copies/{copyId}/fetch',
  // the people of a matter in every system: the catalog has only Clio’s calls
  'integration GET /v{version}/integrations/{integrationName}/matters/{matterReference}/people',
  // reading papers, which the catalog has no calls for
  'extraction POST /v1/extractions',
  'extraction GET /v1/extractions/{extractionId}',
  'extraction PUT /v1/extractions/{extractionId}/confirmation',
  // process serving, which the catalog has no calls for
  'serving GET /v1/service-rules',
  'serving GET /v1/service-levels',
  'serving POST /v1/addresses/verify',
  'serving POST /v1/drafts',
  'serving GET /v1/drafts/{orderId}',
  'serving DELETE /v1/drafts/{orderId}',
  'serving POST /v1/quotes',
  'serving POST /v1/jobs/{jobId}/addresses',
  'serving PUT /v1/jobs/{jobId}/addresses/{addressId}',
  'serving POST /v1/jobs/{jobId}/approvals',
  'serving POST /v1/jobs/{jobId}/messages',
  'serving POST /v1/jobs/{jobId}/hold',
  'serving POST /v1/jobs/{jobId}/resume',
  'serving POST /v1/jobs/{jobId}/cancel',
  'serving GET /v1/jobs/{jobId}/photos/{photoId}',
  'serving GET /v1/jobs/{jobId}/proof',
  'serving POST /v1/jobs/{jobId}/proof/approval',
  'serving POST /v1/jobs/{jobId}/proof/change-request',
  'serving PUT /v1/jobs/{jobId}/proof/filing',
  'serving POST /v1/orders',
  'serving GET /v1/orders/{orderId}',
  'serving GET /v1/orders/{orderId}/summary',
  'serving GET /v1/orders/{orderId}/recipient',
  'serving GET /v1/orders/{orderId}/custody',
  'serving GET /v1/orders/{orderId}/evidence',
  'serving POST /v1/orders/{orderId}/release',
  'serving POST /v1/orders/{orderId}/cancel',
  'serving GET /v1/offices',
  // services ordered with one form, which the catalog has no calls for
  'serving GET /v1/service-forms/{service}',
  'serving POST /v1/requests',
  'serving GET /v1/requests/{orderId}',
  'serving POST /v1/requests/{orderId}/cancel',
  // invitations by link, which the catalog has no calls for
  'invitations GET /v1/invitations',
  'invitations POST /v1/invitations',
  'invitations DELETE /v1/invitations/{invitationId}',
  'invitations POST /v1/invitations/{invitationId}/resend',
  'invitations POST /v1/links/open',
  'invitations POST /v1/links/accept',
  // what changed on dockets, searching their entries, deadlines, calendar feeds and PACER spending (docs/adr/0028)
  'docket-watch GET /v1/auto-fetch/{orderId}',
  'docket-watch PUT /v1/auto-fetch/{orderId}',
  'docket-watch GET /v1/changes',
  'docket-watch POST /v1/changes/read',
  'docket-watch POST /v1/changes/preview',
  'docket-watch GET /v1/entries',
  'docket-watch GET /v1/deadlines',
  'docket-watch PUT /v1/deadlines/{deadlineId}',
  'docket-watch DELETE /v1/deadlines/{deadlineId}',
  'docket-watch GET /v1/calendar-feeds',
  'docket-watch POST /v1/calendar-feeds',
  'docket-watch DELETE /v1/calendar-feeds/{feedId}',
  'docket-watch GET /v1/calendar/{file}',
  'docket-watch GET /v1/pacer-spend',
  'docket-watch PUT /v1/pacer-spend/limits',
];

/** Query parameters missing from the catalog that their call needs. */
const unnamedParameters: Readonly<Record<string, readonly string[]>> = {
  'filing GET /Order/GenerateFeeSummary': ['orderId'],
  'filing GET /Order/order-detail-actions': ['orderId'],
  'filing GET /Order/fee-breakdown': ['orderId'],
  'filing GET /OneLegal/OLDraft': ['orderId'],
  'filing GET /OneLegal/OLFilings/New-Case': ['orderId'],
  'filing GET /OneLegal/OLFilings/Existing-Case': ['orderId'],
  'filing GET /Granicus/FL/FlDrafts': ['orderId', 'isSubmitted'],
  // a court's policy and tables, which the catalog has no call for
  'filing GET /MultisourceCourts/{state}/Courts': ['courtId'],
  // whether the portal takes filings from the person
  'filing GET /Granicus/FL/FlAccounts/DefaultEServiceRecipients': ['logonName'],
  // "traffic citation number" in the catalog
  'filing GET /Granicus/FL/FlCases': ['TrafficCitationNumber'],
  // Filevine's reconnect button (specification, application section 4)
  'platform GET /account/login': ['authScheme', 'forceLogin'],
};

const calls = readCatalog();
const keyOf = ({ service, method, path }: Pick<Call, 'service' | 'method' | 'path'>) => `${service} ${method} ${path}`;
const operations = new Map(
  backends.flatMap((backend) =>
    readContract(backend).operations.map((operation) => [
      keyOf({ service: backend, method: operation.method.toUpperCase(), path: operation.path }),
      { backend, operation },
    ]),
  ),
);

describe('every catalog call is an operation', () => {
  test.each(calls.map((call) => [keyOf(call), call] as const))('%s', (key, call) => {
    const found = operations.get(key);
    if (!found) throw new Error(`No contract has ${key}.`);
    const { operation } = found;
    const contract = readContract(found.backend);
    const parameters = operation.parameters.filter(({ in: place }) => place !== 'header').map(({ name }) => name);
    const body = bodyOf(operation);
    const known = new Set([...parameters, ...(body ? propertiesOf(contract, body.schema) : [])]);
    expect(call.parameters.filter((name) => !known.has(name))).toEqual([]);
    if (call.body) expect(body?.type).toMatch(call.body);
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = new Set([...call.parameters, ...inPath, ...(unnamedParameters[key] ?? [])]);
    expect(parameters.filter((name) => !named.has(name))).toEqual([]);
  });
});

test('every operation is in the catalog', () => {
  const known = new Set([...calls.map(keyOf), ...beyondCatalog]);
  expect([...operations.keys()].filter((key) => !known.has(key))).toEqual([]);
});

test('every operation ID is unique', () => {
  for (const backend of backends) {
    const ids = readContract(backend).operations.map(({ operationId }) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

function readCatalog(): Call[] {
  const [, ...lines] = readFileSync(resolve(import.meta.dirname, 'catalog.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [service = '', method = '', path = '', parameters = '', body = ''] = line.split('\t');
    return { service, method, path, parameters: parameters.split(', ').filter(Boolean), body };
  });
}
