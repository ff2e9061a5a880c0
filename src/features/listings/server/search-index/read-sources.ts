import type { CollectionSlug, PayloadRequest } from 'payload'

import { toSearchRows, type SearchRow, type SearchRowSource } from '@/features/listings/model/search-row'
import {
  maxSitemapPictures,
  toCardRows,
  type CardPicture,
  type CardRow,
  type CardSource,
} from '@/features/listings/model/property-card'
import type { CardAgent } from '@/features/listings/model/row-facts'
import { toWordRows, type WordRow, type WordSource } from '@/features/listings/model/words/word-rows'
import {
  disclosedFields,
  disclosureOf,
  type DisclosurePolicy,
  type DisclosureSource,
} from '@/features/property/model/disclosure'
import { epcScaleOn } from '@/features/property/model/epc-label'
import { epcRegions } from '@/features/property/model/epc-scales'
import { toOwnValueRows, type OwnValueRow } from '@/features/property/model/own-fields'
import type { LocalityFacts, SearchSettings, TypeFacts } from '@/features/property/model/search-columns'
import { storedDisclosurePolicy, storedEpcScales } from '@/features/property/server/api'
import { fillStoredTexts } from '@/lib/payload/agency-texts'
import { nestedRequest } from '@/lib/payload/as-system'
import { belgianDay } from '@/lib/time/belgian-time'
import type { Locale, Localized } from '@/lib/i18n/locales'

type Texts = Partial<Localized<string | null>>

type Source = SearchRowSource &
  CardSource &
  WordSource & {
    _status?: string | null
    deletedAt?: string | null
    sellerConsent?: DisclosureSource['sellerConsent']
    type?: string | null
    neighbourhood?: string | null
    agent?: string | null
    ownValues?: unknown
  }

const localityFields = {
  name: true,
  slug: true,
  zip: true,
  municipality: true,
  countryId: true,
  latitude: true,
  longitude: true,
} as const

/** Only these fields are read. */
const sourceFieldNames = [
  'ref',
  'goal',
  'status',
  '_status',
  'deletedAt',
  'updatedAt',
  'headline',
  'slug',
  'publishedIn',
  'locality',
  'type',
  'furtherTypes',
  'viagerType',
  'bouquet',
  'viagerIndexedRent',
  'price',
  'publishPrice',
  'priceUnit',
  'priceUnitText',
  'publishAddress',
  'latitude',
  'longitude',
  'bedrooms',
  'surfaceLiving',
  'surfaceGround',
  'epcState',
  'epcLabelText',
  'energyPerformance',
  'project',
  'pictures',
  'hasGarden',
  'surfaceGarden',
  'hasTerrace',
  'surfaceTerrace',
  'hasParking',
  'parkings',
  'externalParkings',
  'isFurnished',
  'hasGarage',
  'garages',
  'marquee',
  'marqueeName',
  'bathrooms',
  'showerRooms',
  'hasLift',
  'hasSwimmingPool',
  'openHouses',
  'priceHistory',
  'renterCharges',
  'isSpotlight',
  'onlineSince',
  'soldAt',
  'floor',
  'plans',
  'description',
  'agentLine',
  'street',
  'houseNumber',
  'reference',
  'neighbourhood',
  'agent',
  'sellerConsent',
  'ownValues',
] as const

const sourceFields = Object.fromEntries(sourceFieldNames.map((name) => [name, true] as const))

/** Reads documents in all languages, without hooks, with the agency's details as visitors read them. */
async function findStored<Row>(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
  select: Record<string, true>,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    limit: 0,
    req,
    select,
  })
  return fillStoredTexts(docs as unknown as Row[], req.payload, req)
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

/** Pictures are read with hooks, which add the URL of the file. */
async function findPictures(req: PayloadRequest, ids: string[]): Promise<Map<string, CardPicture>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    // Media are public; the reader is the system.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return byId(await fillStoredTexts(docs as unknown as CardPicture[], req.payload, req))
}

export interface PublicationState extends DisclosureSource {
  _status?: unknown
  deletedAt?: unknown
  publishedIn?: Locale[] | null
}

/** Whether visitors can find a property in lists, apart from its languages. */
export const isListed = (property: PublicationState, { disclosure, now }: IndexSettings): boolean =>
  property._status === 'published' &&
  property.status !== 'withdrawn' &&
  !property.deletedAt &&
  disclosureOf(property, disclosure, now) !== 'closed'

type Locality = LocalityFacts & { id: string; slug: Texts; municipality?: string | null }
type Type = TypeFacts & { id: string; slug: Texts }

