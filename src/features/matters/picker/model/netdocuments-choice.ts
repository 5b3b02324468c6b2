/** The way to a matter of NetDocuments: cabinet, then its attributes, then the reference (specification, section 4). */
import type { AttributeInfo, AttributeOption, BuildReferenceRequest, Cabinet } from '@/api/generated/integration/model';

/** What has been chosen so far. Nothing is chosen below what is not. */
export interface NetdocumentsChoice {
  cabinet?: Cabinet;
  parent?: AttributeOption;
  primary?: AttributeOption;
}

/** Another cabinet, or none: its attributes are chosen anew. */
export function withCabinet(cabinet: Cabinet | undefined): NetdocumentsChoice {
  return cabinet ? { cabinet } : {};
}

/** Another parent attribute, or none: the primary one is chosen anew. */
export function withParent({ cabinet }: NetdocumentsChoice, parent: AttributeOption | undefined): NetdocumentsChoice {
  return { ...withCabinet(cabinet), ...(parent ? { parent } : {}) };
}

/** Another primary attribute, or none. */
export function withPrimary(choice: NetdocumentsChoice, primary: AttributeOption | undefined): NetdocumentsChoice {
  return { ...withParent(choice, choice.parent), ...(primary ? { primary } : {}) };
}

export type NetdocumentsStep = 'cabinet' | 'attributes' | 'parent' | 'primary' | 'build';

/** What comes next. `info` says which attributes the cabinet has; undefined until that is known. */
export function nextStep(choice: NetdocumentsChoice, info: AttributeInfo | undefined): NetdocumentsStep {
  if (!choice.cabinet) return 'cabinet';
  if (!info) return 'attributes';
  if (info.hasParentAttribute && !choice.parent) return 'parent';
  if (info.hasPrimaryAttribute && !choice.primary) return 'primary';
  return 'build';
}

/** What the reference is built from; undefined while something is to be chosen. */
export function buildRequest(
  choice: NetdocumentsChoice,
  info: AttributeInfo | undefined,
): BuildReferenceRequest | undefined {
  const { cabinet, parent, primary } = choice;
  if (!cabinet || nextStep(choice, info) !== 'build') return undefined;
  return {
    cabinetId: cabinet.id,
    cabinetName: cabinet.name,
    organizingAttributeId: cabinet.organizingAttributeId,
    ...(parent ? { parentAttributeValue: parent.id, parentAttributeName: parent.desc } : {}),
    ...(primary
      ? {
          primaryAttributeId: cabinet.primaryAttributeId,
          primaryAttributeValue: primary.id,
          primaryAttributeName: primary.desc,
        }
      : {}),
  };
}

/** Names of what a chosen matter lies in: the cabinet, and the parent attribute where there is one. */
export function parentsOf({ cabinet, parent, primary }: NetdocumentsChoice): string[] {
  return [cabinet?.name, primary ? parent?.desc : undefined].filter((name) => name !== undefined);
}

/** The id of a value that stands for none. */
const noValue = '-1';

/** The values that can be chosen (specification, section 5). */
export function offered(options: readonly AttributeOption[]): AttributeOption[] {
  return options.filter(({ id }) => id.trim() !== noValue);
}

/** Values a page (section 9). */
export const pageSize = 50;

/** How many values to leave out for the page after these: those that are hidden count. */
export function skipAfter(pages: readonly { items: readonly AttributeOption[] }[]): number {
  return pages.reduce((count, page) => count + page.items.length, 0);
}
