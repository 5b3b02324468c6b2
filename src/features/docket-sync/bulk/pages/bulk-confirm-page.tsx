import { Button } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, useMemo, useState } from 'react';
import { integrationNameOf, useRetailer } from '@/features/firm';
import { MatterBanner } from '@/features/matters';
import { plainMatterName } from '@/lib/format/matter-name';
import { formatCents } from '@/lib/format/money';
import { ClientGrid } from '@/lib/grid/client-grid';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { confirm } from '@/lib/ui/confirm';
import { EmptyState } from '@/lib/ui/empty-state';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { Opening } from '@/lib/ui/opening';
import { PageHeader } from '@/lib/ui/page-header';
import { ReasonButton } from '@/lib/ui/reason-button';
import { providerOf } from '../../accounts/providers';
import { monthlyPrice } from '../../ordering/monthly-price';
import { OrderFailure } from '../../ordering/order-failure';
import { useMatterInForce } from '../../ordering/use-matter-in-force';
import classes from '../components/bulk.module.css';
import { type ConfirmActions, ConfirmActionsContext, DeleteCell, MatterCell } from '../components/matter-cell';
import { confirmList } from '../lists/confirm-list';
import {
  type BulkSelection,
  confirmedCount,
  type SelectedCase,
  toCommand,
  withMatter,
  withoutCase,
} from '../model/selection';
import type { BulkConfirmSearchInput } from '../search';
import { forgetSelection, useChangeSelection, useKeptSelection } from '../selected-cases';
import { useOrderDockets } from '../use-order-dockets';

const MatterDialog = lazy(() => import('../../ordering/matter-dialog'));
const MatchDialog = lazy(() => import('../components/match-dialog'));

const route = getRouteApi('/_authenticated/_main/docket-sync/bulk-sync/');

const columns = tableColumns<SelectedCase, true, string>({
  columns: {
    ...confirmList.columns,
    matter: {
      label: 'Matter',
      value: ({ matter }) => plainMatterName(matter?.displayName ?? ''),
      control: (row) => <MatterCell row={row} />,
      sort: true,
      width: '18rem',
      card: 'line',
    },
    delete: { label: 'Delete', cell: (row) => <DeleteCell row={row} />, width: '5.5rem', align: 'end' },
  },
});

