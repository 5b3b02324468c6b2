import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';

interface AccountsFrameProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
}

/** A page of the firm's e-filing accounts (filing variants, section 10). */
export function AccountsFrame({ title, subtitle, children }: AccountsFrameProps) {
  return (
    <Stack gap="md" maw="52rem">
      <PageHeader
        breadcrumb={<AppLink to="/filing-account">E-filing accounts</AppLink>}
        title={title}
        {...(subtitle !== undefined && { subtitle })}
      />
      {children}
    </Stack>
  );
}
