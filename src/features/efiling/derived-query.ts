import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '@/api/errors';
import type { Query } from './descriptor';

/** A query that puts a provider's answers into the form's shape. It fails as their calls do. */
export function derivedQuery<Value>(options: Omit<UseQueryOptions<Value, ApiError>, 'initialData'>): Query<Value> {
  return queryOptions(options);
}
