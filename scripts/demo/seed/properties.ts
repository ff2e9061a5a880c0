import { inLanguage } from '../../content/languages'
import type { Loader } from '../../content/loader'
import { ref } from '../../content/record'
import { quiet, type Store } from '../../content/store'

import { createLocalReq, type PayloadRequest } from 'payload'

import { perron } from '@/features/import/formats/perron/format'
import { mapProperty, type RecordsByLanguage } from '@/features/import/model/map-property'
import { resolveRelations, type Directory } from '@/features/import/model/relations'
import { toWrites } from '@/features/import/server/property-data'
import { readDirectory } from '@/features/import/server/read-site'
import { createProperty } from '@/features/import/server/save-property'
import { locales, localized } from '@/lib/i18n/locales'
import { shareReads } from '@/lib/payload/shared-reads'

import { demoFeed } from './imports'
import { picture, planPictures } from './pictures'
import type { DemoProperty } from './property-data'
import { required } from './required'

/** What demo and export call by the same name, besides the fields of the catalogue. */
const exportedNames = [
  'goal',
  'status',
  'typeWebId',
  'furtherTypeWebIds',
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
const exportedValues = ({ place, agent, project, ...property }: DemoProperty): Record<string, unknown> => ({
  ...Object.fromEntries(exportedNames.map((name) => [name, property[name]])),
  ...property.fields,
  projectNumber: project,
  localityZip: place.zip,
  localityName: place.name,
  agentName: agent.name,
  agentEmail: agent.email,
})

/** The property as `npm run export` writes it: one record per language. */
export const exportedRecords = (property: DemoProperty): RecordsByLanguage =>
  localized((locale) => inLanguage(exportedValues(property), locale))

/**
 * What the mapping of an import does not carry: what the site notes by itself, what editors decide, and the files, which
 * an import fetches from their addresses.
 */
export const ownValues = ({
  neighbourhood,
  owners,
  pictures,
  plans,
  videos,
  tours,
  ...property
}: DemoProperty) => ({
  ref: property.ref,
  priceHistory: property.priceHistory,
  onlineSince: property.isDraft ? null : property.onlineSince,
  soldAt: property.soldAt,
  sellerConsent: property.sellerConsent,
  pointsOfInterest: property.pointsOfInterest,
  openHouses: property.openHouses,
  publishArea: property.publishArea,
  isSpotlight: property.isSpotlight,
  neighbourhood: neighbourhood && ref('neighbourhoods', neighbourhood),
  owners: owners.map((key) => ref('owners', key)),
  pictures: pictures.map(picture),
  plans: plans.flatMap(planPictures),
  videos: videos.map((url) => ({ url })),
  tours: tours.map((url) => ({ url })),
  ...(property.complianceOverride && { complianceOverride: property.complianceOverride }),
})

interface Surroundings {
  req: PayloadRequest
  loader: Loader
  directory: Directory
}

/** Stores a property as an import stores a new one. */
async function storeProperty(
  { req, loader, directory }: Surroundings,
  property: DemoProperty,
): Promise<void> {
  const { isOfFeed, isDraft } = property
  const { values, warnings, missing } = mapProperty(exportedRecords(property), perron)
  if (warnings.length + missing.length > 0)
    throw new Error(`Property ${property.ref} does not fit: ${JSON.stringify({ warnings, missing })}`)
  const [first, ...others] = toWrites(resolveRelations(values, directory)).map(({ locale, data }) => ({
    locale,
    data: { ...data, agentLine: property.agentLine?.[locale] ?? null },
  }))
  const ownData = await loader.resolve(ownValues(property))
  const outcome = await createProperty(req, {
    ...(isOfFeed && { origin: { source: demoFeed.key, externalId: String(property.ref) } }),
    writes: [{ ...required(first, 'values'), data: { ...first?.data, ...ownData } }, ...others],
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
 * @param onStored gets how many are stored
 */
export async function seedProperties(
  store: Store,
  loader: Loader,
  properties: readonly DemoProperty[],
  onStored: (done: number) => void,
): Promise<void> {
  const { payload } = store
  const req = await createLocalReq({ context: { ...quiet, sharedReads: shareReads() } }, payload)
  const surroundings = { req, loader, directory: await readDirectory(payload) }
  for (const [index, property] of properties.entries()) {
    await storeProperty(surroundings, property)
    onStored(index + 1)
  }
  await knowProperties(store, loader)
}
