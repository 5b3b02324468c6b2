import { Anchor, Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import { hasWorkspace } from '@/api/config';
import { explain, failureOf } from '@/api/errors';
import type { MatterFile } from '@/api/generated/integration/model';
import type { MatterDocument } from '@/api/generated/workspace/model';
import { ConnectNotice, isDisconnection, useFirmSystem } from '@/features/integrations';
import { minSearch, readSearch } from '@/lib/form/search-text';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { Opening } from '@/lib/ui/opening';
import { FolderCrumbs } from './folder-crumbs';
import { downloadOf, fetchMadeHere, kindOf, madeHereQuery } from './made-here';
import { MadeHereList } from './made-here-list';
import { fetchMatterFile, growingListingQuery, loadMatterFile, type SystemMatter } from './matter-files';
import classes from './matter-files.module.css';
import { MatterFilesList } from './matter-files-list';
import { PickedNames } from './picked-names';
import type { MatterFileSelection } from './saved-selection';

const PreviewDialog = lazy(() => import('../pdf/preview-dialog'));

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

/** A document that is looked at before it is picked. */
interface Previewed {
  name: string;
  load: () => Promise<Blob>;
}

/** Picks documents from the matter in the connected system, or of what was made here, and renames them. */
export default function MatterFilesDialog(props: MatterFilesDialogProps) {
  const { matter, saved, heldBecause, onLeave, onFiles, onClose } = props;
  const [path, setPath] = useState(saved?.path ?? []);
  const [searchTerm, setSearchTerm] = useState('');
  const [settledTerm] = useDebouncedValue(searchTerm, 300);
  const [picked, setPicked] = useState(saved?.picked ?? []);
  const [made, setMade] = useState(saved?.made ?? []);
  const [isOurs, setOurs] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed>();
  const search = useRef<HTMLInputElement>(null);
  const system = useFirmSystem();
  const folderId = path.at(-1)?.id;
  const found = useInfiniteQuery(growingListingQuery(matter, { folderId, searchTerm: settledTerm }));
  const ours = useQuery({ ...madeHereQuery(matter.clientReference), enabled: isOurs });
  const count = picked.length + made.length;
  const adding = useMutation({
    mutationFn: () =>
      Promise.all([
        ...picked.map(({ file, name }) => fetchMatterFile(matter, file, name)),
        ...made.map(({ document, name }) => fetchMadeHere(document, name)),
      ]),
    onSuccess: (files) => {
      onFiles(files);
      onClose();
    },
  });

  function previewMade(document: MatterDocument): void {
    const load = downloadOf(document);
    if (load) setPreviewed({ name: document.name, load });
  }

  function toggle(file: MatterFile): void {
    setPicked((current) =>
      current.some((each) => each.file.id === file.id)
        ? current.filter((each) => each.file.id !== file.id)
        : [...current, { file, name: file.name }],
    );
  }

  function toggleMade(document: MatterDocument): void {
    setMade((current) =>
      current.some((each) => each.document.id === document.id)
        ? current.filter((each) => each.document.id !== document.id)
        : [...current, { document, name: document.name }],
    );
  }

  function rename(file: MatterFile, name: string): void {
    setPicked((current) => current.map((each) => (each.file.id === file.id ? { ...each, name } : each)));
  }

  function renameMade(document: MatterDocument, name: string): void {
    setMade((current) => current.map((each) => (each.document.id === document.id ? { ...each, name } : each)));
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

  function tryAgain(): void {
    if (adding.error) adding.mutate();
    else if (isOurs) void ours.refetch();
    else if (found.isFetchNextPageError) void found.fetchNextPage();
    else void found.refetch();
  }

  const failureTitle = adding.error ? "The documents couldn't be added" : "The documents couldn't be loaded";
  const failure = (isOurs ? ours.error : found.error) ?? adding.error;
  const lost = failure && isDisconnection(failure) && system?.name === matter.integrationName ? system : undefined;
  const isSearch = readSearch(settledTerm).kind === 'words';
  return (
    <Dialog
      title="From the matter"
      size="extra-large"
      mode="scrolling"
      scrollHeight="large"
      // Escape closes the preview alone.
      closeOnBlur={!previewed}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={count === 0} loading={adding.isPending} onClick={() => adding.mutate()}>
            {count === 0 ? 'Add documents' : count === 1 ? 'Add 1 document' : `Add ${count} documents`}
          </Button>
        </>
      }
    >
      <div className={classes.parts}>
        {hasWorkspace() && matter.clientReference !== undefined && (
          <fieldset className={classes.sides} aria-label="Documents">
            {[false, true].map((side) => (
              <Button
                key={String(side)}
                variant={side === isOurs ? 'light' : 'subtle'}
                size="compact-sm"
                aria-pressed={side === isOurs}
                onClick={() => setOurs(side)}
              >
                {side ? 'Made here' : `In ${system?.displayName ?? 'the system'}`}
              </Button>
            ))}
          </fieldset>
        )}
        <TextInput
          ref={search}
          label="Search the matter"
          description={`Search by name (at least ${minSearch})`}
          value={searchTerm}
          onChange={(event) => setSearchTerm(event.currentTarget.value)}
        />
        {!isOurs && !isSearch && path.length > 0 && (
          <FolderCrumbs
            folders={path}
            way={(depth, name, className) => (
              <Anchor
                component="button"
                type="button"
                inherit
                className={className}
                onClick={() => setPath(path.slice(0, depth))}
              >
                {name}
              </Anchor>
            )}
          />
        )}
        {lost && (
          <ConnectNotice
            system={lost}
            heldBecause={heldBecause}
            beforehand={() => onLeave({ path, picked, made })}
            onConnected={handleConnected}
          />
        )}
        {failure && !lost && (
          <Notice
            tone="bad"
            title={failureTitle}
            action={
              <Button variant="default" size="compact-sm" onClick={tryAgain}>
                Try again
              </Button>
            }
          >
            {explain(failureOf(failure), "The connected system isn't responding. Try again in a moment.")}
          </Notice>
        )}
        {isOurs && (ours.data || !ours.error) && (
          <MadeHereList
            documents={ours.data}
            searchTerm={settledTerm}
            pickedIds={new Set(made.map(({ document }) => document.id))}
            onToggle={toggleMade}
            onPreview={previewMade}
          />
        )}
        {!isOurs && (found.data || !found.error) && (
          <MatterFilesList
            files={found.data?.pages.flatMap(({ items }) => items)}
            total={found.data?.pages[0]?.total}
            more={
              found.hasNextPage
                ? { isLoading: found.isFetchingNextPage, onLoad: () => void found.fetchNextPage() }
                : undefined
            }
            pickedIds={new Set(picked.map(({ file }) => file.id))}
            onOpen={open}
            onToggle={toggle}
            onPreview={({ id, name }) => setPreviewed({ name, load: () => loadMatterFile(matter, id) })}
          />
        )}
        {count > 0 && (
          <PickedNames
            picked={[
              ...picked.map(({ file, name }) => ({
                ...{ id: file.id, label: file.name, name },
                onRename: (renamed: string) => rename(file, renamed),
              })),
              ...made.map(({ document, name }) => ({
                ...{ id: document.id, label: `${document.name}, ${kindOf(document).toLowerCase()}`, name },
                onRename: (renamed: string) => renameMade(document, renamed),
              })),
            ]}
          />
        )}
      </div>
      {previewed && (
        <Opening>
          <PreviewDialog
            fileName={previewed.name}
            load={previewed.load}
            onClose={() => setPreviewed(undefined)}
            failureAdvice="You can still add the document."
          />
        </Opening>
      )}
    </Dialog>
  );
}
