import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { clearViewData } from '@/lib/storage/view-data';
import { showToast } from '@/lib/ui/toast';

/**
 * Forgets what was read from the backends and how lists were left, and reads the page anew. What was entered stays: drafts
 * are no cache.
 */
export function useClearCache(): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return () => {
    clearViewData();
    router.clearCache();
    // What is on the screen is asked for again, and stays until the answer is there.
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
    void router.invalidate();
    showToast({ tone: 'good', title: 'The cache was cleared', message: 'Drafts were kept.' });
  };
}
