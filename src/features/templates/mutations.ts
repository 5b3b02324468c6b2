import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import {
  createTemplate,
  deleteTemplate,
  getListTemplatesQueryKey,
  renameTemplate,
  restoreTemplate,
} from '@/api/generated/workspace';

/** Tells what happens after each change: every list of templates is loaded again. */
function useChange<Variables, Result>(change: (variables: Variables) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getListTemplatesQueryKey() }),
  });
}

interface NewTemplate {
  orderId: number;
  name: string;
  /** The same for repeated attempts. */
  idempotencyKey: string;
}

/** Saves an order or draft as a template. */
export function useCreateTemplate() {
  return useChange(async ({ orderId, name, idempotencyKey }: NewTemplate) => {
    const template = await createTemplate({ orderId, name, idempotencyKey });
    requireOurs('createTemplate', template.name === name);
    return template;
  });
}

/** Renames a template. */
export function useRenameTemplate() {
  return useChange(async ({ templateId, name }: { templateId: string; name: string }) => {
    const template = await renameTemplate(templateId, { name });
    requireOurs('renameTemplate', template.templateId === templateId && template.name === name);
    return template;
  });
}

/** Deletes a template. */
export function useDeleteTemplate() {
  return useChange((templateId: string) => deleteTemplate(templateId));
}

/** Restores a deleted template. */
export function useRestoreTemplate() {
  return useChange(async (templateId: string) => {
    const template = await restoreTemplate(templateId);
    requireOurs('restoreTemplate', template.templateId === templateId);
    return template;
  });
}
