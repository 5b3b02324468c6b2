import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { userSettingQuery } from '@/api/settings/queries';
import { usePerson } from '@/features/session';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { logonNameSetting, refusalQuery } from './service-list';

const AccountForm = lazy(() => import('./account-form'));

/** Asks a person without a portal account to create one, and others to confirm theirs. */
export function PortalAccount() {
  const { userId = 0 } = usePerson() ?? {};
  const setting = userSettingQuery({ userId, name: logonNameSetting });
  const { data: logonName, refetch } = useQuery(setting);
  const [isOpen, setOpen] = useState(false);
  const { data: refusal } = useQuery({ ...refusalQuery(logonName ?? ''), enabled: Boolean(logonName) });
  if (logonName && refusal)
    return (
      <Notice tone="warning" title="Confirm your portal account">
        {refusal} Until then you can prepare drafts, but the portal takes no filings from you.
      </Notice>
    );
  if (logonName !== null) return null;
  return (
    <>
      <Notice
        tone="warning"
        title="You have no Florida portal account"
        action={
          !isOpen && (
            <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
              Create an account
            </Button>
          )
        }
      >
        You can prepare drafts. To submit a filing, you need an account with the portal.
      </Notice>
      {isOpen && (
        <Suspense fallback={<SkeletonLines label="Loading the form" />}>
          <AccountForm onCreated={() => refetch()} />
        </Suspense>
      )}
    </>
  );
}
