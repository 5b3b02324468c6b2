import { useQueries } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
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

/** Stands for a folder's name. Only the connected system's word makes it a deleted one. */
function nameWithout(error: Error | null | undefined): string {
  if (!error) return '…';
  return failureOf(error).kind === 'not-found' ? 'Deleted folder' : 'Folder';
}

/** The open folders, each with a link. */
export function FolderPath({ matter, folder }: FolderPathProps) {
  const found = useQueries({ queries: folder.map((id) => systemFileQuery(matter, id)) });
  const nameAt = (place: number) => found[place]?.data?.name ?? nameWithout(found[place]?.error);
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
