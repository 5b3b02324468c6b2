import { createFileRoute } from '@tanstack/react-router';
import { ReportsAccess } from '@/features/reporting/components/reports-access';

export const Route = createFileRoute('/_authenticated/_main/reporting')({ component: ReportsAccess });
