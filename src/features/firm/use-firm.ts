import { useQuery } from '@tanstack/react-query';
import { usePerson } from '@/features/session';
import { firmQuery, userQuery } from './queries';

/** The person's firm, and whether the person may change it. Undefined until both are known. */
export function useFirm() {
  const person = usePerson();
  const firm = useQuery({ ...firmQuery(person?.clientId ?? 0), enabled: person !== undefined });
  const user = useQuery(userQuery(person?.userId ?? 0));
  return {
    firm: firm.data && user.data && { ...firm.data, isAdministrator: user.data.userAdministrator },
    isError: (firm.isError && !firm.data) || (user.isError && !user.data),
    retry: () => void Promise.all([firm.refetch(), user.refetch()]),
  };
}
