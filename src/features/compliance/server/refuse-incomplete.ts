import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload'

import { schemaText } from '@/lib/i18n/schema-messages'
import { asSystem } from '@/lib/payload/as-system'
import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord, textOf } from '@/lib/values/read-value'
import { isReason, minReason } from '@/features/compliance/model/compliance-state'
import { missingMandatory, type Mention } from '@/features/compliance/model/compliance-checklist'
import { labelOfMention } from '@/features/compliance/model/mentions'

import { checkProperty, complianceSurroundings } from './check-property'

declare module 'payload' {
  export interface RequestContext {
    /**
     * For imports: a property published at the source is published here; missing mentions are stored and reported.
     */
    acceptIncomplete?: boolean
  }
}

const errorAt = (req: PayloadRequest, { name, field, state }: Mention) => ({
  path: field,
  label: labelOfMention(name) ?? name,
  message: studioMessage(
    req,
    state === 'hidden' ? 'compliance.refusals.hidden' : 'compliance.refusals.empty',
  ),
})

/** What to say of a reason that is given and too short to count; null otherwise. */
function errorOfReason(req: PayloadRequest, override: unknown) {
  const reason = isRecord(override) ? textOf(override.reason).trim() : ''
  if (reason === '' || isReason(reason)) return null
  return {
    path: 'complianceOverride.reason',
    label: schemaText(
      'collections',
      'properties',
      'fields',
      'complianceOverride',
      'fields',
      'reason',
      'label',
    ),
    message: studioMessage(req, 'compliance.refusals.shortReason', { min: minReason, length: reason.length }),
  }
}

const goneStatuses: readonly unknown[] = ['sold', 'rented', 'withdrawn']

/** Whether visitors can see the property now, also if it has a newer draft. */
async function isPublished(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (typeof id !== 'string') return false
  const doc = await req.payload.findByID({
    ...asSystem(req),
    collection: 'properties',
    id,
    depth: 0,
    disableErrors: true,
    draft: false,
    joins: false,
    select: { _status: true },
  })
  return doc?._status === 'published'
}

/**
 * Refuses to publish a property while a mandatory mention is missing, on every way of publishing: by hand, in
 * bulk, through the API, by a restored version or at a scheduled time. Drafts can always be saved, and a published
 * property can always be made less visible: sold, rented, withdrawn, unpublished. Runs after the columns are
 * filled.
 *
 * @throws ValidationError with one error per field to fill in, or with that of a reason which is too short to count
 */
export const refuseIncomplete: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  const property = { ...originalDoc, ...data }
  const isIncomplete = property._status === 'published' && data.complianceState === 'incomplete'
  if (!isIncomplete || context.acceptIncomplete === true) return data
  if (goneStatuses.includes(property.status) && (await isPublished(req, originalDoc?.id))) return data
  const shortReason = errorOfReason(req, property.complianceOverride)
  const refuse = (errors: ValidationFieldError[]): never => {
    throw new ValidationError({ id: originalDoc?.id, collection: 'properties', errors, req }, req.t)
  }
  if (shortReason) return refuse([shortReason])
  const missing = missingMandatory(checkProperty(property, await complianceSurroundings(req, property)))
  const byField = new Map(missing.map((mention) => [mention.field, errorAt(req, mention)]))
  return refuse([...byField.values()])
}
