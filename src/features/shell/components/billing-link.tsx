import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/config';
import { usePermissions } from '@/features/access';
import { headerPages } from '../model/pages';

interface BillingLinkProps {
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** The way to billing, here or in the former application; nothing for those who do not see it. */
export function BillingLink({ children, ...link }: BillingLinkProps) {
  const billing = usePermissions()?.billing ?? 'hidden';
  const { legacyOrigin } = runtimeConfig();
  if (billing === 'hidden') return null;
  if (billing === 'legacy' && legacyOrigin)
    return (
      <a href={`${legacyOrigin}/account`} {...link}>
        {children}
      </a>
    );
  return (
    <Link to={headerPages.billing} {...link}>
      {children}
    </Link>
  );
}
