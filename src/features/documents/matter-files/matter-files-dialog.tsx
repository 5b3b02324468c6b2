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
import { fetchMatterFile, matterFilesQuery, type SystemMatter } from './matter-files';
import classes from './matter-files.module.css';
import { MatterFilesList } from './matter-files-list';
import type { MatterFileSelection } from './saved-selection';

interface MatterFilesDialogProps {
  matter: SystemMatter;
  /** The selection made before the person left to connect. */
  saved?: MatterFileSelection | undefined;
  /** Why the person can't leave the page to connect yet. */
  heldBecause?: string | undefined;
  /** Called before the person leaves the page to connect. */
  onLeave: (selection: MatterFileSelection) => Promise<unknown>;
  onFiles: (files: readonly File[]) => void;
  onClose: () => void;
}

/** Picks documents from the matter in the connected system, by folder or by name, and renames them. */
export default function MatterFilesDialog(props: MatterFilesDialogProps) {
  const { matter, saved, heldBecause, onLeave, onFiles, onClose } = props;
  const [path, setPath] = useState(saved?.path ?? []);
  const [searchTerm, setSearchTerm] = useState('');
  const [settledTerm] = useDebouncedValue(searchTerm, 300);
  const [picked, setPicked] = useState(saved?.picked ?? []);
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

  function handleConnected(): void {
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
            onConnected={handleConnected}
          />
        )}
        {failure && !lost && (
          <Notice tone="bad" title="The matter couldn't be loaded">
            {explain(failureOf(failure), "The connected system isn't responding. Try again in a moment.")}
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
            <legend>Document names</legend>
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
