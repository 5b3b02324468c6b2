import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Group, Loader, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Chevron } from '@/lib/ui/chevron';
import { ErrorState } from '@/lib/ui/error-state';
import { PdfPage, usePdf } from './pdf-page';
import classes from './pdf-page.module.css';

interface PdfViewProps {
  fileName: string;
  /** Fetches the document: once on opening, and again on each retry. */
  load: () => Promise<Blob>;
  /** The page to show first; 1 by default. */
  firstPage?: number | undefined;
  /** The page to show, where the parent decides it, and what asks for another. */
  page?: number | undefined;
  onPage?: ((page: number) => void) | undefined;
  /** What lies on the page, over its whole area. */
  overlay?: ((page: number) => ReactNode) | undefined;
  /** Follows what to do when the document can't be displayed. */
  failureAdvice?: string | undefined;
}

/** A PDF one page at a time. A document with another `key` is loaded again. */
export default function PdfView({ fileName, load, firstPage = 1, page, onPage, overlay, failureAdvice }: PdfViewProps) {
  const [attempt, setAttempt] = useState(0);
  const pdf = usePdf(load, attempt);
  const [shownPage, setShownPage] = useState(firstPage);
  const pageNumber = page ?? shownPage;
  const setPageNumber = onPage ?? setShownPage;
  switch (pdf.kind) {
    case 'loading':
      return (
        <Group justify="center" py="xl" role="status" aria-label="Loading the document">
          <Loader size="sm" />
        </Group>
      );
    case 'failed':
      return (
        <ErrorState
          title="The document couldn't be displayed"
          error={pdf.error}
          description={failureAdvice}
          onRetry={() => setAttempt(attempt + 1)}
        />
      );
    case 'open':
      return (
        <>
          <Group component="nav" aria-label="Pages" justify="center" gap="xs" mb="sm">
            <ActionIcon
              variant="default"
              aria-label="Previous page"
              disabled={pageNumber <= 1}
              onClick={() => setPageNumber(pageNumber - 1)}
            >
              <Chevron direction="left" />
            </ActionIcon>
            <Text size="sm" aria-live="polite">
              Page {pageNumber} of {pdf.document.numPages}
            </Text>
            <ActionIcon
              variant="default"
              aria-label="Next page"
              disabled={pageNumber >= pdf.document.numPages}
              onClick={() => setPageNumber(pageNumber + 1)}
            >
              <Chevron direction="right" />
            </ActionIcon>
          </Group>
          <div className={classes.sheet}>
            <PdfPage
              key={pageNumber}
              document={pdf.document}
              pageNumber={pageNumber}
              label={`Page ${pageNumber} of ${fileName}`}
            />
            {overlay?.(pageNumber)}
          </div>
        </>
      );
  }
}
