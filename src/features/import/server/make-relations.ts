import type { Payload, PayloadRequest } from 'payload'

import { isLocale, sourceLocale, type Locale } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'

import type { FieldValues } from '../model/field-values'
import {
  findPlace,
  languagesOfPlace,
  placeKey,
  placeOf,
  webIdsOf,
  type Directory,
  type FeedPlace,
} from '../model/relations'

/** The directory of a run, which grows by what the run makes. */
export interface GrowingDirectory extends Directory {
  places: Map<string, string>
  types: Map<number, string>
}

type Names = Partial<Record<Locale, string>>

interface NewDocument {
  collection: 'localities' | 'propertyTypes'
  data: Record<string, unknown>
  names: Names
}

/** Makes a document with a name in several languages. */
async function make(req: PayloadRequest, { collection, data, names }: NewDocument): Promise<string> {
  const languages = Object.keys(names)
    .filter(isLocale)
    .sort((one, other) => Number(other === sourceLocale) - Number(one === sourceLocale))
  const [first = sourceLocale, ...others] = languages
  // For the importer, which an operator started: there is no user to check.
  const options = { depth: 0, overrideAccess: true } as const
  const { id } = await req.payload.create({
    ...{ ...options, collection, locale: first, req: nestedRequest(req) },
    data: { ...data, name: names[first] },
    // The data of both collections, which Payload types one by one.
  } as Parameters<Payload['create']>[0])
  for (const locale of others)
    await req.payload.update({
      ...{ ...options, collection, id: String(id), locale, req: nestedRequest(req) },
      data: { name: names[locale] },
    })
  return String(id)
}

async function makePlace(req: PayloadRequest, directory: GrowingDirectory, place: FeedPlace): Promise<void> {
  const { zip, countryId, names } = place
  const id = await make(req, { collection: 'localities', data: { zip, countryId }, names })
  for (const locale of languagesOfPlace(place))
    directory.places.set(placeKey(countryId, zip, names[locale] ?? ''), id)
}

/** Makes the types that a property has and the site does not, with the names of the feed. */
export async function makeTypes(
  req: PayloadRequest,
  directory: GrowingDirectory,
  webIds: readonly number[],
  typeNames: ReadonlyMap<number, Names>,
): Promise<void> {
  for (const webId of webIds) {
    if (directory.types.has(webId)) continue
    const names = typeNames.get(webId) ?? { [sourceLocale]: `Type ${webId}` }
    const data = { webId, showOrder: webId, sale: true, rent: true }
    directory.types.set(webId, await make(req, { collection: 'propertyTypes', data, names }))
  }
}

/** Makes the place and the types of a property where the site has none. */
export async function makeRelations(
  req: PayloadRequest,
  directory: GrowingDirectory,
  values: FieldValues,
): Promise<void> {
  const place = placeOf(values)
  if (place && !findPlace(directory, place)) await makePlace(req, directory, place)
  await makeTypes(req, directory, webIdsOf(values), new Map())
}
