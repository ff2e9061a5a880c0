import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { localityFacts, storedEpcScales, storedMarquees, typeFacts } from '@/features/property/server/api'
import { relatedId } from '@/lib/values/read-value'
import { belgianDay } from '@/lib/time/belgian-time'
import {
  publicationFacts,
  type PublicationSource,
  type PublishedBefore,
} from '@/features/property/model/publication-facts'
import { storedStudioTitle } from '@/features/property/model/studio-title'
import {
  inEveryLocale,
  searchColumns,
  type SearchColumnsSource,
} from '@/features/property/model/search-columns'

import { complianceColumns, storedComplianceRules } from '@/features/compliance/server/api'

export type StoredProperty = SearchColumnsSource &
  PublicationSource & {
    id: string
    ref?: number | null
    locality?: unknown
    type?: unknown
    street?: string | null
    houseNumber?: string | null
  }

/** All columns of a property that are derived from its values, its locality and its type. */
export async function computeColumns(req: PayloadRequest, property: Partial<StoredProperty>) {
  const [locality, type, epcScales, marquees, rules] = await Promise.all([
    localityFacts(req, relatedId(property.locality)),
    typeFacts(req, relatedId(property.type)),
    storedEpcScales(req),
    storedMarquees(req),
    storedComplianceRules(req),
  ])
  const city = inEveryLocale(locality?.name ?? {})
  const typeName = inEveryLocale(type?.name ?? {})
  return {
    ...searchColumns(property, locality, type, { epcScales, marquees, day: belgianDay(new Date()) }),
    studioTitle: storedStudioTitle(property, city, typeName),
    ...complianceColumns({ ...property }, { rules, locality, type, epcScales }),
  }
}

/** The stored document: the one of a hook may be a draft of it. */
const publishedBefore = async (req: PayloadRequest, id: string | undefined) =>
  id === undefined
    ? null
    : req.payload.db.findOne<PublishedBefore & { id: string }>({
        collection: 'properties',
        where: { id: { equals: id } },
        select: { _status: true, status: true, searchAvailability: true, soldAt: true },
        req,
      })

/** Updates search columns, dates and price history on saving. */
export const fillColumns: CollectionBeforeChangeHook<StoredProperty> = async ({ data, originalDoc, req }) => {
  const property: Partial<StoredProperty> = { ...originalDoc, ...data }
  const columns = await computeColumns(req, property)
  const now = new Date().toISOString()
  const facts = publicationFacts(
    property,
    columns.searchAvailability,
    now,
    await publishedBefore(req, originalDoc?.id),
  )
  return { ...data, ...facts, ...columns }
}
