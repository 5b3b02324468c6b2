import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { saveBlob } from './save-blob';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** What it says: `Original`. */
  children: string;
  /** For those who hear the button alone: `Download the original of complaint.pdf`. */
  label?: string;
  /** Name of the file, unless the answer names it. */
  fileName: string;
  fetchFile: () => Promise<Blob>;
}

/** Fetches a file, with the session that a plain link would not carry, and saves it. Busy meanwhile. */
export function DownloadButton({
  children,
  label,
  fileName,
  fetchFile,
  variant = 'default',
  size,
}: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: (blob) => saveBlob(blob, fileName),
    onError: () => showFailure(`${fileName} was not downloaded`, tryAgain),
  });
  return (
    <Button
      variant={variant}
      size={size}
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={label}
      loading={isPending}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  );
}
