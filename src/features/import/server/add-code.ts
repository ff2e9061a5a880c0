import type { PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'

import type { ImportSource } from '@/payload-types'

import { feedFormats } from '../model/feed-formats'
import { findTarget } from '../model/targets'

/** Says that a code has no value here, so that it is no longer reported. */
export const noValue = '-'

export const codeShape = z.strictObject({
  field: z.string().max(60),
  code: z.string().min(1).max(60),
  value: z.string().min(1).max(60),
})

/** The code table with which a source reads a field; null when it has none. */
function tableOf({ format, mapping }: ImportSource, field: string): string | null {
  const ownRow = (mapping ?? []).find(({ target }) => target === field)
  const row = ownRow ?? feedFormats[format].rows.find(({ target }) => target === field)
  return row?.table ?? null
}

/** Whether a field can have a value: one of its options, or a number. */
function fits(field: string, value: string): boolean {
  const target = findTarget(field)
  if (!target) return false
  if (value === noValue) return true
  return target.options ? target.options.includes(value) : /^\d{1,9}$/.test(value)
}

/**
 * Adds what a code of the feed means to the codes of a source, with the rights of the user; the next import uses it.
 *
 * @returns false when the field has no codes, or cannot have the value
 */
export async function addCode(
  req: PayloadRequest,
  { source, user }: { source: ImportSource; user: TypedUser },
  { field, code, value }: z.infer<typeof codeShape>,
): Promise<boolean> {
  const table = tableOf(source, field)
  if (table === null || !fits(field, value)) return false
  const others = (source.codes ?? []).filter((each) => each.table !== table || each.code !== code)
  await req.payload.update({
    collection: 'importSources' as const,
    id: source.id,
    data: { codes: [...others, { table, code, value }] },
    user,
    overrideAccess: false,
    req,
    depth: 0,
  })
  return true
}
