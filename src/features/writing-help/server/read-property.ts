import type { PayloadRequest } from 'payload'

import { describeEpc } from '@/features/property/model/epc-label'
import { localityFacts, storedEpcScales, typeFacts } from '@/features/property/server/api'
import { locales, type Locale } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'
import { belgianDay } from '@/lib/time/belgian-time'
import { isRecord, relatedId, textIn, textOf } from '@/lib/values/read-value'

import { allowedFacts, type SentFact } from '../model/allowed-facts'
import type { PropertyFacts } from '../model/claim'
import type { Kind, Near } from '../model/fact-words/fact-words'

type Values = Readonly<Record<string, unknown>>

/** By the public number of the main type (specification 3.4). */
const kinds: Readonly<Record<number, Kind>> = {
  1: 'house',
  2: 'apartment',
  3: 'apartment',
  4: 'land',
  5: 'building',
  6: 'commercial',
  7: 'garage',
}

export interface ReadProperty {
  sent: SentFact[]
  /** What a text is compared with. */
  facts: PropertyFacts
  /** What free texts must not say. */
  privateWords: string[]
}

const asUser = (req: PayloadRequest) => ({
  ...({ depth: 0, pagination: false, overrideAccess: false, user: req.user } as const),
  req: nestedRequest(req),
})

const namesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : locales.map((locale) => textIn(value, locale)).filter(Boolean)

/** Names of all localities of the site, in every language. */
async function readPlaces(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    ...asUser(req),
    collection: 'localities',
    locale: 'all',
    select: { name: true, municipality: true },
  })
  return docs.flatMap(({ name, municipality }) => [...namesOf(name), ...namesOf(municipality)])
}

async function readNeighbourhood(req: PayloadRequest, id: string | null): Promise<string[]> {
  if (id === null) return []
  const { docs } = await req.payload.find({
    ...asUser(req),
    collection: 'neighbourhoods',
    locale: 'all',
    where: { id: { equals: id } },
    select: { name: true },
  })
  return docs.flatMap(({ name }) => namesOf(name))
}

async function readMunicipality(req: PayloadRequest, id: string | null): Promise<string[]> {
  if (id === null) return []
  const { docs } = await req.payload.find({
    ...asUser(req),
    collection: 'localities',
    where: { id: { equals: id } },
    select: { municipality: true },
  })
  return docs.flatMap(({ municipality }) => municipality ?? [])
}

/** Names of people of the agency, and of the owners that the user may read. */
async function readPeople(req: PayloadRequest, owners: unknown): Promise<string[]> {
  const ids = (Array.isArray(owners) ? owners : []).flatMap((owner) => relatedId(owner) ?? [])
  const [agents, readableOwners] = await Promise.all([
    req.payload.find({ ...asUser(req), collection: 'agents', select: { name: true } }),
    ids.length > 0
      ? req.payload
          .find({ ...asUser(req), collection: 'owners', where: { id: { in: ids } }, select: { name: true } })
          // Translators and the like read no owners; their names are then in no text either.
          .catch(() => ({ docs: [] }))
      : { docs: [] },
  ])
  return [...agents.docs, ...readableOwners.docs].flatMap(({ name }) => (name ? [name] : []))
}

const nearOf = ({ pointsOfInterest }: Values): PropertyFacts['near'] =>
  (Array.isArray(pointsOfInterest) ? pointsOfInterest : []).flatMap((each: unknown) =>
    isRecord(each) && typeof each.distanceInMetres === 'number'
      ? [{ kind: String(each.kind) as Near, metres: each.distanceInMetres }]
      : [],
  )

/**
 * What is known of a property, from the values of its form or as they are stored.
 *
 * @param locale the language of the text
 */
export async function readProperty(
  req: PayloadRequest,
  values: Values,
  locale: Locale,
): Promise<ReadProperty> {
  const localityId = relatedId(values.locality)
  const [locality, type, scales, places, neighbourhoods, municipality, people] = await Promise.all([
    localityFacts(req, localityId),
    typeFacts(req, relatedId(values.type)),
    storedEpcScales(req),
    readPlaces(req),
    readNeighbourhood(req, relatedId(values.neighbourhood)),
    readMunicipality(req, localityId),
    readPeople(req, values.owners),
  ])
  const epc = describeEpc(
    {
      ...values,
      epcLabelText: textOf(values.epcLabelText),
      zip: locality?.zip ?? null,
      countryId: locality?.countryId ?? null,
      webId: type?.webId ?? null,
    },
    scales,
    belgianDay(new Date()),
  )
  const epcLabel = epc.state === 'known' ? epc.label : null
  const street = textOf(values.street) || null
  const ownPlaces = [...namesOf(locality?.name), ...municipality, ...neighbourhoods]
  return {
    sent: allowedFacts(
      values,
      { type: type?.name[locale] ?? null, town: locality?.name[locale] ?? ownPlaces[0] ?? null, epcLabel },
      locale,
    ),
    facts: {
      kind: kinds[type?.webId ?? 0] ?? null,
      values: { ...values, epcLabel, epcLabelText: epcLabel },
      places: ownPlaces,
      otherPlaces: places.filter((place) => !ownPlaces.includes(place)),
      street,
      near: nearOf(values),
    },
    privateWords: [...(street ? [street] : []), ...people],
  }
}
