import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import type { CaseParams, StartProps } from '@/features/efiling';
import { useProvider } from '../provider-context';
import { initialContent } from './initial-content';
import { useStartDraft } from './use-start-draft';

interface ProviderStartProps {
  start: ComponentType<StartProps>;
  state: StateCode;
  mappingId: string | undefined;
  params: CaseParams;
}

/** The provider's own way to choose the court or the case. */
export function ProviderStart({ start: Start, state, mappingId, params }: ProviderStartProps) {
  const queryClient = useQueryClient();
  const provider = useProvider();
  const { start, isStarting, failure } = useStartDraft({ state, mappingId });
  return (
    <Start
      state={state}
      params={params}
      onChoose={(first) => start(JSON.stringify(first), () => initialContent(queryClient, provider, state, first))}
      isStarting={isStarting}
      failure={failure}
    />
  );
}
