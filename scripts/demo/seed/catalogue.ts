import type { PropertyType } from '@/payload-types'

import { agents } from '../content/agents'
import { localities } from '../content/localities'
import { propertyTypes } from '../content/property-types'

import { eachOf } from './each'
import type { StoredPictures } from './pictures'
import { agentPicture } from './site-pictures'
import type { Store } from './store'

/** One drawing per type; the grouping of the former site gave most types the same. */
const icons: Record<number, NonNullable<PropertyType['icon']>> = {
  1: 'house',
  2: 'studio',
  3: 'apartment',
  4: 'land',
  5: 'building',
  6: 'shop',
  7: 'garage',
}

/** Ids by public number. */
export async function seedTypes(store: Store): Promise<Map<number, string>> {
  const pairs = await eachOf(propertyTypes, async (type) => {
    const id = await store.create('propertyTypes', { ...type, icon: icons[type.webId] })
    return [type.webId, id] as const
  })
  return new Map(pairs)
}

/** Ids by French name and postal code: sections share codes, and towns have several. */
export async function seedLocalities(store: Store): Promise<Map<string, string>> {
  const pairs = await eachOf(localities, async (locality) => {
    const id = await store.create('localities', locality)
    return [`${locality.name.fr}|${locality.zip}`, id] as const
  })
  return new Map(pairs)
}

/** Ids in the order of the demo's list. */
export async function seedAgents(store: Store, pictures: StoredPictures): Promise<string[]> {
  return eachOf(agents, ({ key, name, role, languages, phone, email, registrationNumber }, at) =>
    store.create('agents', {
      ...{ name, role, languages, email, registrationNumber },
      mobilePhone: phone,
      whatsapp: true,
      portrait: pictures.idOf(agentPicture(key)),
      sort: at,
    }),
  )
}
