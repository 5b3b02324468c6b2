import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { saveBlob } from './save-blob';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The button text: `Original`. */
  children: string;
  /** The accessible name: `Download the original of complaint.pdf`. */
  label?: string;
  /** Used unless the response names the file. */
  fileName: string;
  fetchFile: () => Promise<Blob>;
}

/** Downloads a file with the session token, which a plain link could not send. */
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
