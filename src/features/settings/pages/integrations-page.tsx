import { Button } from '@mantine/core';
import { runtimeConfig } from '@/api/config';
import {
  hasIntegrationSettings,
  type RetailerCapabilities,
  useFirmAndRole,
  usePermissions,
  useRetailer,
} from '@/features/firm';
import { FsxSection } from '@/features/fsx';
import { ConnectionSection, type FirmSystem, useFirmSystem } from '@/features/integrations';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { ExpenseCategorySection } from '../components/expense-category-section';
import { IdentifierSection } from '../components/identifier-section';
import { PartnerSecretSection } from '../components/partner-secret-section';
import classes from './settings.module.css';

/** The firm's connected system: the person's connection, and settings that administrators manage for the firm. */
export function IntegrationsPage() {
  const permissions = usePermissions();
  return (
    <>
      <PageHeader title="Integration settings" />
      <div className={classes.sections}>
        <Integrations />
        {permissions?.canFile && <FsxSection />}
      </div>
    </>
  );
}

function Integrations() {
  const { supportPhone } = runtimeConfig();
  const { retailer, capabilities, isPending, error, retry } = useRetailer();
  const system = useFirmSystem();
  if (isPending) return <SkeletonLines lines={6} label="Loading the settings" />;
  if (error) return <ErrorState title="The settings could not be loaded" error={error} onRetry={retry} />;
  if (!system)
    return (
      <EmptyState
        title="No connected system"
        description="Call support to connect your practice-management or document-management system, such as Clio or NetDocuments."
        action={
          <Button component="a" variant="default" href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>
            Call {supportPhone}
          </Button>
        }
      />
    );
  if (!hasIntegrationSettings(capabilities))
    return <EmptyState title="Nothing to set up" description={`${retailer?.name} has no settings here.`} />;
  return <SystemSettings system={system} capabilities={capabilities} />;
}

function SystemSettings({ system, capabilities }: { system: FirmSystem; capabilities: RetailerCapabilities }) {
  const { firm, error, retry } = useFirmAndRole();
  if (error) return <ErrorState title="Your firm could not be loaded" error={error} onRetry={retry} />;
  if (!firm) return <SkeletonLines lines={6} label="Loading the settings" />;
  const { clientId, partyId, isAdministrator, thirdPartyIdentifier } = firm;
  const shared = { clientId, isAdministrator };
  return (
    <>
      <ConnectionSection system={system} />
      {!isAdministrator && (
        <Notice tone="info" title="Only administrators can change these settings.">
          Ask an administrator of your firm to change them.
        </Notice>
      )}
      {capabilities.canChangeExpenseSettings && (
        <ExpenseCategorySection system={system} partyId={partyId} {...shared} />
      )}
      {capabilities.canChangePartnerSecret && <PartnerSecretSection system={system.displayName} {...shared} />}
      <IdentifierSection
        label={capabilities.thirdPartyIdentifierLabel}
        system={system.displayName}
        identifier={thirdPartyIdentifier}
        {...shared}
      />
    </>
  );
}
