import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { isStaff } from '@/lib/payload/access'
import { asSystem } from '@/lib/payload/as-system'
import { relatedId } from '@/lib/values/read-value'

import { importTargets, type ImportTarget } from '../model/targets'
import { findRowsOf, saveRow } from './import-rows'

/** The stored fields of targets that a property has under another name. */
const storedNames: Readonly<Record<string, string>> = {
  typeWebId: 'type',
  furtherTypeWebIds: 'furtherTypes',
  localityZip: 'locality',
  localityName: 'locality',
  localityCountry: 'locality',
  agentName: 'agent',
  agentEmail: 'agent',
  agentPhone: 'agent',
  projectNumber: 'project',
}

const comparable = (value: unknown): string => {
  if (Array.isArray(value))
    return value.length === 0 ? 'null' : JSON.stringify(value.map((each) => relatedId(each) ?? each))
  return JSON.stringify(value === '' ? null : (relatedId(value) ?? value ?? null))
}

async function locksAlone(req: PayloadRequest, source: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    ...asSystem(req),
    collection: 'importSources',
    where: { and: [{ key: { equals: source } }, { autoLock: { equals: true } }] },
  })
  return totalDocs > 0
}

type Values = Readonly<Record<string, unknown>>

const isEdited =
  (data: Values, before: Values) =>
  ({ name }: ImportTarget): boolean => {
    const field = storedNames[name] ?? name
    return data[field] !== undefined && comparable(data[field]) !== comparable(before[field])
  }

/**
 * Has the next import compare a property with its feed again, when staff unlocks a field, takes it out of the trash, or
 * works on one that waits for the compliance gate: no record of the feed may have changed until then.
 */
export const compareWithFeedAgain: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const { source, externalId } = doc as Values
  if (operation !== 'update' || !isStaff({ req }) || typeof source !== 'string' || !externalId) return
  const locks: unknown[] = Array.isArray(doc.lockedFields) ? doc.lockedFields : []
  const before: unknown[] = Array.isArray(previousDoc.lockedFields) ? previousDoc.lockedFields : []
  const isUnlocked = before.some((lock) => !locks.includes(lock))
  const isBack = Boolean(previousDoc.deletedAt) && !doc.deletedAt
  const id = String(externalId)
  const row = (await findRowsOf(req.payload, source, [id])).get(id)
  if (!row || row.state === 'staged' || !(isUnlocked || isBack || row.isStillDraft)) return
  await saveRow(req.payload, row.id, {
    appliedHash: null,
    ...(row.state === 'withdrawn' && { state: 'applied' }),
  })
}

/**
 * Locks the fields that a member of staff changes on a property of a feed, where its source says so, so that the next
 * import leaves them. Restoring an older version is no edit.
 */
export const lockEditedFields: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const source: unknown = originalDoc?.source
  const isEdit = operation === 'update' && req.context.isRestoringVersion !== true && isStaff({ req })
  if (!isEdit || typeof source !== 'string' || source === '') return data
  const edited = importTargets.filter(isEdited(data, originalDoc)).map(({ lock }) => lock)
  const before: string[] = originalDoc.lockedFields ?? []
  const isNew = edited.some((lock) => !before.includes(lock))
  if (!isNew || !(await locksAlone(req, source))) return data
  return { ...data, lockedFields: [...new Set([...(data.lockedFields ?? before), ...edited])] }
}
