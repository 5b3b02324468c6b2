import { useQueries } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { SystemMatter } from '@/features/matters';
import { AppLink } from '@/lib/ui/links';
import { systemFileQuery } from '../queries';
import classes from './matter-documents.module.css';

interface FolderPathProps {
  matter: SystemMatter;
  /** IDs of the open folders, the outermost first. */
  folder: readonly string[];
}

/** The open folders, each with a link. */
export function FolderPath({ matter, folder }: FolderPathProps) {
  const folders = useQueries({ queries: folder.map((id) => systemFileQuery(matter, id)) });
  const nameAt = (place: number) => folders[place]?.data?.name ?? (folders[place]?.error ? 'Deleted folder' : '…');
  const pathTo = (length: number) => (length === 0 ? undefined : folder.slice(0, length));
  return (
    <nav aria-label="Folders" className={classes.path}>
      {['Matter', ...folder.map((_, place) => nameAt(place))].map((name, place) => (
        <Fragment key={folder[place - 1] ?? ''}>
          {place > 0 && <span aria-hidden>/</span>}
          {place === folder.length ? (
            <span aria-current="location" className={classes.folder}>
              {name}
            </span>
          ) : (
            <AppLink
              to="."
              search={(search) => ({ ...search, folder: pathTo(place), q: undefined })}
              className={classes.folder}
            >
              {name}
            </AppLink>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
