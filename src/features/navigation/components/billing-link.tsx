import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePermissions } from '@/features/firm';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import { billingScreen } from '../model/bar-screens';
import { Planned } from './planned';

interface BillingLinkProps {
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to billing, here or in the legacy application. Hidden from people without access. */
export function BillingLink({ children, ...props }: BillingLinkProps) {
  const billing = usePermissions()?.billing ?? 'hidden';
  const { page } = billingScreen(billing);
  const target = useLinkTarget(page);
  if (billing === 'hidden') return null;
  return (
    <Link {...target} {...props}>
      {children}
      <Planned page={page} />
    </Link>
  );
}
