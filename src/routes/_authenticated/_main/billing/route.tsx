import { createFileRoute } from '@tanstack/react-router';
import { BillingAccess } from '@/features/billing/components/billing-access';

export const Route = createFileRoute('/_authenticated/_main/billing')({ component: BillingAccess });
