import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { type CaseParams, providerIdOf, type StartProps } from '@/features/efiling';
import { useMatter } from '@/features/matters';
import { useFilingStart } from '../provider-context';
import { loadInitialContent } from './first-content';
import { useStartDraft } from './use-start-draft';

interface ProviderStartProps {
  start: ComponentType<StartProps>;
  state: StateCode;
  mappingId: string | undefined;
  params: CaseParams;
  /** Makes the draft for the case of the link at once. */
  begins?: boolean;
}

/** The provider's own way to choose the court or the case. */
export function ProviderStart({ start: Start, state, mappingId, params, begins = false }: ProviderStartProps) {
  const queryClient = useQueryClient();
  const { facts } = useFilingStart();
  const { start, isStarting, failure } = useStartDraft({ state, mappingId });
  const { mapping } = useMatter({ mappingId });
  return (
    <Start
      state={state}
      params={params}
      clientReference={mapping?.ClientReference}
      begins={begins}
      onChoose={(first, { apiType } = {}) =>
        start(JSON.stringify([first, apiType]), () => {
          const ofCourt = apiType === undefined ? facts.id : providerIdOf({ apiType });
          return loadInitialContent(queryClient, ofCourt, state, first);
        })
      }
      isStarting={isStarting}
      failure={failure}
    />
  );
}
