import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/lib/ui/notice';
import { matterValidationQuery } from '../queries';
import { type SystemMatter, useSystemMatter } from '../use-system-matter';

/** `SystemMatterCheck` for the matter of a mapping. */
export function MatterCheck({ mappingId }: { mappingId: string | undefined }) {
  return <SystemMatterCheck matter={useSystemMatter(mappingId)} />;
}

/**
 * Says before an order is placed what would keep its documents and fees from the matter. The order can be placed anyway:
 * what isn't sent now is sent again from the order's page.
 */
export function SystemMatterCheck({ matter }: { matter: SystemMatter | undefined }) {
  const { integrationName = 'clio', matterReference = '' } = matter ?? {};
  const { data, error } = useQuery({
    ...matterValidationQuery(integrationName, matterReference),
    enabled: matter !== undefined,
  });
  if (error && !data)
    return (
      <Notice tone="info" title="The matter couldn’t be checked">
        Documents and fees are sent once the connected system responds.
      </Notice>
    );
  if (!data || data.isValid) return null;
  return (
    <Notice tone="warning" title="Documents and fees may not reach the matter">
      {data.issues.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      <p>You can place the order now and send them later from its page.</p>
    </Notice>
  );
}
