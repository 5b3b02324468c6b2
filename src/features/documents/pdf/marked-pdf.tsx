import { useState } from 'react';
import { useIsNarrow } from '@/lib/browser/use-is-narrow';
import classes from './marked-pdf.module.css';
import PdfView from './pdf-view';

/** A place on a page in fractions of the page as it is shown, from the top left. */
export interface PageMark {
  id: string;
  page: number;
  box: { x: number; y: number; width: number; height: number };
  /** What is marked: `Case number: 2026 L 001234`. */
  label: string;
  /** Whether it wants a look. */
  isDoubtful?: boolean;
}

interface MarkedPdfProps {
  fileName: string;
  load: () => Promise<Blob>;
  marks: readonly PageMark[];
  /** The mark that stands out; its page is shown when it becomes active. */
  activeId: string | undefined;
  onMark: (id: string) => void;
  failureAdvice?: string;
}

/** Space around the words of a mark, in fractions of the page. */
const margin = 0.004;

/**
 * A PDF with marks on its pages, one page at a time. A phone shows pages so small that a finger would press another mark:
 * there, marks are only seen.
 */
export default function MarkedPdf({ fileName, load, marks, activeId, onMark, failureAdvice }: MarkedPdfProps) {
  const isNarrow = useIsNarrow();
  const active = marks.find(({ id }) => id === activeId);
  const [shown, setShown] = useState({ activeId, page: active?.page ?? marks[0]?.page ?? 1 });
  // A newly active mark turns to its page; turning pages by hand stays.
  const page = shown.activeId !== activeId && active ? active.page : shown.page;
  return (
    <PdfView
      fileName={fileName}
      load={load}
      page={page}
      onPage={(next) => setShown({ activeId, page: next })}
      failureAdvice={failureAdvice}
      overlay={(page) =>
        marks
          .filter((mark) => mark.page === page)
          .map(({ id, box, label, isDoubtful }) => {
            const shared = {
              className: classes.mark,
              'data-active': id === activeId || undefined,
              'data-doubtful': isDoubtful || undefined,
              style: {
                left: `${(box.x - margin) * 100}%`,
                top: `${(box.y - margin) * 100}%`,
                width: `${(box.width + 2 * margin) * 100}%`,
                height: `${(box.height + 2 * margin) * 100}%`,
              },
              'aria-label': label,
            };
            return isNarrow ? (
              <span key={id} role="img" {...shared} />
            ) : (
              <button key={id} type="button" title={label} onClick={() => onMark(id)} {...shared} />
            );
          })
      }
    />
  );
}
