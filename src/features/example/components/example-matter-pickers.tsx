import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useRetailer } from '@/features/firm';
import { type ChosenMatter, MatterPicker } from '@/features/matters';
import { Dialog } from '@/lib/ui/dialog';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';

/** The matter picker of the firm's practice management system, on the page and in a dialog. */
export function ExampleMatterPickers() {
  const { retailer } = useRetailer();
  const [matter, setMatter] = useState<ChosenMatter>();
  const [isOpen, setOpen] = useState(false);
  if (!retailer) return null;
  return (
    <Section title="Matter pickers">
      <Stack maw={480}>
        <MatterPicker retailerCode={retailer.retailerCode} value={matter} onChange={setMatter} />
        {matter && (
          <PropertiesList
            items={[
              ['Client reference', matter.clientReference],
              ['Matter reference', matter.matterReference],
              ['Retailer reference', matter.retailerReference],
            ]}
          />
        )}
        <Button variant="default" onClick={() => setOpen(true)}>
          Matter picker in a dialog
        </Button>
      </Stack>
      {isOpen && (
        <Dialog
          title="Matter picker"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Done</Button>}
        >
          <MatterPicker autoFocus retailerCode={retailer.retailerCode} value={matter} onChange={setMatter} />
        </Dialog>
      )}
    </Section>
  );
}
