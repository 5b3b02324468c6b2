/** Choosing a NetDocuments matter: cabinet, then attributes, then the reference (specification, section 4). */
import type { AttributeInfo, AttributeOption, BuildReferenceRequest, Cabinet } from '@/api/generated/integration/model';

/** The current choice. A level is set only if the level above is. */
export interface NetdocumentsChoice {
  cabinet?: Cabinet;
  parent?: AttributeOption;
  primary?: AttributeOption;
}

/** Changes or clears the cabinet, and clears its attributes. */
export function withCabinet(cabinet: Cabinet | undefined): NetdocumentsChoice {
  return cabinet ? { cabinet } : {};
}

/** Changes or clears the parent attribute, and clears the primary one. */
export function withParent({ cabinet }: NetdocumentsChoice, parent: AttributeOption | undefined): NetdocumentsChoice {
  return { ...withCabinet(cabinet), ...(parent ? { parent } : {}) };
}

/** Changes or clears the primary attribute. */
export function withPrimary(choice: NetdocumentsChoice, primary: AttributeOption | undefined): NetdocumentsChoice {
  return { ...withParent(choice, choice.parent), ...(primary ? { primary } : {}) };
}

export type NetdocumentsStep = 'cabinet' | 'attributes' | 'parent' | 'primary' | 'build';

/** The next step. `info` lists the cabinet's attributes; undefined until it is loaded. */
export function nextStep(choice: NetdocumentsChoice, info: AttributeInfo | undefined): NetdocumentsStep {
  if (!choice.cabinet) return 'cabinet';
  if (!info) return 'attributes';
  if (info.hasParentAttribute && !choice.parent) return 'parent';
  if (info.hasPrimaryAttribute && !choice.primary) return 'primary';
  return 'build';
}

/** The request for the reference; undefined while the choice is incomplete. */
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

/** Names of the chosen matter's parents: the cabinet, and the parent attribute if there is one. */
export function parentsOf({ cabinet, parent, primary }: NetdocumentsChoice): string[] {
  return [cabinet?.name, primary ? parent?.desc : undefined].filter((name) => name !== undefined);
}

/** The id of the value that means no value. */
const noValue = '-1';

/** The values that can be chosen (specification, section 5). */
export function selectable(options: readonly AttributeOption[]): AttributeOption[] {
  return options.filter(({ id }) => id.trim() !== noValue);
}

/** Values per page (section 9). */
export const pageSize = 50;

/** Number of values to skip for the next page. Hidden values count. */
export function skipAfter(pages: readonly { items: readonly AttributeOption[] }[]): number {
  return pages.reduce((count, page) => count + page.items.length, 0);
}
