/** Failures are classified and shown in one place each. */
import type { VisitorObject } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { linesMatching, nodesMatching, productionSources, type Source } from './sources.ts';

const sources = productionSources('src');
const example = (text: string): Source[] => [{ path: 'x.ts', text }];
const filesOf = (places: readonly string[]) => [...new Set(places.map((place) => place.split(':')[0]))].sort();

const isNumber = (node: { type: string; value?: unknown } | null) =>
  node?.type === 'Literal' && typeof node.value === 'number';
const isErrorStatus = (node: { type: string; value?: unknown } | null) =>
  node?.type === 'Literal' && typeof node.value === 'number' && node.value >= 400 && node.value <= 599;

/** Places where a module interprets an HTTP status or an error of the request runner. */
const failureReadings = (read: readonly Source[]) =>
  nodesMatching(read, (found, { text }): VisitorObject => {
    const isStatus = ({ start, end }: { start: number; end: number }) => /status\b/i.test(text.slice(start, end));
    return {
      BinaryExpression: (node) => {
        const { left, operator, right } = node;
        const isRead =
          operator === 'instanceof'
            ? /^(ApiError|CancelError|ContractMismatchError)$/.test(text.slice(right.start, right.end))
            : (isNumber(left) && isStatus(right)) || (isNumber(right) && isStatus(left));
        if (isRead) found(node);
      },
      SwitchStatement: (node) => {
        if (isStatus(node.discriminant) && node.cases.some(({ test }) => isNumber(test))) found(node);
      },
      ArrayExpression: (node) => {
        if (node.elements.length > 1 && node.elements.every(isErrorStatus)) found(node);
      },
      ObjectExpression: (node) => {
        const isKeyed = node.properties.every((each) => each.type === 'Property' && isErrorStatus(each.key));
        if (node.properties.length > 0 && isKeyed) found(node);
      },
    };
  });

describe('interpreting a status or an error class', () => {
  it('happens only in api/errors', () => {
    expect(failureReadings(sources.filter(({ path }) => !path.startsWith('src/api/errors/')))).toEqual([]);
  });

  it.each([
    'error.status === 404',
    '499 < status',
    "Reflect.get(error, 'status') !== 401",
    'response?.status >= 500',
    'error instanceof ApiError',
    'error instanceof CancelError',
    'const passing = new Set([401, 408, 425]);',
    'const messages = { 400: "Wrong", 402: "Declined" };',
    'switch (error.status) { case 409: break; }',
  ])('is found elsewhere: %s', (text) => {
    expect(failureReadings(example(text))).toEqual(['x.ts:1']);
  });

  it.each(["order.status === 'draft'", 'amount >= 500', 'name instanceof Error', 'new Set([1, 2])', 'x = { 3: "c" }'])(
    'is not mistaken for %s',
    (text) => expect(failureReadings(example(text))).toEqual([]),
  );
});

it('a locked filing service is handled in at most three files', () => {
  expect(filesOf(linesMatching(sources, /\b423\b|locked?-?out/i))).toEqual([
    'src/api/errors/status.ts',
    'src/features/filing-account/model/login.ts',
    'src/features/filing-account/required-sign-in.tsx',
  ]);
});

it('the minimum search length is defined once', () => {
  const places = linesMatching(sources, /\b(3|three) characters|length (>= 3|< 3)\b/i);
  expect(filesOf(places)).toEqual(['src/lib/form/search-text.ts']);
});

it('failed actions share one toast', () => {
  const telling = sources.filter(({ text }) => /showToast\(\{\s*tone: 'bad'/.test(text)).map(({ path }) => path);
  expect(telling).toEqual(['src/lib/ui/toast.ts']);
});

/** What fails there changes nothing that another try would change twice: it reads, copies, opens, signs in or counts. */
const fixedTitles = [
  'src/features/docket-sync/order/save-documents.tsx',
  'src/features/docket-sync/pages/docket-deadlines-page.tsx',
  'src/features/docket-sync/watch/components/calendar-feeds.tsx',
  'src/features/drafts/draft-notices.tsx',
  'src/features/example/components/example-messages.tsx',
  'src/features/filing/case/use-classify.tsx',
  'src/features/fsx/components/connection.tsx',
  'src/features/fsx/use-sign-in.ts',
  'src/features/integrations/use-outside-sign-in.ts',
  'src/features/matter-records/components/save-selected.tsx',
  'src/features/orders/components/details/notice-of-filing.tsx',
  'src/features/orders/components/details/serve-again.tsx',
  'src/features/orders/components/grids/drafts-tools.tsx',
  'src/features/orders/components/hearing/filing-hearing.tsx',
  'src/features/orders/components/show-download-failure.ts',
  'src/features/orders/draft-from-order.ts',
  'src/features/orders/use-grid-views.ts',
  'src/features/process-serving/order/attempts-drawing.tsx',
  'src/features/process-serving/order/order-header.tsx',
  'src/features/shell/components/header-menu.tsx',
  'src/features/shell/use-support-chat.ts',
  'src/features/templates/components/save-as-template.tsx',
  'src/lib/files/download-button.tsx',
  'src/lib/form/calendar-button.tsx',
  'src/lib/grid/export/use-export.ts',
  'src/lib/grid/tools/grid-tools.tsx',
  'src/lib/ui/confirm-dialog.tsx',
];

it('a change without a readable answer is not said to have failed', () => {
  const fixed = sources.filter(({ text }) => /\bshowFailure\(\s*['"`]/.test(text)).map(({ path }) => path);
  expect(fixed.sort()).toEqual(fixedTitles);
});

it('generated hooks have the right error type', () => {
  const naming = /(?:Query|Mutation|Options)<[^()]*\b\w*Error\b[^()]*>\(/;
  expect(linesMatching(sources, naming)).toEqual([]);
  expect(naming.test('useMutation<Draft, Error>({})')).toBe(true);
  expect(naming.test('getUserQueryOptions<User, ApiError, User>(1)')).toBe(true);
  expect(naming.test('new Map<string, Error>()')).toBe(false);
});
