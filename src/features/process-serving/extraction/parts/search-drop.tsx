import { Box } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { CourtState } from '@/api/generated/serving/model';
import { DropZone, PageDrop } from '@/features/documents';
import { useMappingId } from '@/features/matters';
import { useImportUploads } from '../import-uploads';

/** Characters of a file's name. */
const policy = { maxFileNameLength: 255 };

/** Takes a document of the case to search for, whose number and court are then read. */
export default function SearchDrop({ state }: { state: CourtState }) {
  const navigate = useNavigate();
  const mappingId = useMappingId();
  const queue = useImportUploads(state, mappingId);
  const add = (files: readonly File[]) => {
    // Papers of something else, left over from before.
    for (const { id } of queue.uploads()) queue.remove(id);
    for (const file of files) queue.add(file, 'papers', policy);
    void navigate({ to: '/file-import', search: { state, mappingId, for: 'case-search' } });
  };
  return (
    <Box maw="56rem" mt="md">
      <DropZone label="Search with a court document" hint="We read its case number and court." onFiles={add} />
      <PageDrop label="Drop a document to search for its case" onFiles={add} />
    </Box>
  );
}
