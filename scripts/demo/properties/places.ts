import { localities, type DemoLocality } from '../content/localities'
import type { Setting } from './facts'
import { seeded } from './seeded'

interface PlaceTraits {
  settings: readonly Setting[]
  /** Asking price of an ordinary terraced house in euro per square metre: the yardstick for all other prices. */
  level: number
}

const traits: Record<string, PlaceTraits> = {
  'Liège|4000': { settings: ['city'], level: 1950 },
  'Rocourt|4000': { settings: ['heights'], level: 1850 },
  'Jupille-sur-Meuse|4020': { settings: ['valley'], level: 1550 },
  'Grivegnée|4030': { settings: ['heights'], level: 1650 },
  'Angleur|4031': { settings: ['green'], level: 1750 },
  'Chênée|4032': { settings: ['heights'], level: 1600 },
  'Herstal|4040': { settings: ['valley'], level: 1500 },
  'Chaudfontaine|4050': { settings: ['green'], level: 2000 },
  'Embourg|4053': { settings: ['green'], level: 2350 },
  'Seraing|4100': { settings: ['valley'], level: 1350 },
  'Boncelles|4100': { settings: ['green'], level: 2000 },
  'Jemeppe-sur-Meuse|4101': { settings: ['valley'], level: 1250 },
  'Ougrée|4102': { settings: ['valley'], level: 1250 },
  'Neupré|4120': { settings: ['green'], level: 2150 },
  'Esneux|4130': { settings: ['green'], level: 2050 },
  'Tilff|4130': { settings: ['green'], level: 2050 },
  'Waremme|4300': { settings: ['town', 'plain'], level: 1950 },
  'Awans|4340': { settings: ['plain'], level: 2000 },
  'Flémalle|4400': { settings: ['valley', 'heights', 'green'], level: 1500 },
  'Ivoz-Ramet|4400': { settings: ['valley'], level: 1450 },
  'Saint-Nicolas|4420': { settings: ['heights'], level: 1350 },
  'Tilleur|4420': { settings: ['valley'], level: 1150 },
  'Montegnée|4420': { settings: ['heights'], level: 1400 },
  'Ans|4430': { settings: ['heights'], level: 1750 },
  'Grâce-Hollogne|4460': { settings: ['heights'], level: 1600 },
  'Saint-Georges-sur-Meuse|4470': { settings: ['plain'], level: 1800 },
  'Engis|4480': { settings: ['valley'], level: 1350 },
  'Huy|4500': { settings: ['town'], level: 1750 },
  'Amay|4540': { settings: ['valley', 'green'], level: 1500 },
  'Visé|4600': { settings: ['town'], level: 1850 },
  'Verviers|4800': { settings: ['town'], level: 1200 },
}

export const localityKeyOf = (locality: DemoLocality) => `${locality.name.fr}|${locality.zip}`

const byKey = new Map(localities.map((locality) => [localityKeyOf(locality), locality]))

export function localityOf(key: string): DemoLocality {
  const locality = byKey.get(key)
  if (!locality) throw new Error(`No demo locality ${key}`)
  return locality
}

export function traitsOf(key: string): PlaceTraits {
  const found = traits[key]
  if (!found) throw new Error(`No traits for demo locality ${key}`)
  return found
}

const metresPerDegree = 111_320
const maxDistanceInMetres = 780

/** A point near the centre of the place, never the centre itself. */
export function pointNear(locality: DemoLocality, ref: number): { latitude: number; longitude: number } {
  const random = seeded(`point:${ref}`)
  const angle = random.next() * 2 * Math.PI
  const distance = 60 + Math.sqrt(random.next()) * (maxDistanceInMetres - 60)
  const latitude = locality.latitude + (Math.sin(angle) * distance) / metresPerDegree
  const metresPerDegreeEast = metresPerDegree * Math.cos((locality.latitude * Math.PI) / 180)
  const longitude = locality.longitude + (Math.cos(angle) * distance) / metresPerDegreeEast
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) }
}
