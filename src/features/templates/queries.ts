import { runtimeConfig } from '@/api/config';
import { getListTemplatesQueryOptions } from '@/api/generated/workspace';

/** Whether the deployment keeps templates. */
export function keepsTemplates(): boolean {
  return runtimeConfig().services.workspace !== undefined;
}

/** The firm's templates, by name. */
export function templatesQuery() {
  return { ...getListTemplatesQueryOptions(), enabled: keepsTemplates() };
}
