import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { MatterPeople } from '@/api/generated/integration/model';
import type { Retailer } from '@/api/generated/platform/model';
import { formatPlainDate } from '@/lib/format/dates';
import { plainMatterName } from '@/lib/format/matter-name';
import { Dialog } from '@/lib/ui/dialog';
import { PropertiesList } from '@/lib/ui/properties-list';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import type { SystemMatter } from '../use-system-matter';
import { contactAddress, roleTexts } from './contact-entry';
import classes from './matter-people.module.css';
import { PeopleFailure } from './people-failure';
import { matterPeopleQuery } from './queries';

interface MatterPanelProps {
  matter: SystemMatter;
  /** The connected system. */
  retailer: Retailer;
  /** The matter's name, as the banner shows it. */
  name: string;
  onClose: () => void;
}

/** The matter as the connected system has it: its details, its people, and its page there. */
export default function MatterPanel({ matter, retailer, name, onClose }: MatterPanelProps) {
  const { data, error, refetch } = useQuery(matterPeopleQuery(matter));
  return (
    <Dialog title={name} size="large" mode="scrolling" scrollHeight="medium" onClose={onClose}>
      {data && <Details people={data} system={retailer.name} />}
      {!data && !error && <SkeletonLines lines={6} label="Loading the matter" />}
      {!data && error && <PeopleFailure matter={matter} error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}

function Details({ people, system }: { people: MatterPeople; system: string }) {
  const { description, client, status, responsibleAttorney, openDate, practiceArea, systemUrl, contacts } = people;
  return (
    <div className={classes.parts}>
      <PropertiesList
        items={[
          ['Matter', plainMatterName(people.displayName) || people.matterReference],
          ['Description', description],
          ['Client', client],
          ['Status', status],
          ['Responsible attorney', responsibleAttorney],
          ['Opened', openDate && formatPlainDate(openDate)],
          ['Practice area', practiceArea],
        ]}
      />
      {systemUrl && (
        <Anchor href={systemUrl} target="_blank" rel="noreferrer" size="sm" className={classes.outside}>
          {`Open in ${system}`}
          <IconExternalLink size={16} aria-hidden />
        </Anchor>
      )}
      <section aria-labelledby="matter-contacts">
        <h3 id="matter-contacts" className={classes.heading}>
          Contacts
        </h3>
        {contacts.length === 0 ? (
          <p className={classes.fact}>{`This matter has no contacts in ${system}.`}</p>
        ) : (
          <ul className={classes.contacts}>
            {contacts.map((contact) => (
              <li key={contact.contactId} className={classes.contact}>
                <p className={classes.name}>{contact.name}</p>
                <p className={classes.fact}>{roleTexts[contact.role]}</p>
                {[contactAddress(contact), contact.email, contact.phone].map(
                  (fact) =>
                    fact && (
                      <p key={fact} className={classes.fact}>
                        {fact}
                      </p>
                    ),
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
