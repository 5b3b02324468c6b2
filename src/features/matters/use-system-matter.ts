import { useQuery } from '@tanstack/react-query';
import type { IntegrationName } from '@/api/generated/integration/model';
import { integrationNameOf } from '@/features/firm';
import { parseMappingJson } from './model/mapping';
import { mappingQuery } from './queries';

/** A matter in the connected system. */
export interface SystemMatter {
  integrationName: IntegrationName;
  /** The matter's ID there. */
  matterReference: string;
  /** The firm's reference of the matter. */
  clientReference?: string | undefined;
}

/** The matter of a mapping in the connected system; undefined while loading, and without one. */
export function useSystemMatter(mappingId: string | undefined): SystemMatter | undefined {
  const mapping = parseMappingJson(useQuery(mappingQuery(mappingId)).data?.json);
  const integrationName = integrationNameOf(mapping?.RetailerCode);
  const matterReference = mapping?.MatterReference;
  const clientReference = mapping?.ClientReference;
  return integrationName && matterReference ? { integrationName, matterReference, clientReference } : undefined;
}
