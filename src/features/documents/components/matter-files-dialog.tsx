import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import type { MatterFile } from '@/api/generated/integration/model';
import { ConnectNotice, isDisconnection, useFirmSystem } from '@/features/integrations';
import { minSearch, readSearch } from '@/lib/form/search-text';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { fetchMatterFile, matterFilesQuery, type SystemMatter } from '../matter-files/matter-files';
import type { Picking } from '../matter-files/picking';
import classes from './matter-files.module.css';
import { MatterFilesList } from './matter-files-list';

interface MatterFilesDialogProps {
  matter: SystemMatter;
  /** What was picked before the person went to connect. */
  kept?: Picking | undefined;
  /** What would be lost if the person left the page to connect. */
  heldBecause?: string | undefined;
  /** The person is about to leave the page to connect, and will come back. */
  onLeave: (picking: Picking) => Promise<unknown>;
  onFiles: (files: readonly File[]) => void;
  onClose: () => void;
}

/** Picks documents from the matter in the connected system: by folder or by name, several at once, renamed if need be. */
export default function MatterFilesDialog(props: MatterFilesDialogProps) {
  const { matter, kept, heldBecause, onLeave, onFiles, onClose } = props;
  const [path, setPath] = useState(kept?.path ?? []);
  const [searchTerm, setSearchTerm] = useState('');
  const [settledTerm] = useDebouncedValue(searchTerm, 300);
  const [picked, setPicked] = useState(kept?.picked ?? []);
  const search = useRef<HTMLInputElement>(null);
  const system = useFirmSystem();
  const folderId = path.at(-1)?.id;
  const found = useQuery(matterFilesQuery(matter, { folderId, searchTerm: settledTerm }));
  const adding = useMutation({
    mutationFn: () => Promise.all(picked.map(({ file, name }) => fetchMatterFile(matter, file, name))),
    onSuccess: (files) => {
      onFiles(files);
      onClose();
    },
  });

  function toggle(file: MatterFile): void {
    setPicked((current) =>
      current.some((each) => each.file.id === file.id)
        ? current.filter((each) => each.file.id !== file.id)
        : [...current, { file, name: file.name }],
    );
  }

  function open(folder: MatterFile): void {
    setSearchTerm('');
    setPath((current) => [...current, folder]);
  }

  function goOn(): void {
    adding.reset();
    void found.refetch();
    search.current?.focus();
  }

  const failure = found.error ?? adding.error;
  const lost = failure && isDisconnection(failure) && system?.name === matter.integrationName ? system : undefined;
  const isSearch = readSearch(settledTerm).kind === 'words';
  return (
    <Dialog
      title="From the matter"
      size="extra-large"
      mode="scrolling"
      scrollHeight="large"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={picked.length === 0} loading={adding.isPending} onClick={() => adding.mutate()}>
            {picked.length === 1 ? 'Add 1 document' : `Add ${picked.length} documents`}
          </Button>
        </>
      }
    >
      <div className={classes.parts}>
        <TextInput
          ref={search}
          label="Search the matter"
          description={`Search by name (at least ${minSearch})`}
          value={searchTerm}
          onChange={(event) => setSearchTerm(event.currentTarget.value)}
        />
        {!isSearch && (
          <nav aria-label="Folders" className={classes.path}>
            <Button variant="subtle" size="compact-sm" disabled={path.length === 0} onClick={() => setPath([])}>
              Matter
            </Button>
            {path.map((folder, index) => (
              <Button
                key={folder.id}
                variant="subtle"
                size="compact-sm"
                disabled={index === path.length - 1}
                onClick={() => setPath(path.slice(0, index + 1))}
              >
                {folder.name}
              </Button>
            ))}
          </nav>
        )}
        {lost && (
          <ConnectNotice
            system={lost}
            heldBecause={heldBecause}
            beforehand={() => onLeave({ path, picked })}
            onConnected={goOn}
          />
        )}
        {failure && !lost && (
          <Notice tone="bad" title="The matter could not be read">
            {explain(failureOf(failure), 'The system does not answer. Try again in a moment.')}
          </Notice>
        )}
        {(found.data || !found.error) && (
          <MatterFilesList
            page={found.data}
            pickedIds={new Set(picked.map(({ file }) => file.id))}
            onOpen={open}
            onToggle={toggle}
          />
        )}
        {picked.length > 0 && (
          <fieldset className={classes.picked}>
            <legend>Names to file under</legend>
            {picked.map(({ file, name }) => (
              <TextInput
                key={file.id}
                aria-label={`Name for ${file.name}`}
                value={name}
                maxLength={255}
                onChange={(event) => {
                  const renamed = event.currentTarget.value;
                  setPicked((current) =>
                    current.map((each) => (each.file.id === file.id ? { ...each, name: renamed } : each)),
                  );
                }}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
