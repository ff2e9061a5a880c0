import type { Payload, Where } from 'payload'

import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import { knownMeasure } from '@/features/property/model/known-measure'
import { toAvailability } from '@/features/property/model/availability'
import { propertyTitle } from '@/features/property/model/property-title'
import type { PriceMoment } from '@/features/property/model/publication-facts'
import { formatPostalAddress, publicPostalAddress } from '@/features/property/model/postal-address'
import type { OwnedProperty } from '@/features/accounts/model/owner-facts'
import { isPlainId } from '@/features/accounts/model/portal-path'
import { shownToVisitors } from '@/lib/payload/agency-texts'
import { populated, relatedId } from '@/lib/values/read-value'
import type { Locality, Property, PropertyType } from '@/payload-types'

const select = {
  ref: true,
  goal: true,
  status: true,
  _status: true,
  headline: true,
  type: true,
  street: true,
  houseNumber: true,
  boxNr: true,
  locality: true,
  latitude: true,
  longitude: true,
  price: true,
  priceHistory: true,
  onlineSince: true,
  soldAt: true,
  surfaceLiving: true,
  surfaceGround: true,
  agent: true,
} as const

/** Owners see a property from its first publication on, also after it is sold, let or withdrawn. */
const wasPublished: Where = { or: [{ _status: { equals: 'published' } }, { onlineSince: { exists: true } }] }

const maxProperties = 200

const toMoments = (history: Property['priceHistory']): PriceMoment[] =>
  (history ?? []).map(({ date, price }) => ({ date, price }))

function toOwned(property: Pick<Property, 'id' | keyof typeof select>, locale: Locale): OwnedProperty {
  const type = populated<PropertyType>(property.type)
  const locality = populated<Locality>(property.locality)
  const typeName = type?.name ?? ''
  const availability = toAvailability(property.status)
  const isOnline = property._status === 'published'
  const isOver = availability !== 'available' && availability !== 'underOption'
  return {
    id: property.id,
    ref: property.ref ?? 0,
    goal: property.goal,
    typeName,
    title: propertyTitle({ ...property, type: typeName, city: locality?.name }, locale),
    address: formatPostalAddress(
      publicPostalAddress({ ...property, locality, publishAddress: true }, locale),
    ),
    shown: isOnline || isOver ? availability : 'offline',
    price: property.price || null,
    priceHistory: toMoments(property.priceHistory),
    onlineSince: property.onlineSince ?? null,
    soldAt: property.soldAt ?? null,
    livingArea: knownMeasure(property.surfaceLiving),
    groundArea: knownMeasure(property.surfaceGround),
    latitude: property.latitude ?? null,
    longitude: property.longitude ?? null,
    webId: type?.webId ?? null,
    agent: relatedId(property.agent),
  }
}

async function find(payload: Payload, where: Where, locale: Locale): Promise<OwnedProperty[]> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { and: [where, wasPublished] },
    locale,
    fallbackLocale: sourceLocale,
    depth: 1,
    limit: maxProperties,
    pagination: false,
    sort: '-ref',
    select,
    populate: {
      propertyTypes: { name: true, webId: true },
      localities: { name: true, zip: true, countryId: true },
    },
    // The condition names the owner, or the caller has checked that staff may see the property. The result has no
    // field that only staff may read.
    overrideAccess: true,
    ...shownToVisitors,
  })
  return docs.map((property) => toOwned(property, locale))
}

/** The properties of an owner, co-owned ones included, newest first. A former owner has none. */
export const findOwnProperties = (
  payload: Payload,
  owner: string,
  locale: Locale,
): Promise<OwnedProperty[]> => find(payload, { owners: { equals: owner } }, locale)

/** One property of an owner; null when it is not among them. */
export async function getOwnProperty(
  payload: Payload,
  { owner, property }: { owner: string; property: string },
  locale: Locale,
): Promise<OwnedProperty | null> {
  if (!isPlainId(property)) return null
  const where: Where = { and: [{ id: { equals: property } }, { owners: { equals: owner } }] }
  return (await find(payload, where, locale))[0] ?? null
}

/**
 * One property as its owners see it, for staff.
 *
 * @param agent id of the agent profile whose properties alone may be seen; null for staff who may see all
 */
export async function getPropertyForStaff(
  payload: Payload,
  { agent, property }: { agent: string | null; property: string },
  locale: Locale,
): Promise<OwnedProperty | null> {
  if (!isPlainId(property)) return null
  const ofAgent: Where[] = agent === null ? [] : [{ agent: { equals: agent } }]
  return (await find(payload, { and: [{ id: { equals: property } }, ...ofAgent] }, locale))[0] ?? null
}
