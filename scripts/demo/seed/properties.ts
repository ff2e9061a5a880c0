import { overriddenRef, overrideReason } from '../properties/open-cases'
import type { DemoProperty } from '../properties/properties'

import { eachOf } from './each'
import { demoFeed, propertiesOfFeed } from './imports'
import type { StoredPictures } from './pictures'
import type { Progress } from './progress'
import { required } from './required'
import type { SeedData, Store } from './store'

export interface PropertyRelations {
  /** Ids by public number of the type. */
  types: ReadonlyMap<number, string>
  /** Ids by French name and postal code, `Embourg|4053`. */
  localities: ReadonlyMap<string, string>
  /** Ids of its parts by key of the locality. */
  neighbourhoods: ReadonlyMap<string, readonly string[]>
  /** Ids by project number. */
  projects: ReadonlyMap<number, string>
  agents: readonly string[]
  owners: readonly string[]
  /** Id of the account that decides where the law leaves a choice. */
  administrator: string
  pictures: StoredPictures
}

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
  return new Set(newest.filter((ref) => ref !== undefined))
}

/** Fields that are copied: demo and collection use the same names. */
function ownValues(property: DemoProperty) {
  const { ref, goal, status, marquee, marqueeName, headline, description } = property
  const { street, houseNumber, boxNr, publishAddress, latitude, longitude } = property
  const { price, publishPrice, priceUnit, priceUnitText, priceHistory, onlineSince, soldAt } = property
  return {
    ...{ ref, goal, status, marquee, marqueeName, headline, description },
    ...{ street, houseNumber, boxNr, publishAddress, latitude, longitude },
    ...{ price, publishPrice, priceUnit, priceUnitText, priceHistory, onlineSince, soldAt },
    sellerConsent: property.sellerConsent,
    pointsOfInterest: property.pointsOfInterest,
    openHouses: property.openHouses,
    ...property.fields,
  }
}

/** Spread over the parts of the town; some are in none of those that have a text. */
const neighbourhoodOf = (ref: number, parts: readonly string[]) => parts[ref % (parts.length + 1)] ?? null

function relationsOf(property: DemoProperty, relations: PropertyRelations) {
  const { types, localities, neighbourhoods, projects, agents, owners, pictures } = relations
  const typeId = (webId: number) => required(types.get(webId), `type ${webId}`)
  const { projectNumber, localityKey } = property
  return {
    type: typeId(property.typeWebId),
    furtherTypes: property.furtherTypeWebIds.map(typeId),
    locality: required(localities.get(localityKey), `locality ${localityKey}`),
    neighbourhood: neighbourhoodOf(property.ref, neighbourhoods.get(localityKey) ?? []),
    project:
      projectNumber === null ? null : required(projects.get(projectNumber), `project ${projectNumber}`),
    agent: required(agents[property.agentKey], `agent ${property.agentKey}`),
    owners: property.ownerKeys.map((key) => required(owners[key], `owner ${key}`)),
    pictures: property.pictures.map(({ name }) => pictures.idOf(name)),
    plans: property.plans.map(({ name }) => pictures.idOf(name)),
    videos: property.videos.map((url) => ({ url })),
    tours: property.tours.map((url) => ({ url })),
  }
}

const overrideOf = ({ ref }: DemoProperty, { administrator }: PropertyRelations) =>
  ref === overriddenRef ? { complianceOverride: { reason: overrideReason, by: administrator } } : {}

interface Marks {
  isSpotlight: boolean
  isOfFeed: boolean
}

function toData(property: DemoProperty, relations: PropertyRelations, { isSpotlight, isOfFeed }: Marks) {
  const data = {
    ...ownValues(property),
    ...relationsOf(property, relations),
    ...overrideOf(property, relations),
    ...(isOfFeed && { source: demoFeed.key, externalId: String(property.ref) }),
    isSpotlight,
    _status: 'published',
  }
  // The catalogue's values are checked against its options when Payload stores them.
  return data as unknown as SeedData<'properties'>
}

export async function seedProperties(
  store: Store,
  properties: readonly DemoProperty[],
  relations: PropertyRelations,
  progress: Progress,
): Promise<void> {
  const spotlight = spotlightRefs(properties)
  const ofFeed = new Set(propertiesOfFeed(properties).map(({ ref }) => ref))
  let done = 0
  await eachOf(properties, async (property) => {
    const { ref } = property
    const marks = { isSpotlight: spotlight.has(ref), isOfFeed: ofFeed.has(ref) }
    await store.create('properties', toData(property, relations, marks))
    progress.count('properties', ++done, properties.length)
  })
}

/** Unfinished files, which visitors cannot see. */
export async function seedDrafts(
  store: Store,
  drafts: readonly DemoProperty[],
  relations: PropertyRelations,
): Promise<void> {
  await eachOf(drafts, async (property) => {
    const data = toData(property, relations, { isSpotlight: false, isOfFeed: false })
    await store.create('properties', { ...data, onlineSince: null, _status: 'draft' })
  })
}
