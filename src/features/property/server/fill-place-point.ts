import type { CollectionBeforeChangeHook, Payload } from 'payload'

import { textOf } from '@/lib/values/read-value'

import { findKnownPlace, type PlaceDirectory, type SoughtPlace } from '../model/known-places'
import { knownPlaces, municipalityOf } from './known-places'
import { countryIdOf, namesOf } from './refuse-same-place'

type Data = Record<string, unknown>

const hasPoint = ({ latitude, longitude }: Data): boolean =>
  typeof latitude === 'number' || typeof longitude === 'number'

const soughtOf = (place: Data): SoughtPlace => ({
  countryId: countryIdOf(place),
  zip: textOf(place.zip),
  names: namesOf(place),
})

/** The coordinates of a place by its postal code and names; nothing for one that no list has. */
function pointOf(place: Data, directory: PlaceDirectory) {
  const match = findKnownPlace(directory, soughtOf(place))
  return match && { latitude: match.latitude, longitude: match.longitude }
}

/**
 * Gives a new place without coordinates those of the lists, and one without a municipality its own, whether an import makes
 * it or an editor. What an editor takes away later stays away.
 */
export const fillPlacePoint: CollectionBeforeChangeHook = async ({ data, operation }) => {
  if (operation !== 'create') return data
  const point = hasPoint(data) ? null : pointOf(data, await knownPlaces())
  return { ...data, municipality: textOf(data.municipality) || municipalityOf(soughtOf(data)), ...point }
}

/**
 * Gives all places without coordinates those of the lists.
 *
 * @returns how many have them now, and those that no list has, as `4000 Name`
 */
export async function fillMissingPoints(payload: Payload): Promise<{ filled: number; unknown: string[] }> {
  const { docs } = await payload.find({
    collection: 'localities',
    where: { latitude: { exists: false }, longitude: { exists: false } },
    locale: 'all',
    depth: 0,
    pagination: false,
    // A person with a shell on the server has full access to the database already.
    overrideAccess: true,
  })
  const directory = await knownPlaces()
  const unknown: string[] = []
  for (const place of docs) {
    // Payload types a document of all languages as one of a single language.
    const fields = place as unknown as Data
    const point = pointOf(fields, directory)
    if (point)
      await payload.update({
        collection: 'localities',
        id: place.id,
        data: point,
        depth: 0,
        // The command has no user to check.
        overrideAccess: true,
      })
    else unknown.push(`${place.zip} ${namesOf(fields)[0] ?? ''}`)
  }
  return { filled: docs.length - unknown.length, unknown }
}
