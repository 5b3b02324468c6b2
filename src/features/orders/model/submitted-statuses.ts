import { OrderStatus } from '@/api/generated/billing/model';

/** The statuses of what was submitted: a list of orders leaves drafts to the list of drafts. */
export const submittedStatuses = OrderStatus.options.filter((status) => status !== 'draft');
