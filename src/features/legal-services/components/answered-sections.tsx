import type { AnsweredSection } from '@/api/generated/serving/model';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import classes from './service-form.module.css';

/** Shows what was answered, as displayed. */
export function AnsweredSections({ sections }: { sections: readonly AnsweredSection[] }) {
  return sections.map(({ title, answers }) => (
    <Section key={title} title={title}>
      <PropertiesList
        items={answers.map(({ label, value }) => [
          label,
          <span key={label} className={classes.value}>
            {value}
          </span>,
        ])}
      />
    </Section>
  ));
}