export interface IndexSettings extends SearchSettings {
  disclosure: DisclosurePolicy
  now: Date
}

/** The settings that rows depend on; of the energy scales only those in force. */
export async function readIndexSettings(req: PayloadRequest, now = new Date()): Promise<IndexSettings> {
  const [scales, disclosure] = await Promise.all([storedEpcScales(req), storedDisclosurePolicy(req)])
  const day = belgianDay(now)
  const inForce = epcRegions.flatMap((region) => epcScaleOn(scales, region, day) ?? [])
  const epcScales = inForce.map((scale) => ({ ...scale, validFrom: null }))
  return { epcScales, marquees: disclosure.marquees, day, disclosure, now }
}

/** With the fields alone that visitors may still know. */
function asDisclosed(source: Source, { disclosure, now }: IndexSettings): Source {
  const shown = disclosureOf(source, disclosure, now)
  return { ...disclosedFields(source, shown), disclosure: shown }
}

export interface IndexRows {
  rows: SearchRow[]
  cards: CardRow[]
  words: WordRow[]
  ownValues: OwnValueRow[]
}

/** The agents of properties with their portraits, and the documents that words come from besides those of the properties. */
async function findAgentsAndWords(req: PayloadRequest, sources: readonly Source[]) {
  const [neighbourhoods, agents] = await Promise.all([
    findStored<{ id: string; name: Texts }>(
      req,
      'neighbourhoods',
      sources.flatMap(({ neighbourhood }) => neighbourhood ?? []),
      { name: true },
    ),
    findStored<CardAgent & { id: string }>(
      req,
      'agents',
      sources.flatMap(({ agent }) => agent ?? []),
      { name: true, portrait: true },
    ),
  ])
  const [neighbourhoodById, agentById] = [byId(neighbourhoods), byId(agents)]
  const portraits = await findPictures(
    req,
    agents.flatMap(({ portrait }) => portrait ?? []),
  )
  const relatedTo = ({ neighbourhood, agent }: Source) => ({
    neighbourhood: neighbourhoodById.get(neighbourhood ?? '')?.name ?? null,
    agent: agentById.get(agent ?? '') ?? null,
  })
  return { relatedTo, portraits }
}

/** The rows of the given properties as their documents are now; none for those that visitors cannot find. */
export async function makeIndexRows(
  req: PayloadRequest,
  ids: readonly string[],
  settings: IndexSettings,
): Promise<IndexRows> {
  const sources = (await findStored<Source>(req, 'properties', ids, sourceFields))
    .filter((source) => isListed(source, settings))
    .map((source) => asDisclosed(source, settings))
  const typeIds = sources.flatMap(({ type, furtherTypes }) => [
    ...(type ? [type] : []),
    ...(furtherTypes ?? []),
  ])
  const [localities, types, media, { relatedTo, portraits }] = await Promise.all([
    findStored<Locality>(
      req,
      'localities',
      sources.flatMap(({ locality }) => locality ?? []),
      localityFields,
    ),
    findStored<Type>(req, 'propertyTypes', typeIds, { name: true, slug: true, webId: true }),
    findPictures(
      req,
      sources.flatMap(({ pictures, plans, project }) => [
        ...(pictures ?? []).slice(0, maxSitemapPictures),
        ...(project ? (plans ?? []) : []),
      ]),
    ),
    findAgentsAndWords(req, sources),
  ])
  const pictures = new Map([...media, ...portraits])
  const [localityById, typeById] = [byId(localities), byId(types)]
  const made = sources.map((source) => {
    const locality = localityById.get(source.locality ?? '') ?? null
    const type = typeById.get(source.type ?? '') ?? null
    const { agent, neighbourhood } = relatedTo(source)
    const furtherWebIds = (source.furtherTypes ?? []).flatMap((id) => typeById.get(id)?.webId ?? [])
    return {
      rows: toSearchRows(source, { locality, type, furtherWebIds, settings }),
      cards: toCardRows(source, { locality, type, pictures, agent, neighbourhood, settings }),
      words: toWordRows(source, { locality, neighbourhood, agent: agent?.name ?? null }),
      ownValues: toOwnValueRows(source.id, source.ownValues),
    }
  })
  return {
    rows: made.flatMap(({ rows }) => rows),
    cards: made.flatMap(({ cards }) => cards),
    words: made.flatMap(({ words }) => words),
    ownValues: made.flatMap(({ ownValues }) => ownValues),
  }
}
