import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { asSystem } from '@/lib/cms/as-system'
import { studioMessage } from '@/lib/cms/studio-message'
import { missingMandatory, type Mention } from '@/lib/compliance/compliance-checklist'

import { checklistOf, complianceSurroundings } from './compliance-of'

declare module 'payload' {
  export interface RequestContext {
    /** For imports: what the source publishes is published; what is missing is stored and reported. */
    acceptIncomplete?: boolean
  }
}

const messages = {
  empty: {
    nl: 'Verplichte vermelding: vul dit in voor u publiceert.',
    fr: 'Mention obligatoire : remplissez ce champ avant de publier.',
    en: 'Compulsory mention: fill this in before you publish.',
    de: 'Pflichtangabe: Füllen Sie dieses Feld vor dem Veröffentlichen aus.',
  },
  hidden: {
    nl: 'Verplichte vermelding: ze is ingevuld, maar wordt niet getoond. Zet dit aan voor u publiceert.',
    fr: 'Mention obligatoire : elle est remplie, mais n’est pas montrée. Cochez ceci avant de publier.',
    en: 'Compulsory mention: it is filled in but not shown. Tick this before you publish.',
    de: 'Pflichtangabe: Sie ist ausgefüllt, wird aber nicht gezeigt. Schalten Sie dies vor dem Veröffentlichen ein.',
  },
}

const errorAt = (req: PayloadRequest, { field, label, state }: Mention) => ({
  path: field,
  label,
  message: studioMessage(req, state === 'hidden' ? messages.hidden : messages.empty),
})

const goneStatuses: readonly unknown[] = ['sold', 'rented', 'withdrawn']

/** Whether visitors can see the property now, whatever draft lies on top of it. */
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
 * Refuses to publish a property while a mandatory mention is missing, however it is published: by hand, in bulk,
 * through the API, by a restored version or at a set time. Drafts are always saved, and a property that is online may
 * always be made less visible: sold, rented, withdrawn, unpublished. Runs after the columns are filled.
 */
export const refuseIncomplete: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  const property = { ...originalDoc, ...data }
  const isAsked = property._status === 'published' && data.complianceState === 'incomplete'
  if (!isAsked || context.acceptIncomplete === true) return data
  if (goneStatuses.includes(property.status) && (await isPublished(req, originalDoc?.id))) return data
  const missing = missingMandatory(checklistOf(property, await complianceSurroundings(req, property)))
  const byField = new Map(missing.map((mention) => [mention.field, errorAt(req, mention)]))
  throw new ValidationError(
    { id: originalDoc?.id, collection: 'properties', errors: [...byField.values()], req },
    req.t,
  )
}
