import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

import { agentProfileId, hasRole } from '@/lib/payload/access'
import { collectionSteps, globalSteps } from '@/lib/payload/save-pipeline'
import { validateOnce } from '@/lib/payload/validate-once'
import { deleteWhere } from '@/lib/payload/delete-where'
import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { removeFiles } from '@/lib/uploads/store-files'
import { amountsAtPrice } from '@/features/property/model/amounts-at-price'
import { costBasis } from '@/features/property/model/cost-basis'
import { legalRatesOf } from '@/features/property/model/legal-rates'
import { describePrice } from '@/features/property/model/price'
import { computedAmounts, purchaseEstimate } from '@/features/property/model/purchase-cases'
import { nestedRequest } from '@/lib/payload/as-system'
import { readOnce } from '@/lib/payload/shared-reads'
import { belgianDay } from '@/lib/time/belgian-time'
import { relatedId } from '@/lib/values/read-value'
import type { Property } from '@/payload-types'

import { fillPlacePoint } from './fill-place-point'
import { storeOwnValues } from './own-values'
import { forgetPublicSettings, hideGone } from './public-properties'
import { refreshAvailability } from './refresh-availability'
import { refuseSamePlace } from './refuse-same-place'
import { localityFacts, typeFacts } from './place-and-type-facts'

/**
 * Hook of properties: total cost, notary's fee and taxes follow the price, by whatever way it changes. While the price is
 * empty they stay: it may be about to be typed.
 */
const followPrice: CollectionBeforeChangeHook<Property> = async ({ data, originalDoc, req }) => {
  const price = data.price ?? 0
  const isSame = !originalDoc || price <= 0 || price === originalDoc.price
  if (isSame || computedAmounts.every((field) => !originalDoc[field])) return data
  const property = { ...originalDoc, ...data }
  const [legal, locality, type] = await Promise.all([
    readOnce(req, 'legal', () =>
      // Law is public, and a job that changes the price has no user.
      req.payload.findGlobal({ slug: 'legal', depth: 0, overrideAccess: true, req: nestedRequest(req) }),
    ),
    localityFacts(req, relatedId(property.locality)),
    typeFacts(req, relatedId(property.type)),
  ])
  const source = { ...property, zip: locality?.zip, countryId: locality?.countryId, webId: type?.webId }
  const estimateAt = (euro: number | null | undefined) => {
    const published = describePrice({ ...source, price: euro, publishPrice: true })
    return purchaseEstimate(costBasis(source, published), legalRatesOf(legal), belgianDay(new Date()))
  }
  const estimates = { before: estimateAt(originalDoc.price), after: estimateAt(price) }
  return { ...data, ...amountsAtPrice(originalDoc, data, estimates) }
}

/** Rows that have neither files nor hooks; there may be thousands of visits. */
const propertyRows = [
  'onlineMedia',
  'communications',
  'visits',
  'alertDeliveries',
  'documentRequests',
] as const

/**
 * Hooks that delete what cannot exist without a deleted property. MongoDB has no foreign keys, and those of SQLite leave
 * the files of documents on the disk. Appointments, leads and blocks only lose their reference to the property. A process
 * that ends in between leaves at most files, which `sweepFiles` deletes.
 */
const deletePropertyParts = afterDeletion('partsOfProperty', {
  find: async ({ id, req }) => {
    const { docs } = await req.payload.find({
      collection: 'documents',
      where: { property: { equals: id } },
      depth: 0,
      pagination: false,
      select: { filename: true },
      // The deletion was allowed, and the documents go with the property.
      overrideAccess: true,
      req,
    })
    return docs.flatMap(({ filename }) => (filename ? [filename] : []))
  },
  remove: async (fileNames, { id, req }) => {
    const where = { property: { equals: id } }
    for (const collection of propertyRows) await req.payload.db.deleteMany({ collection, where, req })
    await deleteWhere(req.payload, 'documents', where, { req })
    if (fileNames.length > 0) await removeFiles(req, 'documents', fileNames)
  },
})

