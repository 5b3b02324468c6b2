import { createContext, type ReactNode, use } from 'react';
import classes from './grid-tools.module.css';

/** Closes the menu of the tools. */
export const CloseTools = createContext(() => {});

interface ToolItemProps {
  onClick: () => void;
  children: ReactNode;
}

/** An action in the menu of a list, which closes the menu. */
export function ToolItem({ onClick, children }: ToolItemProps) {
  const close = use(CloseTools);
  return (
    <button
      type="button"
      className={classes.item}
      onClick={() => {
        close();
        onClick();
      }}
    >
      {children}
    </button>
  );
}
