import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import type { BulkSyncMatter, CaseSearchResult } from '@/api/generated/docket-sync/model';
import { integrationNameOf } from '@/features/firm';
import { MatterBanner, SystemMatterCheck } from '@/features/matters';
import { usePerson } from '@/features/session';
import { plainMatterName } from '@/lib/format/matter-name';
import { formatCents } from '@/lib/format/money';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { Opening } from '@/lib/ui/opening';
import { PropertiesList } from '@/lib/ui/properties-list';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { useAccountName, useRememberAccount } from '../../accounts/account-name';
import { SignInAgain } from '../../accounts/provider-failure';
import { credentialTypes, pacerId } from '../../accounts/providers';
import { accountsQuery } from '../../accounts/queries';
import { type ChosenDocuments, mostDocuments, priceOf, priceText, toGet } from '../../order/model/chosen-documents';
import { monthlyPrice } from '../../ordering/monthly-price';
import { OrderFailure } from '../../ordering/order-failure';
import { useMatterInForce } from '../../ordering/use-matter-in-force';
import { subscriptionsOfCaseQuery } from '../queries';
import { useFollowDocket } from '../use-follow-docket';
import classes from './docket-search.module.css';

const MatterDialog = lazy(() => import('../../ordering/matter-dialog'));

interface OrderDocketProps {
  found: CaseSearchResult;
  chosen: ChosenDocuments;
}

/** Orders a found case's docket: its matter, the account, and what it costs. */
export function OrderDocket({ found, chosen }: OrderDocketProps) {
  return (
    <Section title="Follow this docket">
      {found.isSubscribed ? <Followed providerCaseId={found.caseId} /> : <Order found={found} chosen={chosen} />}
    </Section>
  );
}

function Followed({ providerCaseId }: { providerCaseId: string }) {
  const { data } = useQuery(subscriptionsOfCaseQuery(providerCaseId));
  const order = data?.items.find(({ state }) => state === 'Active');
  return (
    <div className={classes.order}>
      <p className={classes.quiet}>Your firm already follows this docket.</p>
      {order ? (
        <AppLink to="/docket-sync/order/$orderId" params={{ orderId: order.orderId }}>
          Open the docket
        </AppLink>
      ) : (
        <AppLink to="/orders">All Orders</AppLink>
      )}
    </div>
  );
}

function Order({ found, chosen }: OrderDocketProps) {
  const navigate = useNavigate();
  const { providerId } = found;
  const { retailerCode, pickerCode, mappingId, isLaunched, matter: inForce } = useMatterInForce();
  const { clientId = 0 } = usePerson() ?? {};
  const { data: accounts } = useQuery(accountsQuery(clientId, credentialTypes[providerId]));
  const usual = useAccountName(providerId);
  const remember = useRememberAccount();
  const { isUnderWay, outcome, follow } = useFollowDocket();
  const [picked, setPicked] = useState<BulkSyncMatter>();
  const [account, setAccount] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const matter = isLaunched ? inForce : (picked ?? inForce);
  const integrationName = integrationNameOf(pickerCode);
  const matterReference = matter?.matterReference;
  const accountName = accounts?.find(({ userName }) => userName === account)?.userName ?? usual;
  const documents = [...chosen.values()];
  const price = priceOf(toGet(chosen));
  const refusal =
    retailerCode === undefined || !accounts
      ? 'Loading…'
      : accounts.length === 0
        ? 'Sign in to the provider first.'
        : matter === undefined
          ? 'Choose a matter first.'
          : documents.length > mostDocuments
            ? `Select at most ${mostDocuments} documents.`
            : undefined;

  async function order(): Promise<void> {
    if (!matter || retailerCode === undefined) return;
    const orderId = await follow({
      found,
      matter,
      accountName,
      retailerCode,
      documents: documents.map(({ documentKey }) => documentKey),
    });
    if (orderId === undefined) return;
    if (accountName !== undefined) void remember(providerId, accountName);
    await navigate({ to: '/docket-sync/order/$orderId', params: { orderId } });
  }

  return (
    <div className={classes.order}>
      {isLaunched ? (
        <MatterBanner mappingId={mappingId} isNeeded />
      ) : (
        <div className={classes.matter}>
          <span className={classes.label}>Matter</span>
          <Button variant="default" fullWidth justify="start" onClick={() => setPicking(true)}>
            {matter ? plainMatterName(matter.displayName) || matter.clientReference : 'Choose a matter'}
          </Button>
        </div>
      )}
      <SystemMatterCheck
        matter={integrationName && matterReference ? { integrationName, matterReference } : undefined}
      />
      {accounts && accounts.length > 1 && (
        <NativeSelect
          label="Account"
          value={accountName}
          data={accounts.map(({ userName }) => userName)}
          onChange={({ currentTarget }) => setAccount(currentTarget.value)}
        />
      )}
      <PropertiesList
        items={[
          ['Price', `${formatCents(monthlyPrice(1))} per month, from the day the docket becomes active`],
          ...(documents.length > 0
            ? [
                [
                  'Earlier documents',
                  `${documents.length} selected, ${priceText(price)}${providerId === pacerId ? ' at PACER' : ''}`,
                ] as const,
              ]
            : []),
          ...(accounts?.length === 1 ? [['Account', accountName] as const] : []),
        ]}
      />
      {providerId === pacerId && (
        <p className={classes.quiet}>PACER bills your firm for documents. They aren’t on our invoice.</p>
      )}
      {price.bound === 'none' && (
        <Notice tone="warning">PACER charges per page of a transcript, without a cap. Its length is unknown.</Notice>
      )}
      {accounts?.length === 0 && <SignInAgain providerId={providerId} />}
      <OrderFailure outcome={outcome} providerId={providerId} what="docket" />
      <ReasonButton needsNetwork isReasonShown loading={isUnderWay} refusal={refusal} onClick={() => void order()}>
        {`Follow docket, ${formatCents(monthlyPrice(1))} /month`}
      </ReasonButton>
      {isPicking && (
        <Opening>
          <MatterDialog
            caseTitle={found.caseTitle}
            caseNumber={found.caseNumber}
            matter={matter}
            retailerCode={pickerCode}
            onClose={() => setPicking(false)}
            onChoose={(next) => {
              setPicked(next);
              setPicking(false);
            }}
          />
        </Opening>
      )}
    </div>
  );
}