declare module 'payload' {
  export interface RequestContext {
    /** Whether an older version is restored as a draft: Payload sets the status only after the hooks. */
    restoresAsDraft?: boolean
  }
}

/** Notes in the context how an older version is being restored. */
const markRestore: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion') req.context.restoresAsDraft = args.draft === true
  return args
}

/**
 * Restoring an older version brings back the values entered by staff, but keeps what was recorded since: the price
 * history; the day of the sale and what the seller agreed to; the responsible agent unless an editor restores; the checklist override unless an administrator does.
 * Payload would empty these, because the restoring user may not write them.
 */
const keepOnRestore: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.context.isRestoringVersion !== true) return data
  return {
    ...data,
    priceHistory: originalDoc?.priceHistory ?? data.priceHistory,
    soldAt: originalDoc?.soldAt ?? null,
    sellerConsent: {
      date: originalDoc?.sellerConsent?.date ?? null,
      includesPrice: originalDoc?.sellerConsent?.includesPrice ?? false,
    },
    ...(req.user && !hasRole(req.user, 'administrator', 'editor') && { agent: originalDoc?.agent }),
    ...(req.user &&
      !hasRole(req.user, 'administrator') && { complianceOverride: originalDoc?.complianceOverride }),
    ...(req.context.restoresAsDraft === true && { _status: 'draft' }),
  }
}

/** Assigns a property that an agent creates or copies to that agent; only editors change the agent later. */
const assignOwnAgent: CollectionBeforeChangeHook = ({ data, operation, req: { user } }) =>
  operation === 'create' && user && hasRole(user, 'agent') ? { ...data, agent: agentProfileId(user) } : data

export const propertySteps = collectionSteps({
  markRestore: {
    stage: 'begin',
    reason: 'whether a version is restored as a draft: Payload sets the status only after the hooks',
    for: ['properties'],
    run: markRestore,
  },
  refuseSamePlace: {
    stage: 'complete',
    reason: 'feeds and searches find a place by country, postal code and name',
    for: ['localities'],
    run: refuseSamePlace,
  },
  keepOnRestore: {
    stage: 'derive',
    reason: 'a restored version brings back what staff entered, not what was recorded since',
    for: ['properties'],
    run: keepOnRestore,
  },
  assignOwnAgent: {
    stage: 'derive',
    reason: 'what an agent creates is the agent’s own',
    for: ['properties'],
    run: assignOwnAgent,
  },
  fillPlacePoint: {
    stage: 'derive',
    reason: 'a new place is on the map, and can be the centre of a search',
    for: ['localities'],
    run: fillPlacePoint,
  },
  storeOwnValues: {
    stage: 'derive',
    reason: 'the own fields of the agency share one column',
    for: ['properties'],
    run: storeOwnValues,
  },
  followPrice: {
    stage: 'derive',
    reason: 'costs follow the price',
    for: ['properties'],
    run: followPrice,
  },
  validateOnce: {
    stage: 'check',
    reason: 'a save of an import validates all fields with document and data merged once',
    for: ['properties'],
    run: validateOnce,
  },
  findParts: {
    stage: 'prepareDeletion',
    reason: 'the files of the documents of the property',
    for: ['properties'],
    run: deletePropertyParts.find,
  },
  removeParts: {
    stage: 'followDeletion',
    reason: 'what cannot exist without the property; MongoDB has no keys that would delete it',
    for: ['properties'],
    run: deletePropertyParts.remove,
  },
  hideGone: {
    stage: 'filterRead',
    reason: 'of a sold or let property visitors read what they may still know',
    for: ['properties'],
    run: hideGone,
  },
})

export const globalPropertySteps = globalSteps({
  forgetPublicSettings: {
    stage: 'settle',
    reason: 'the process forgets the settings that decide what visitors read of properties',
    for: ['propertyCodes', 'siteConfig'],
    run: forgetPublicSettings,
  },
  refreshAvailability: {
    stage: 'follow',
    reason: 'the meaning of a ribbon decides which properties are on offer',
    for: ['propertyCodes'],
    run: refreshAvailability,
  },
})
