import { createLocalReq, type PayloadRequest } from 'payload'

import { perron } from '@/features/import/formats/perron/format'
import { mapProperty, type RecordsByLanguage } from '@/features/import/model/map-property'
import { resolveRelations, type Directory } from '@/features/import/model/relations'
import { toWrites } from '@/features/import/server/property-data'
import { readDirectory } from '@/features/import/server/read-site'
import { createProperty } from '@/features/import/server/save-property'
import { locales, localized } from '@/lib/i18n/locales'
import { keepReads } from '@/lib/payload/kept-reads'

import { agents } from '../content/agents'
import { neighbourhoods } from '../content/neighbourhoods'
import { owners } from '../content/owners'
import { overriddenRef, overrideReason } from '../properties/open-cases'
import type { DemoProperty } from '../properties/properties'
import { picture } from '../records/block-parts'

import { demoFeed, placeOf, propertiesOfFeed } from './imports'
import { inLanguage } from './languages'
import type { Loader } from './loader'
import { ref } from './record'
import { required } from './required'
import { quiet, type Store } from './store'

/** The types whose newest property is in the spotlight; a wide choice, as an agency makes it. */
const spotlightKinds: readonly DemoProperty['kind'][] = [
  'villa',
  'masterHouse',
  'apartment',
  'modern',
  'farmhouse',
  'newApartment',
]

/** Public numbers of the properties in the spotlight: available, with a published price. */
export function spotlightRefs(properties: readonly DemoProperty[]): Set<number> {
  const shown = properties.filter(
    ({ goal, status, publishPrice }) => goal === 'sale' && status === 'active' && publishPrice,
  )
  const newest = spotlightKinds.map((wanted) => shown.find(({ kind }) => kind === wanted)?.ref)
  return new Set(newest.filter((number) => number !== undefined))
}

/** What demo and export call by the same name, besides the fields of the catalogue. */
const exportedNames = [
  'goal',
  'status',
  'typeWebId',
  'furtherTypeWebIds',
  'projectNumber',
  'marquee',
  'marqueeName',
  'headline',
  'description',
  'street',
  'houseNumber',
  'boxNr',
  'publishAddress',
  'latitude',
  'longitude',
  'price',
  'publishPrice',
  'priceUnit',
  'priceUnitText',
] as const satisfies readonly (keyof DemoProperty)[]

/** The values of a property under the names of the export, in the languages of the demo. */
function exportedValues(property: DemoProperty): Record<string, unknown> {
  const { name: localityName, zip: localityZip } = placeOf(property)
  const agent = required(agents[property.agentKey], `agent ${property.agentKey}`)
  return {
    ...Object.fromEntries(exportedNames.map((name) => [name, property[name]])),
    ...property.fields,
    localityZip,
    localityName,
    agentName: agent.name,
    agentEmail: agent.email,
  }
}

/** The property as `npm run export` writes it: one record per language. */
export const exportedRecords = (property: DemoProperty): RecordsByLanguage =>
  localized((locale) => inLanguage(exportedValues(property), locale))

/** Spread over the parts of the town; some are in none of those that have a text. */
function neighbourhoodOf({ ref: number, localityKey }: DemoProperty): string | null {
  const parts = neighbourhoods.filter((each) => each.localityKey === localityKey)
  const part = parts[number % (parts.length + 1)]
  return part ? ref('neighbourhoods', part.key) : null
}

interface Marks {
  isSpotlight?: boolean
  isOfFeed?: boolean
  isDraft?: boolean
}

/**
 * What the mapping of an import does not carry: what the site notes by itself, what editors decide, and the files, which
 * an import fetches from their addresses.
 */
function ownValues(property: DemoProperty, { isSpotlight = false, isDraft = false }: Marks) {
  const { ref: number, ownerKeys, pictures, plans, videos, tours } = property
  return {
    ref: number,
    priceHistory: property.priceHistory,
    onlineSince: isDraft ? null : property.onlineSince,
    soldAt: property.soldAt,
    sellerConsent: property.sellerConsent,
    pointsOfInterest: property.pointsOfInterest,
    openHouses: property.openHouses,
    isSpotlight,
    neighbourhood: neighbourhoodOf(property),
    owners: ownerKeys.map((index) => ref('owners', owners[index]?.key ?? index)),
    pictures: pictures.map(({ name }) => picture(name)),
    plans: plans.map(({ name }) => picture(name)),
    videos: videos.map((url) => ({ url })),
    tours: tours.map((url) => ({ url })),
    ...(number === overriddenRef && {
      complianceOverride: { reason: overrideReason, by: ref('users', 'administrator') },
    }),
  }
}

interface Surroundings {
  req: PayloadRequest
  loader: Loader
  directory: Directory
}

/** Stores a property as an import stores a new one. */
async function storeProperty(
  { req, loader, directory }: Surroundings,
  property: DemoProperty,
  marks: Marks,
): Promise<void> {
  const { isOfFeed, isDraft = false } = marks
  const { values, warnings, missing } = mapProperty(exportedRecords(property), perron)
  if (warnings.length + missing.length > 0)
    throw new Error(`Property ${property.ref} does not fit: ${JSON.stringify({ warnings, missing })}`)
  const [first, ...others] = toWrites(resolveRelations(values, directory))
  const own = await loader.resolve(ownValues(property, marks))
  const outcome = await createProperty(req, {
    ...(isOfFeed && { origin: { source: demoFeed.key, externalId: String(property.ref) } }),
    writes: [{ ...required(first, 'values'), data: { ...first?.data, ...own } }, ...others],
    publishedIn: locales,
    isDraft,
  })
  if (outcome !== (isDraft ? 'draft' : 'published')) throw new Error(`Property ${property.ref}: ${outcome}`)
}

/** Makes the stored properties known by their public numbers. */
async function knowProperties({ payload }: Store, loader: Loader): Promise<void> {
  const { docs } = await payload.find({
    collection: 'properties',
    select: { ref: true },
    depth: 0,
    joins: false,
    pagination: false,
    // See `makeStore`.
    overrideAccess: true,
  })
  for (const { id, ref: number } of docs) loader.know('properties', number, id)
}

/**
 * Stores the properties of the demo through the mapping of the import and its save. Their types, places, agents and
 * projects are stored already.
 *
 * @param drafts unfinished files, which visitors cannot see
 * @param onStored gets how many are stored
 */
export async function seedProperties(
  store: Store,
  loader: Loader,
  { properties, drafts }: { properties: readonly DemoProperty[]; drafts: readonly DemoProperty[] },
  onStored: (done: number) => void,
): Promise<void> {
  const { payload } = store
  const req = await createLocalReq({ context: { ...quiet, keptReads: keepReads() } }, payload)
  const surroundings = { req, loader, directory: await readDirectory(payload) }
  const spotlight = spotlightRefs(properties)
  const ofFeed = new Set(propertiesOfFeed(properties))
  for (const [index, property] of properties.entries()) {
    const marks = { isSpotlight: spotlight.has(property.ref), isOfFeed: ofFeed.has(property) }
    await storeProperty(surroundings, property, marks)
    onStored(index + 1)
  }
  for (const property of drafts) await storeProperty(surroundings, property, { isDraft: true })
  await knowProperties(store, loader)
}
