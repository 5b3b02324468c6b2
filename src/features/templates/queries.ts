import { hasWorkspace } from '@/api/config';
import { getListTemplatesQueryOptions } from '@/api/generated/workspace';

/** The firm's templates, by name. */
export function templatesQuery() {
  return { ...getListTemplatesQueryOptions(), enabled: hasWorkspace() };
}
