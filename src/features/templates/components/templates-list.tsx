import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { hasWorkspace } from '@/api/config';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { FilingFlow, StateCode } from '@/api/generated/filing/model';
import type { FilingTemplate } from '@/api/generated/workspace/model';
import { formatDay } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Opening } from '@/lib/ui/opening';
import { Section } from '@/lib/ui/section';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { useDeleteTemplate, useRenameTemplate, useRestoreTemplate } from '../mutations';
import { templatesQuery } from '../queries';
import { templateLink } from '../template-link';
import classes from './templates-list.module.css';

const TemplateNameDialog = lazy(() => import('./template-name-dialog'));

interface TemplatesListProps {
  flow: FilingFlow;
  state: StateCode;
  mappingId: string | undefined;
}

/** The firm's templates for a flow in a state: start from one, rename it, delete it. Hidden while there are none. */
export function TemplatesList({ flow, state, mappingId }: TemplatesListProps) {
  const { data, error, refetch } = useQuery(templatesQuery());
  const offered = data?.filter((template) => template.filingFlow === flow && template.state === state) ?? [];
  const isFailed = error !== null && !data;
  if (!hasWorkspace() || (offered.length === 0 && !isFailed)) return null;
  return (
    <Section title="Start from a template">
      {isFailed && <ErrorState title="The templates couldn't be loaded" error={error} onRetry={() => void refetch()} />}
      <ul className={classes.list}>
        {offered.map((template) => (
          <TemplateItem key={template.templateId} template={template} mappingId={mappingId} />
        ))}
      </ul>
    </Section>
  );
}

function TemplateItem({ template, mappingId }: { template: FilingTemplate; mappingId: string | undefined }) {
  const { name, content, createdBy, createdAt, mayChange } = template;
  const { to, search } = templateLink(template);
  const filings = content.filings.flatMap(({ filingType }) => filingType?.name.trim() ?? []);
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <AppLink to={to} search={{ ...search, mappingId }} fw={600}>
          {name}
        </AppLink>
        <span className={classes.facts}>
          {[content.court.name.trim(), content.caseType?.name.trim(), filings.join(', ')].filter(Boolean).join(' · ')}
        </span>
        <span className={classes.facts}>
          Made by {createdBy.name}, {formatDay(createdAt)}
        </span>
      </div>
      {mayChange && <TemplateActions template={template} />}
    </li>
  );
}

function TemplateActions({ template: { templateId, name } }: { template: FilingTemplate }) {
  const [isRenaming, setRenaming] = useState(false);
  const renaming = useRenameTemplate();
  const deletion = useDeleteTemplate();
  const restoration = useRestoreTemplate();

  // By promise: the item leaves the list, and its own callbacks go with it.
  const restore = () => {
    restoration.mutateAsync(templateId).catch((error: unknown) => {
      const outcome = changeFailed(error, 'The template wasn’t restored', 'the template was restored');
      showFailure(outcome, explain(failureOf(error), tryAgain));
    });
  };
  const remove = () => {
    deletion
      .mutateAsync(templateId)
      .then(() => showToast({ tone: 'neutral', title: `Template “${name}” deleted`, undo: restore }))
      .catch((error: unknown) => {
        const outcome = changeFailed(error, 'The template wasn’t deleted', 'the template was deleted');
        showFailure(outcome, explain(failureOf(error), tryAgain));
      });
  };

  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Rename template ${name}`}
        onClick={() => {
          renaming.reset();
          setRenaming(true);
        }}
      >
        Rename
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        loading={deletion.isPending}
        aria-label={`Delete template ${name}`}
        onClick={remove}
      >
        Delete
      </Button>
      {isRenaming && (
        <Opening>
          <TemplateNameDialog
            title="Rename template"
            name={name}
            submitLabel="Rename"
            isPending={renaming.isPending}
            error={renaming.error}
            onSubmit={(changed) =>
              renaming.mutate({ templateId, name: changed }, { onSuccess: () => setRenaming(false) })
            }
            onClose={() => setRenaming(false)}
          />
        </Opening>
      )}
    </Group>
  );
}
