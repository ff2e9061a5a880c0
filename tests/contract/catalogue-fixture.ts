import type { Payload } from 'payload'

import { makeMinimal, quiet } from '../support/minimal-document'

export interface Catalogue {
  /** Public numbers. */
  types: number[]
  cities: Record<'liege' | 'grace' | 'ans', string>
  /** The id of the project of which number 4 is a unit. */
  project: string
}

type Names = Record<'nl' | 'fr' | 'en' | 'de', string>

async function makeNamed(
  payload: Payload,
  collection: 'localities' | 'propertyTypes',
  { fr, ...others }: Names,
  data: Record<string, unknown>,
): Promise<string> {
  const { id } = await makeMinimal(payload, collection, { ...data, name: fr, slug: fr.toLowerCase() })
  for (const [locale, name] of Object.entries(others))
    await payload.update({
      collection,
      id,
      locale: locale as keyof Names,
      data: { name, slug: name.toLowerCase() },
      context: quiet(),
    })
  return id
}

const same = (name: string): Names => ({ nl: name, fr: name, en: name, de: name })

async function makeCities(payload: Payload): Promise<Catalogue['cities']> {
  const liege = { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }
  return {
    liege: await makeNamed(payload, 'localities', liege, { zip: '4000', latitude: 50.633, longitude: 5.567 }),
    grace: await makeNamed(payload, 'localities', same('Grâce-Hollogne'), {
      zip: '4460',
      latitude: 50.67,
      longitude: 5.49,
    }),
    ans: await makeNamed(payload, 'localities', same('Ans'), {
      zip: '4430',
      latitude: 50.662,
      longitude: 5.52,
    }),
  }
}

/** The ids of the types by public number. */
async function makeTypes(payload: Payload): Promise<Map<number, string>> {
  const names: [number, string][] = [
    [1, 'Maison'],
    [3, 'Appartement'],
    [4, 'Terrain'],
    [6, 'Commerce'],
  ]
  const types = new Map<number, string>()
  for (const [webId, name] of names)
    types.set(webId, await makeNamed(payload, 'propertyTypes', same(name), { webId }))
  return types
}

const openHouse = (day: string) => ({ start: `${day}T09:00:00.000Z`, end: `${day}T11:00:00.000Z` })

const priceOn = (day: string, price: number) => ({ date: `${day}T09:00:00.000Z`, price })

/** A handful of properties in which every filter finds something and misses something. */
export async function fillCatalogue(payload: Payload): Promise<Catalogue> {
  await payload.updateGlobal({
    slug: 'propertyCodes',
    data: { marquee: [{ code: 3, meaning: 'sold' }] },
    context: quiet(),
  })
  const cities = await makeCities(payload)
  const types = await makeTypes(payload)
  const [house, flat, land, shop] = types.values()
  const project = (await makeMinimal(payload, 'projects')).id
  const exact = {
    publishAddress: true,
    publishPrice: true,
    hasGarden: 'no',
    hasTerrace: 'no',
    hasGarage: 'no',
  }
  const inLiege = { ...exact, locality: cities.liege }
  const inGrace = { ...exact, locality: cities.grace, latitude: 50.671, longitude: 5.491 }
  const inAns = { ...exact, locality: cities.ans, latitude: 50.66, longitude: 5.49 }
  // Sold today; the sellers let the site show the prices.
  const soldAt = new Date().toISOString()
  const agreed = { soldAt, sellerConsent: { date: '2026-01-01T12:00:00.000Z', includesPrice: true } }
  const make = (ref: number, data: Record<string, unknown>) =>
    makeMinimal(payload, 'properties', {
      ref,
      goal: 'sale',
      status: 'active',
      _status: 'published',
      furtherTypes: [],
      epcState: null,
      // Two are as new as each other: the number decides.
      onlineSince: `2026-01-${String(ref === 8 ? 7 : ref).padStart(2, '0')}T09:00:00.000Z`,
      headline: `Œuvre n° ${ref} 🏠`,
      ...data,
    })
  const houseNear = { ...inLiege, type: house, price: 200_000, bedrooms: 3, surfaceLiving: 110 }
  await make(1, {
    description: 'Fermette rénovée avec verger, à deux pas du bois',
    ...houseNear,
    latitude: 50.64,
    longitude: 5.57,
    surfaceGround: 300,
    epcLabelText: 'A',
    hasGarden: 'yes',
    garages: 1,
    hasGarage: null,
    bathrooms: 1,
    showerRooms: 1,
    openHouses: [openHouse('2026-01-10'), openHouse('2026-03-01')],
  })
  await make(2, {
    ...houseNear,
    latitude: 50.68,
    longitude: 5.57,
    price: 250_000,
    surfaceLiving: 150,
    surfaceGround: 800,
    epcLabelText: 'B',
    hasGarden: 'unknown',
    surfaceGarden: 200,
    furtherTypes: [shop],
    isSpotlight: true,
    bathrooms: 1,
    hasSwimmingPool: 'yes',
    openHouses: [openHouse('2026-02-01')],
    priceHistory: [priceOn('2026-01-02', 270_000), priceOn('2026-02-02', 250_000)],
  })
  await make(3, {
    ...inLiege,
    type: flat,
    furtherTypes: [shop, flat],
    price: 220_000,
    bedrooms: 1,
    surfaceLiving: 60,
    latitude: 50.64,
    longitude: 5.60985,
    status: 'underOption',
    hasTerrace: 'yes',
    epcLabelText: 'D',
    hasLift: 'yes',
    floor: 0,
  })
  await make(4, {
    ...inGrace,
    type: house,
    price: 400_000,
    bedrooms: 4,
    surfaceLiving: 180,
    surfaceGround: 250,
    hasGarage: 'yes',
    project,
    floor: 2,
    surfaceTerrace: 14,
    bathrooms: 2,
    headline: 'Fermette n° 4',
    externalParkings: 2,
    isFurnished: 'yes',
    street: 'Puits Marnette',
  })
  await make(5, {
    ...inGrace,
    type: land,
    price: 90_000,
    publishPrice: false,
    publishAddress: false,
    street: 'Chemin Caché',
    surfaceGround: 900,
  })
  await make(6, {
    ...inAns,
    type: house,
    price: 150_000,
    status: 'sold',
    bedrooms: 2,
    surfaceLiving: 90,
    ...agreed,
    isSpotlight: true,
    headline: 'Fermettes et verger',
  })
  await make(7, {
    ...inAns,
    type: flat,
    price: 260_000,
    marquee: 3,
    bedrooms: 2,
    surfaceLiving: 80,
    ...agreed,
  })
  await make(8, { ...inGrace, type: land, price: null, status: 'underOption', surfaceGround: 400 })
  await make(11, { ...inLiege, type: house, price: 200_000, status: 'withdrawn' })
  await make(12, { ...inLiege, type: house, price: 200_000, _status: 'draft', furtherTypes: [shop] })
  await make(21, { ...inAns, goal: 'rent', type: flat, price: 800, renterCharges: 100 })
  await make(22, { ...inLiege, goal: 'rent', type: house, price: 1200, status: 'rented', soldAt })
  await make(31, { ...inLiege, goal: 'takeover', type: shop, price: 60_000 })
  return { types: [...types.keys()], cities, project }
}
