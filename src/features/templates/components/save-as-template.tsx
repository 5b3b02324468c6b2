import { Button, type ButtonProps, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { lazy, useRef, useState } from 'react';
import { hasWorkspace } from '@/api/config';
import { Opening } from '@/lib/ui/opening';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { useCreateTemplate } from '../mutations';

const TemplateNameDialog = lazy(() => import('./template-name-dialog'));

interface SaveAsTemplateProps extends Pick<ButtonProps, 'variant' | 'size'> {
  orderId: number;
  /** The suggested name: the filing's type rather than its parties. */
  suggestedName: string;
  /** Saves a draft's pending changes first. Returns whether everything is saved. */
  flush?: () => Promise<boolean>;
}

/** Saves a draft or order as a template of the firm. Hidden where the deployment keeps none. */
export function SaveAsTemplate({ orderId, suggestedName, flush, ...button }: SaveAsTemplateProps) {
  const [isOpen, setOpen] = useState(false);
  const key = useRef<string>(undefined);
  const { mutate, isPending, error, reset } = useCreateTemplate();
  if (!hasWorkspace()) return null;

  async function open(): Promise<void> {
    if (flush && !(await flush())) return void showFailure("Your last changes aren't saved yet", tryAgain);
    key.current = crypto.randomUUID();
    reset();
    setOpen(true);
  }

  function save(name: string): void {
    const idempotencyKey = key.current ?? crypto.randomUUID();
    mutate(
      { orderId, name, idempotencyKey },
      {
        onSuccess: () => {
          setOpen(false);
          showToast({ tone: 'good', title: `Template “${name}” saved`, message: 'Everyone in your firm can use it.' });
        },
      },
    );
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTemplate size={16} aria-hidden />}
        {...button}
        onClick={() => void open()}
      >
        Save as template
      </Button>
      {isOpen && (
        <Opening>
          <TemplateNameDialog
            title="Save as template"
            name={suggestedName}
            submitLabel="Save template"
            isPending={isPending}
            error={error}
            onSubmit={save}
            onClose={() => setOpen(false)}
          >
            <Text size="sm" mb="md">
              Keeps the court, case type, roles, attorneys, filing types and services. Leaves out names, amounts,
              documents, payment accounts, and private or sealed filings.
            </Text>
          </TemplateNameDialog>
        </Opening>
      )}
    </>
  );
}
