import { MappingJson } from '@/api/generated/integration/model';

/** The text of a mapping, parsed; undefined when it cannot be read. */
export function parseMappingJson(json: string | null | undefined): MappingJson | undefined {
  try {
    const parsed = MappingJson.safeParse(JSON.parse(json ?? ''));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
