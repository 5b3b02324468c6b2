import { useQueries } from '@tanstack/react-query';
import { FolderCrumbs } from '@/features/documents';
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
  const found = useQueries({ queries: folder.map((id) => systemFileQuery(matter, id)) });
  const nameAt = (place: number) => found[place]?.data?.name ?? (found[place]?.error ? 'Deleted folder' : '…');
  return (
    <div className={classes.path}>
      <FolderCrumbs
        folders={folder.map((id, place) => ({ id, name: nameAt(place) }))}
        way={(depth, name, className) => (
          <AppLink
            to="."
            search={(search) => ({ ...search, folder: depth === 0 ? undefined : folder.slice(0, depth), q: undefined })}
            className={className}
          >
            {name}
          </AppLink>
        )}
      />
    </div>
  );
}
