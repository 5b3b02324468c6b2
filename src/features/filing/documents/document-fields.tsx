import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid } from '@mantine/core';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import {
  componentsFor,
  type DocumentRole,
  type FilingTypeTables,
  mustChooseDocumentType,
  offeredDocumentTypes,
} from '@/features/efiling';
import { useCourtTables, useReloadOf } from '../draft/court-tables';
import { type DocumentPath, useFilingForm } from '../draft/filing-form';
import { InputField } from '../draft/input-field';
import { ProviderDocumentFields } from '../draft/provider-fields';
import { toOptions } from '../model/options';

interface DocumentFieldsProps {
  filing: FilingEntry;
  document: FilingDocument;
  kind: DocumentRole;
  /** The document's path in the form. */
  name: DocumentPath;
  tables: FilingTypeTables | undefined;
}

/** The document's description, type and component. Asks for the component only when there is a choice. */
export function DocumentFields({ filing, document, kind, name, tables }: DocumentFieldsProps) {
  const form = useFilingForm();
  const { inputs, documentTypes } = useCourtTables().tables;
  const offered = offeredDocumentTypes(documentTypes, filing.filingTypeCode);
  const reload = useReloadOf('documentTypes');
  const components = componentsFor(kind, tables?.components ?? []);
  const [only] = components;
  const isComponentClear = components.length <= 1 && only?.code === document.filingComponentCode;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <form.AppField name={`${name}.description`}>
          {() => <InputField label="Description of the document" rule={inputs.documentDescription} maxLength={255} />}
        </form.AppField>
        {(offered.length > 0 || reload) && inputs.documentType.isShown && (
          <form.AppField name={`${name}.documentTypeCode`}>
            {(field) => (
              <field.SelectField
                label="Document type"
                required={mustChooseDocumentType(offered, inputs.documentType)}
                options={toOptions(offered)}
                onReload={reload}
                description={document.documentTypeCode === undefined ? inputs.documentType.help : undefined}
                placeholder={
                  document.documentTypeCode === undefined ? (inputs.documentType.placeholder ?? '') : undefined
                }
              />
            )}
          </form.AppField>
        )}
        {!isComponentClear && components.length > 0 && (
          <form.AppField name={`${name}.filingComponentCode`}>
            {(field) => <field.SelectField label="Component" required options={toOptions(components)} />}
          </form.AppField>
        )}
      </SimpleGrid>
      <ProviderDocumentFields filing={filing} document={document} name={name} />
    </>
  );
}
