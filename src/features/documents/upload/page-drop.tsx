import { IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { inNaturalOrder } from '../model/file-name';
import classes from './page-drop.module.css';

interface PageDropProps {
  /** What dropping does: `Drop to add to Filing 1`. Undefined while nothing can be dropped. */
  label: string | undefined;
  /** Receives the files in the order of their names. */
  onFiles: (files: readonly File[]) => void;
}

/**
 * Accepts files dropped anywhere on the page, except on a drop zone, which has its own use for them. Nothing dropped ever
 * replaces the page. Drop zones and file inputs do the same without a mouse.
 */
export function PageDrop({ label, onFiles }: PageDropProps) {
  const [isOver, setOver] = useState(false);
  const isOpen = label !== undefined;
  const receive = useRef(onFiles);
  useEffect(() => {
    receive.current = onFiles;
  });
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Leaving the window has no related target; moving between elements has.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    // Before any drop zone, which keeps the event to itself.
    const end = () => setOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const files = droppedFiles(event);
      if (isOpen && files.length > 0) receive.current(files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', end, { capture: true });
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', end, { capture: true });
      window.removeEventListener('drop', drop);
    };
  }, [isOpen]);
  if (!isOver || !isOpen) return null;
  return (
    <div className={classes.cover} aria-hidden>
      <div className={classes.label}>
        <IconFileTypePdf size={24} stroke={1.5} />
        {label}
      </div>
    </div>
  );
}

/** The dropped files in the order of their names, without folders, which a browser passes on as unreadable files. */
export function droppedFiles({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): File[] {
  const folders = Array.from(dataTransfer?.items ?? [])
    .map((item) => item.webkitGetAsEntry?.())
    .flatMap((entry) => (entry?.isDirectory ? [entry.name] : []));
  const files = Array.from(dataTransfer?.files ?? []);
  return inNaturalOrder(files.filter(({ name, type }) => type !== '' || !folders.includes(name)));
}
