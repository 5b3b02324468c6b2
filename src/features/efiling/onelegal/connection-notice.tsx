import { useQuery } from '@tanstack/react-query';
import { FsxNotice } from '@/features/fsx';
import type { DraftNoticeProps } from '../descriptor';
import { courtQuery } from './courts';

/** On every step of a draft: the connection that its court requires, until the firm has it, and the way back. */
export default function ConnectionNotice({ state, courtCode }: DraftNoticeProps) {
  const { data } = useQuery(courtQuery(state, courtCode));
  return data?.some(({ courtId, requiresFsx }) => courtId === courtCode && requiresFsx) ? <FsxNotice /> : null;
}
