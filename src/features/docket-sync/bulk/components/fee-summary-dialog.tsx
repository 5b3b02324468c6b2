import '@mantine/core/styles/Table.css';
import { Table, Text } from '@mantine/core';
import type { BulkSyncResult } from '@/api/generated/docket-sync/model';
import { formatCents } from '@/lib/format/money';
import { Dialog } from '@/lib/ui/dialog';
import { monthlyPrice } from '../../ordering/monthly-price';
import { feesByMatter } from '../model/bulk-status';

interface FeeSummaryDialogProps {
  results: readonly BulkSyncResult[];
  onClose: () => void;
}

/** The order's monthly fees by matter. Cases cost nothing until they are active (dockets, section 1.13). */
export default function FeeSummaryDialog({ results, onClose }: FeeSummaryDialogProps) {
  const matters = feesByMatter(results);
  const active = matters.reduce((sum, each) => sum + each.active, 0);
  const pending = matters.reduce((sum, each) => sum + each.pending, 0);
  return (
    <Dialog title="Fee Summary" size="large" mode="scrolling" scrollHeight="large" onClose={onClose}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Matter</Table.Th>
            <Table.Th ta="end">Active cases</Table.Th>
            <Table.Th ta="end">Pending cases</Table.Th>
            <Table.Th ta="end">Per month</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {matters.map((each) => (
            <Table.Tr key={each.matter}>
              <Table.Td>{each.matter}</Table.Td>
              <Table.Td ta="end">{each.active}</Table.Td>
              <Table.Td ta="end">{each.pending}</Table.Td>
              <Table.Td ta="end">{formatCents(monthlyPrice(each.active))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">Total</Table.Th>
            <Table.Th ta="end">{active}</Table.Th>
            <Table.Th ta="end">{pending}</Table.Th>
            <Table.Th ta="end">{formatCents(monthlyPrice(active))}</Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <Text size="sm" c="dimmed" mt="md">
        $10 per active case and month. Pending and failed cases are free. PACER’s fees are billed by PACER.
      </Text>
    </Dialog>
  );
}
