import type { Random } from './random'

export interface Place {
  id: string
  zip: string
  names: Record<'nl' | 'fr' | 'en' | 'de', string>
  latitude: number
  longitude: number
}

export interface Kind {
  id: string
  webId: number
  names: Record<'nl' | 'fr' | 'en' | 'de', string>
}

/** How likely each type is, by public number: mostly houses and apartments. */
const kindWeights = [45, 4, 30, 8, 4, 5, 4]

type Row = Record<string, string | number | null>

const epcLabels = ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
const epcWeights = [1, 5, 14, 20, 20, 16, 12, 12]

/** About a tenth of the places hold half of the properties, as in life. */
const placeWeights = (places: readonly Place[]): number[] => places.map((_, at) => 1 / (at + 3))

function priceOf(random: Random, goal: string, webId: number): number {
  const base = webId === 7 ? 25_000 : webId === 4 ? 110_000 : webId === 3 ? 215_000 : 290_000
  const spread = Math.exp((random.next() + random.next() + random.next() - 1.5) * 0.9)
  const price = Math.round((base * spread) / 1000) * 1000
  return goal === 'rent' ? Math.max(60, Math.round(price / 2600) * 10) : price
}

function measures(random: Random, webId: number): Row {
  const isHome = webId <= 3
  const living = isHome ? random.between(webId === 2 ? 22 : 50, webId === 1 ? 290 : 140) : null
  return {
    bedrooms: isHome ? (webId === 2 ? 0 : random.pick([1, 2, 3, 4, 5, 6], [8, 25, 35, 20, 8, 4])) : null,
    surface_living: living,
    surface_ground: webId === 1 || webId === 4 ? random.between(90, 2400) : null,
    search_epc: isHome && random.chance(0.9) ? random.pick(epcLabels, epcWeights) : null,
    energy_performance: isHome ? random.between(60, 600) : null,
    search_garden: Number(webId === 1 ? random.chance(0.75) : random.chance(0.1)),
    search_terrace: Number(isHome && random.chance(0.5)),
    search_garage: Number(random.chance(0.35)),
  }
}

function standing(random: Random, goal: string): Row {
  const gone = goal === 'rent' ? 'rented' : 'sold'
  const status = random.pick(['active', 'underOption', gone, 'withdrawn'], [76, 7, 15, 2])
  const availability = { active: 'available', underOption: 'underOption' }[status] ?? 'gone'
  const seconds = 1_760_000_000 + random.between(0, 30_000_000)
  return {
    status,
    search_availability: availability,
    _status: random.chance(0.98) ? 'published' : 'draft',
    online_since: new Date(seconds * 1000).toISOString(),
    is_spotlight: Number(random.chance(0.002)),
  }
}

/** A row of the table of properties, with realistic values in the columns that the search uses. */
export function inventProperty(
  random: Random,
  ref: number,
  places: readonly Place[],
  kinds: readonly Kind[],
): Row {
  const goal = random.pick(['sale', 'rent', 'takeover'], [72, 27, 1])
  const place = random.pick(places, placeWeights(places))
  const kind = random.pick(kinds, kindWeights)
  const price = random.chance(0.95) ? priceOf(random, goal, kind.webId) : null
  return {
    ref,
    goal,
    type_id: kind.id,
    locality_id: place.id,
    price,
    publish_price: Number(price !== null),
    publish_address: 1,
    ...measures(random, kind.webId),
    ...standing(random, goal),
    search_new_build: Number(random.chance(0.06)),
    locality_key: `${place.names.fr.toLowerCase()}|${place.zip}`,
    search_zip: place.zip,
    search_web_id: kind.webId,
    search_price: price,
    map_latitude: place.latitude + (random.next() - 0.5) * 0.03,
    map_longitude: place.longitude + (random.next() - 0.5) * 0.05,
    street: `Rue de l’Exemple ${random.between(1, 200)}`,
    studio_title: `${ref} · ${place.names.fr} · ${kind.names.fr}`,
  }
}
