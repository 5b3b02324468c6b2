import { useQuery } from '@tanstack/react-query';
import { templateLink, templatesQuery } from '@/features/templates';
import { AppLink } from '@/lib/ui/links';
import classes from './home-work.module.css';
import { WorkItem } from './work-items';
import { WorkList } from './work-list';

const maxTemplates = 6;

/** The firm's templates. Hidden while there are none. */
export function FirmTemplates() {
  const { data, error, refetch } = useQuery(templatesQuery());
  const failed = error && !data ? { error, retry: () => void refetch() } : undefined;
  if (!data?.length && !failed) return null;
  return (
    <div className={classes.whole}>
      <WorkList
        title="Templates"
        emptyText=""
        items={
          data?.slice(0, maxTemplates).map((template) => ({
            key: template.templateId,
            item: (
              <WorkItem
                title={
                  <AppLink {...templateLink(template)} size="sm" fw={600}>
                    {template.name}
                  </AppLink>
                }
                details={[template.content.court.name.trim(), `Made by ${template.createdBy.name}`]}
              />
            ),
          })) ?? []
        }
        failed={failed}
      />
    </div>
  );
}
