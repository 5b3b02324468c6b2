/** Proposes matters by name (dockets, section 6). */
import { queryOptions } from '@tanstack/react-query';
import { getListIntegrationMattersQueryKey } from '@/api/generated/integration';
import type { IntegrationName } from '@/api/generated/integration/model';
import { allMattersQuery, type ChosenMatter, chooseRow } from '@/features/matters';
import { isCertain } from '../rules/proposal';
import { matchInWorker } from './calls/match-in-worker';
import type { SelectedCase } from './model/selection';

/** A proposed matter, to be accepted by a person. */
export interface Proposal {
  matter: ChosenMatter;
  confidence: number;
  isCertain: boolean;
  why: readonly string[];
}

/** Proposals by case, of those that have any. Matters that can't store documents are left out. */
export function proposalsQuery(integrationName: IntegrationName, cases: readonly SelectedCase[]) {
  return queryOptions({
    queryKey: [
      ...getListIntegrationMattersQueryKey('2', integrationName),
      'proposals',
      cases.map(({ productCaseId }) => productCaseId),
    ],
    queryFn: async ({ client, signal }): Promise<ReadonlyMap<number, readonly Proposal[]>> => {
      const rows = await client.fetchQuery(allMattersQuery(integrationName));
      const chosen = rows.flatMap((row) => chooseRow(row) ?? []);
      const byReference = new Map(chosen.map((matter) => [matter.matterReference, matter]));
      const matters = rows
        .filter(({ matter }) => byReference.has(matter.matterReference))
        .map(({ matter: { matterReference, description, client: name, status }, displayName }) => {
          return { matterReference, displayName, description, client: name, status };
        });
      const found = await matchInWorker(
        cases.map(({ caseNumber, description }) => ({ caseNumber, description })),
        matters,
        signal,
      );
      const proposals = cases.map(({ productCaseId }, place): [number, Proposal[]] => {
        const ofCase = found[place] ?? [];
        const certain = isCertain(ofCase);
        return [
          productCaseId,
          ofCase.flatMap(({ matterReference, confidence, why }, rank) => {
            const matter = byReference.get(matterReference);
            return matter ? [{ matter, confidence, isCertain: certain && rank === 0, why }] : [];
          }),
        ];
      });
      return new Map(proposals.filter(([, each]) => each.length > 0));
    },
    meta: { shows: ['connection'] },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
}