/** Confirms the chosen cases and their matters, and orders them (application, section 2). */
export function BulkConfirmPage() {
  const kept = useKeptSelection();
  return (
    <>
      <PageHeader title="Bulk sync" />
      {kept.kind === 'dropped' && (
        <Notice tone="warning" title="Your selection was removed">
          {kept.why === 'another person'
            ? 'Another person selected these cases in this browser. Select your cases again.'
            : 'The selection can’t be read. Select your cases again.'}
        </Notice>
      )}
      {kept.kind === 'selected' ? (
        <Confirm kept={kept.selection} />
      ) : (
        <EmptyState
          title="No cases selected"
          description="Select cases from an account, or import a list."
          action={
            <ButtonLink to="/docket-sync/search" search={{ mode: 'account' }}>
              Select cases
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

function Confirm({ kept }: { kept: BulkSelection }) {
  const search = route.useSearch();
  const change = useSearchChange<BulkConfirmSearchInput>();
  const navigate = useNavigate();
  const { capabilities } = useRetailer();
  const { retailerCode, pickerCode, mappingId, isLaunched, matter: launched } = useMatterInForce();
  const changeSelection = useChangeSelection();
  const { isUnderWay, outcome, order } = useOrderDockets();
  const [chosen, setChosen] = useState<SelectedCase>();
  const [revealed, setRevealed] = useState<number>();
  const integrationName = integrationNameOf(retailerCode);
  // Where the system opens one matter at a time, that matter is every case's (dockets, section 1.6).
  const selection = useMemo(
    () =>
      isLaunched
        ? withMatter(
            kept,
            kept.cases.map(({ productCaseId }) => productCaseId),
            launched ?? null,
          )
        : kept,
    [isLaunched, launched, kept],
  );
  const { cases, providerId } = selection;
  const confirmed = confirmedCount(selection);
  const missing = cases.find(({ matter }) => matter === null);

  const actions = useMemo<ConfirmActions>(
    () => ({
      chooseMatter: (row) => !isLaunched && setChosen(row),
      remove: async (row) => {
        if (await isSureToDelete(row)) changeSelection((now) => withoutCase(now, row.productCaseId));
      },
      focused: revealed,
    }),
    [isLaunched, revealed, changeSelection],
  );

  async function sync(): Promise<void> {
    const command = toCommand(selection, retailerCode ?? '');
    if (!command) return;
    const next = await order(providerId, command);
    if (next.kind !== 'ordered') return;
    forgetSelection();
    await navigate({
      to: '/docket-sync/bulk-sync/summary',
      search: { order: next.answer.orderId, provider: providerId, state: command.state },
    });
  }

  const price = monthlyPrice(cases.length);
  return (
    <ConfirmActionsContext value={actions}>
      {isLaunched && <MatterBanner mappingId={mappingId} isNeeded />}
      <ListFilterBar
        list={confirmList}
        search={search}
        tools={
          integrationName &&
          integrationName !== 'netdocuments' &&
          capabilities.canChangeMatter && (
            <Button variant="default" disabled={!missing} onClick={() => change({ match: 'names' })}>
              Match by name
            </Button>
          )
        }
      />
      <ClientGrid
        label="Cases to sync"
        noun={confirmList.noun}
        columns={columns}
        rowId={confirmList.rowId}
        rows={cases}
        isRefreshing={false}
        error={null}
        onRetry={noop}
        sort={sortOf(confirmList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        query={search.q}
        revealed={revealed}
        empty={<EmptyState title="No case matches" description="Change the search, or clear it." />}
      />
      <OrderFailure outcome={outcome} providerId={providerId} what="cases" />
      <div className={classes.footer}>
        <p className={classes.confirmed} role="status">{`${confirmed} case(s) confirmed`}</p>
        {missing && !isLaunched && (
          <Button
            variant="subtle"
            onClick={() => {
              change({ q: undefined, sort: undefined }, { replace: true });
              setRevealed(missing.productCaseId);
            }}
          >
            Go to the first case without a matter
          </Button>
        )}
        <p className={classes.price}>
          {`$10 x ${cases.length} /month`} <span className={classes.total}>{`= ${formatCents(price)} /month`}</span>
        </p>
        <ReasonButton
          needsNetwork
          loading={isUnderWay}
          refusal={missing && 'Choose a matter for every case first.'}
          onClick={() => void sync()}
        >
          Sync
        </ReasonButton>
      </div>
      <p className={classes.total}>
        {providerOf(providerId)?.name} · {selection.accountName}
        {providerId === 7 && ' · PACER bills its own fees for what is read and downloaded.'}
      </p>
      <Opening>
        {chosen && (
          <MatterDialog
            caseTitle={chosen.description}
            caseNumber={chosen.caseNumber}
            matter={chosen.matter}
            retailerCode={pickerCode}
            onClose={() => setChosen(undefined)}
            onChoose={(matter) => {
              changeSelection((now) => withMatter(now, [chosen.productCaseId], matter));
              setChosen(undefined);
            }}
          />
        )}
        {search.match && integrationName && (
          <MatchDialog
            integrationName={integrationName}
            cases={cases}
            onMatch={(id, matter) => changeSelection((now) => withMatter(now, [id], matter))}
            onClose={() => change({ match: undefined }, { replace: true })}
          />
        )}
      </Opening>
    </ConfirmActionsContext>
  );
}

const isSureToDelete = ({ description, caseNumber }: SelectedCase) =>
  confirm({
    title: 'Delete court case?',
    content: `${description} · ${caseNumber} leaves this list. The case stays in your account.`,
    isDestructive: true,
  });

const noop = () => undefined;
