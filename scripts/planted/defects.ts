/** Defects that a test must notice: each breaks in the product what the test's name says. */
export interface Defect {
  name: string;
  file: string;
  /** Texts of the file, each there once, with what takes their place. */
  changes: readonly (readonly [text: string, instead: string])[];
  /** What the failing test says, so that it fails because of the defect. */
  noticed: RegExp;
}

export interface PlantedTest {
  name: string;
  command: string;
  arguments: string[];
  environment?: Record<string, string>;
  /** Runs against the production build. */
  isOfBuild?: boolean;
  defects: readonly Defect[];
}

const unit = (...files: string[]) => ({ command: 'vitest', arguments: ['run', ...files] });

const stress = (...words: string[]) => ({
  command: 'playwright',
  arguments: ['test', '--config', 'playwright.stress.config.ts', ...words],
  isOfBuild: true,
});

const confirm = 'src/lib/ui/confirm.ts';
const banner = 'src/features/matters/components/matter-banner.tsx';
const grid = 'src/features/billing/components/fees-grid.tsx';

export const plantedTests: readonly PlantedTest[] = [
  {
    name: 'overlays',
    ...unit('src/lib/ui/overlays.test.tsx'),
    defects: [
      {
        name: 'a question with another title',
        file: confirm,
        changes: [["'Are you sure you want to proceed?'", "'Do you want to proceed?'"]],
        noticed: /Unable to find role="dialog" and name "Are you sure you want to proceed\?"/,
      },
      {
        name: 'a question without its explanation',
        file: confirm,
        changes: [["content: 'This action cannot be undone.'", "content: 'Please confirm.'"]],
        noticed: /This action cannot be undone\./,
      },
      {
        name: 'a deletion that is confirmed by another word',
        file: confirm,
        changes: [["'Delete' : 'Confirm'", "'Remove' : 'Confirm'"]],
        noticed: /name "Delete"/,
      },
      {
        name: 'a failure with another title',
        file: 'src/lib/ui/confirm-dialog.tsx',
        changes: [["'Confirm modal error'", "'The action failed'"]],
        noticed: /Confirm modal error/,
      },
    ],
  },
  {
    name: 'unpaid invoices',
    ...unit('tests/shell.test.tsx', '-t', 'unpaid invoices'),
    defects: [
      {
        name: 'the server counts none',
        file: 'sandbox/services/billing/billing-summary.ts',
        changes: [['openInvoiceCount: open.length', 'openInvoiceCount: 0']],
        noticed: /unpaid invoices/,
      },
      {
        name: 'the page shows another amount',
        file: 'src/features/home/components/unpaid-invoices.tsx',
        changes: [['formatDollars(balanceDue)', 'formatDollars(overdueAmount)']],
        noticed: /Unable to find an element with the text/,
      },
    ],
  },
  {
    name: 'address of a list',
    ...unit('tests/url-states.test.ts'),
    defects: [
      {
        name: 'the fee summary does not read the court',
        file: 'src/features/billing/search.ts',
        changes: [['court: someTexts', 'court: z.catch(z.optional(z.never()), undefined)']],
        noticed: /the list of fees .*keeps every state in its address/,
      },
      {
        name: 'the fee summary does not ask for the court',
        file: 'src/features/billing/lists/fees-list.ts',
        changes: [['({ court }) => ({ courtCodes: court })', '() => ({})']],
        noticed: /the list of fees .*asks for something else with each parameter/,
      },
    ],
  },
  {
    name: 'opened address of a list',
    ...unit('tests/opened-states.test.tsx'),
    defects: [
      {
        name: 'the fee summary opens unsorted',
        file: grid,
        changes: [['toFeeSummaryRequest(search, scope)', 'toFeeSummaryRequest({ ...search, sort: undefined }, scope)']],
        noticed: /the list of fees opens in the state of its address/,
      },
      {
        name: 'the orders open without their filter by person',
        file: 'src/features/orders/components/grids/orders-grid.tsx',
        changes: [['toOrdersRequest(search, scope)', 'toOrdersRequest({ ...search, person: undefined }, scope)']],
        noticed: /the list of orders opens in the state of its address/,
      },
    ],
  },
  {
    name: 'polling',
    ...unit('tests/polling.test.tsx'),
    defects: [
      {
        name: 'an e-service order does not poll',
        file: 'src/features/orders/model/polling.ts',
        changes: [
          [
            '  if (!order) return false;',
            '  if (!order || order.filings.some(({ recipients }) => recipients.length > 0)) return false;',
          ],
        ],
        noticed: /FAIL .*an e-service order polls while it is on screen/,
      },
      {
        name: 'an order polls after it is left',
        file: 'src/features/orders/loaders/order.ts',
        changes: [
          [
            '  void queryClient.prefetchQuery(orderQuery(orderId));',
            '  setInterval(() => void queryClient.fetchQuery({ ...orderQuery(orderId), staleTime: 0 }), 30_000);',
          ],
        ],
        noticed: /FAIL .*an e-service order polls while it is on screen/,
      },
    ],
  },
  {
    name: 'matter walks',
    ...stress('matter-walks'),
    environment: { WALKS: '10', WALK_SEED: '1' },
    defects: [
      {
        name: 'the banner shows the matter before for two seconds',
        file: banner,
        changes: [
          ["import { lazy, Suspense } from 'react';", "import { lazy, Suspense, useEffect, useState } from 'react';"],
          ['mappingId={useMappingId()}', 'mappingId={useLate(useMappingId())}'],
          [
            '/** The banner of the current matter, for any page. */',
            `function useLate(now: string | undefined) {
  const [shown, setShown] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setShown(now), 2_000);
    return () => clearTimeout(timer);
  }, [now]);
  return shown;
}
`,
          ],
        ],
        noticed: /mappingId/,
      },
    ],
  },
  {
    name: 'memory',
    ...stress('heap', '-g', 'memory stays level'),
    // Fewer would not do: every page has been visited, and has left its numbers, before memory is first measured.
    environment: { HEAP_NAVIGATIONS: '250' },
    defects: [
      {
        name: 'every page header leaves 300,000 numbers',
        file: 'src/lib/ui/page-header.tsx',
        changes: [
          ["import type { ReactNode } from 'react';", "import { type ReactNode, useEffect } from 'react';"],
          [
            'export function PageHeader(props: PageHeaderProps) {',
            `function leave() {
  const numbers = Array.from({ length: 300_000 }, Math.random);
  Object.assign(window, { left: [Reflect.get(window, 'left'), numbers] });
}

export function PageHeader(props: PageHeaderProps) {
  useEffect(leave, []);`,
          ],
        ],
        noticed: /memory of the page/,
      },
    ],
  },
  {
    name: 'scrolling through 100,000 orders',
    ...stress('orders-scroll'),
    environment: { MANY_ORDERS: '1' },
    defects: [
      {
        name: 'windows of rows are never given up',
        file: 'src/lib/grid/windows/window-source.ts',
        changes: [['    this.#evict(new Set(needed));\n', '']],
        noticed: /toBeLessThan/,
      },
    ],
  },
  {
    name: 'matter search',
    ...stress('matter-search', '-g', 'each keystroke'),
    defects: [
      {
        name: 'one keystroke in seventy waits for 400 ms',
        file: 'src/features/matters/picker/use-matter-search.ts',
        changes: [
          [
            'const noRows: readonly MatterRow[] = [];',
            `const noRows: readonly MatterRow[] = [];

function block(term: string | undefined) {
  const end = term === 'keller mar' ? performance.now() + 400 : 0;
  while (performance.now() < end);
}`,
          ],
          [
            '(data ? toRows(data.pages.flatMap((page) => page.items)) : noRows), [data]',
            '(block(term), data ? toRows(data.pages.flatMap((page) => page.items)) : noRows), [data, term]',
          ],
        ],
        noticed: /toBeLessThanOrEqual/,
      },
    ],
  },
  {
    name: 'size of first screens',
    command: 'node',
    arguments: ['scripts/size-budget.ts'],
    isOfBuild: true,
    defects: [
      {
        name: 'home imports the PDF engine',
        file: 'src/features/home/components/quick-actions.tsx',
        changes: [
          [
            "import { useQuery } from '@tanstack/react-query';",
            "import { useQuery } from '@tanstack/react-query';\nimport { version } from 'pdfjs-dist';",
          ],
          ['<nav aria-label="Quick actions">', '<nav aria-label="Quick actions" data-version={version}>'],
        ],
        noticed: /TOO LARGE/,
      },
    ],
  },
  {
    name: 'code that loads before use',
    command: 'playwright',
    arguments: ['test', 'e2e/loaded-code.spec.ts', '--project', 'demo'],
    isOfBuild: true,
    defects: [
      {
        name: 'home loads the PDF engine once it is shown',
        file: 'src/features/home/components/home-work.tsx',
        changes: [
          [
            'export default function HomeWork(',
            "void import('pdfjs-dist').then(console.debug);\n\nexport default function HomeWork(",
          ],
        ],
        noticed: /\/app\/ has loaded no more than/,
      },
    ],
  },
];
