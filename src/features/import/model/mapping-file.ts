import { z } from 'zod'

import type { ImportSource } from '@/payload-types'

import { importTargets } from './targets'
import { transformNames } from './transforms'

/** The own rows and codes of a source as a JSON file, so that they can be stored beside a site and used on another. */

const short = z.string().min(1).max(60)
const optional = (length: number) =>
  z
    .string()
    .max(length)
    .nullish()
    .transform((text) => text || undefined)

const mappingFile = z.strictObject({
  format: z.string().max(60),
  mapping: z
    .array(
      z.strictObject({
        target: z.enum(importTargets.map(({ name }) => name)),
        path: z.string().min(1).max(200),
        transform: z.enum(transformNames),
        table: optional(60),
        argument: optional(200),
        fallback: optional(200),
        zeroIsUnknown: z
          .boolean()
          .nullish()
          .transform((value) => value || undefined),
      }),
    )
    .max(500),
  codes: z.array(z.strictObject({ table: short, code: short, value: short })).max(5000),
})

export type MappingFile = z.infer<typeof mappingFile>

/** The own mapping of a source. */
export const toMappingFile = ({
  format,
  mapping,
  codes,
}: Pick<ImportSource, 'format' | 'mapping' | 'codes'>): MappingFile => ({
  format,
  mapping: (mapping ?? []).map(({ target, path, transform, table, argument, fallback, zeroIsUnknown }) => ({
    target,
    path,
    transform,
    table: table ?? undefined,
    argument: argument ?? undefined,
    fallback: fallback ?? undefined,
    zeroIsUnknown: zeroIsUnknown || undefined,
  })),
  codes: (codes ?? []).map(({ table, code, value }) => ({ table, code, value })),
})

/** Checks the content of a mapping file. @returns the mapping, or the first place that is wrong, such as `mapping.3.target` */
export function parseMappingFile(content: unknown): { file: MappingFile } | { place: string } {
  const parsed = mappingFile.safeParse(content)
  if (parsed.success) return { file: parsed.data }
  return { place: parsed.error.issues[0]?.path.join('.') || 'JSON' }
}
