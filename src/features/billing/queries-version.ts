import { queryOptions } from '@tanstack/react-query';
import { getGetBillingVersionQueryOptions } from '@/api/generated/billing';

/** The build of billing that answers. It changes with a deployment. */
export const billingVersionQuery = queryOptions({ ...getGetBillingVersionQueryOptions(), staleTime: 3_600_000 });
