/** Milliseconds in which dialogs come and go (specification, application sections 4 and 9). */
const duration = 300;

/**
 * A ref for the root of a dialog: fades it in, and out again once its owner no longer draws it. The removed elements
 * themselves stay for that time, out of reach of pointer, keyboard and screen reader, so no owner has to keep a closed
 * dialog. With reduced motion, a dialog is there at once and gone at once.
 */
export function fading(root: HTMLElement | null): (() => void) | undefined {
  if (!root || !movesAllowed()) return;
  root.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
  return () => {
    // After the commit that removes it; while developing, React also runs cleanups of what stays.
    queueMicrotask(() => {
      if (!root.isConnected) fadeOut(root);
    });
  };
}

function fadeOut(root: HTMLElement): void {
  root.inert = true;
  root.setAttribute('aria-hidden', 'true');
  document.body.append(root);
  const remove = () => root.remove();
  root.animate([{ opacity: 1 }, { opacity: 0 }], { duration, fill: 'forwards' }).finished.then(remove, remove);
}

function movesAllowed(): boolean {
  return 'animate' in Element.prototype && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
