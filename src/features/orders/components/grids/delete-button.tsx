import { confirm } from '@/lib/ui/confirm';
import { ReasonButton } from '@/lib/ui/reason-button';

interface DeleteButtonProps {
  question: { title: string; content: string };
  isPending: boolean;
  onConfirm: () => void;
  /** More than the text says: which draft. */
  label?: string;
  children: string;
}

/** Deletes drafts after confirmation. */
export function DeleteButton({ question, isPending, onConfirm, label, children }: DeleteButtonProps) {
  const askAndDelete = async () => {
    if (await confirm({ isDestructive: true, ...question })) onConfirm();
  };
  return (
    <ReasonButton
      variant="subtle"
      color="red"
      refusal={undefined}
      needsNetwork
      size="compact-sm"
      loading={isPending}
      aria-label={label}
      onClick={() => void askAndDelete()}
    >
      {children}
    </ReasonButton>
  );
}
