import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import {
  localityFacts,
  storedEpcScales,
  storedMarquees,
  typeFacts,
} from '@/lib/cms/hooks/place-and-type-facts'
import { relatedId } from '@/lib/cms/hooks/related-id'
import { textOf } from '@/lib/cms/hooks/text-of'
import { sourceLocale } from '@/lib/i18n/locales'
import { publicationFacts, type PublicationSource } from '@/lib/property/publication-facts'
import { inEveryLocale, searchColumns, type SearchColumnsSource } from '@/lib/property/search-columns'

import { complianceColumns, storedComplianceRules } from './compliance-of'

export type StoredProperty = SearchColumnsSource &
  PublicationSource & {
    id: string
    ref?: number | null
    locality?: unknown
    type?: unknown
    street?: string | null
    houseNumber?: string | null
  }

/** `2231 · Flémalle · Maison · Rue du Bac 12`: what staff read in lists and find by. */
function studioTitle(property: Partial<StoredProperty>, city: string, type: string): string {
  const street = [textOf(property.street), textOf(property.houseNumber)].filter(Boolean).join(' ')
  return [property.ref, city, type, street].filter(Boolean).join(' · ')
}

/** All columns of a property that are worked out from its values, its locality and its type. */
export async function columnsOf(req: PayloadRequest, property: Partial<StoredProperty>) {
  const [locality, type, epcScales, marquees, rules] = await Promise.all([
    localityFacts(req, relatedId(property.locality)),
    typeFacts(req, relatedId(property.type)),
    storedEpcScales(req),
    storedMarquees(req),
    storedComplianceRules(req),
  ])
  const city = inEveryLocale(locality?.name ?? {})[sourceLocale]
  const typeName = inEveryLocale(type?.name ?? {})[sourceLocale]
  return {
    ...searchColumns(property, locality, type, { epcScales, marquees }),
    studioTitle: studioTitle(property, city, typeName),
    ...complianceColumns({ ...property }, { rules, locality, type, epcScales }),
  }
}

/** Keeps search columns, dates and price history in step with what is saved. */
export const fillColumns: CollectionBeforeChangeHook<StoredProperty> = async ({ data, originalDoc, req }) => {
  const property: Partial<StoredProperty> = { ...originalDoc, ...data }
  return {
    ...data,
    ...publicationFacts(property, new Date().toISOString()),
    ...(await columnsOf(req, property)),
  }
}
