import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/config';
import { usePermissions } from '@/features/firm';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import { screens } from '../model/pages';

interface BillingLinkProps {
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to billing, here or in the legacy application. Hidden from people without access. */
export function BillingLink(props: BillingLinkProps) {
  const billing = usePermissions()?.billing ?? 'hidden';
  const isLegacy = billing === 'legacy' && runtimeConfig().legacyOrigin !== undefined;
  const target = useLinkTarget((isLegacy ? screens.legacyAccount : screens.billing).page);
  return billing === 'hidden' ? null : <Link {...target} {...props} />;
}
