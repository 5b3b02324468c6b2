import { useQuery } from '@tanstack/react-query';
import type { CaseQuickAction, StateCode } from '@/api/generated/filing/model';
import { Planned } from '@/features/navigation';
import { ButtonLink } from '@/lib/ui/links';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import { quickActionsQuery } from '../queries';

/** Leads to the case search of a state that has one. */
export function SearchLink({ state }: { state: StateCode }) {
  const { data } = useQuery(quickActionsQuery(state));
  const action = data?.find(({ type }) => type === 'SearchForCase');
  return action ? <SearchButton action={action} /> : null;
}

function SearchButton({ action: { link, text } }: { action: CaseQuickAction }) {
  const page = { kind: 'single-page-with-matter', link } as const;
  return (
    <ButtonLink {...useLinkTarget(page)} variant="default">
      {text}
      <Planned page={page} />
    </ButtonLink>
  );
}
