import { Fragment, type ReactNode } from 'react';
import classes from './folder-crumbs.module.css';

interface FolderCrumbsProps {
  /** The open folders, the outermost first. */
  folders: readonly { id: string; name: string }[];
  /** A link or button that leads back to a folder, by the number of folders that stay open. */
  way: (depth: number, name: string, className: string | undefined) => ReactNode;
}

/** Shows where an open folder is in its matter, with the way back to each folder around it. */
export function FolderCrumbs({ folders, way }: FolderCrumbsProps) {
  return (
    <nav aria-label="Folders" className={classes.crumbs}>
      {[{ id: '', name: 'Matter' }, ...folders].map(({ id, name }, depth) => (
        <Fragment key={id}>
          {depth > 0 && <span aria-hidden>/</span>}
          {depth === folders.length ? (
            <span aria-current="location" className={classes.folder}>
              {name}
            </span>
          ) : (
            way(depth, name, classes.folder)
          )}
        </Fragment>
      ))}
    </nav>
  );
}
