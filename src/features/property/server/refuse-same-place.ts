import { ValidationError, type CollectionBeforeValidateHook } from 'payload'

import { placeKey } from '@/features/property/model/place-key'
import { belgium } from '@/features/property/model/countries'
import { asSystem } from '@/lib/payload/as-system'
import { studioMessage } from '@/lib/payload/studio-message'
import { locales } from '@/lib/i18n/locales'
import { isRecord, textIn, textOf } from '@/lib/values/read-value'

type Data = Record<string, unknown>

/** The names of a place: in one language as its form has them, or in all. */
export const namesOf = ({ name }: Data): string[] =>
  (isRecord(name) ? locales.map((locale) => textIn(name, locale)) : [textOf(name)]).filter(Boolean)

export const countryIdOf = ({ countryId }: Data): number =>
  typeof countryId === 'number' ? countryId : belgium

const keysOf = (place: Data): string[] =>
  namesOf(place).map((name) => placeKey(countryIdOf(place), textOf(place.zip).trim(), name))

/**
 * Refuses a second place of the same country, postal code and name: feeds, filters and searches find a place by the three.
 * Only a change of them is checked, so that places which were double before can still be edited.
 */
export const refuseSamePlace: CollectionBeforeValidateHook = async ({ data = {}, originalDoc, req }) => {
  const place: Data = { ...originalDoc, ...data }
  const before = new Set(originalDoc ? keysOf(originalDoc as Data) : [])
  const keys = keysOf(place).filter((key) => !before.has(key))
  if (keys.length === 0) return data
  const { docs } = await req.payload.find({
    collection: 'localities',
    where: { zip: { equals: textOf(place.zip).trim() }, countryId: { equals: countryIdOf(place) } },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    ...asSystem(req),
  })
  const others = docs.filter(({ id }) => id !== originalDoc?.id) as unknown as Data[]
  if (!others.flatMap(keysOf).some((key) => keys.includes(key))) return data
  const message = studioMessage(req, 'fields.samePlace')
  throw new ValidationError({ collection: 'localities', errors: [{ path: 'name', message }], req }, req.t)
}
