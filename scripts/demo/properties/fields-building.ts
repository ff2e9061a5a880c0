import { localized, type Localized } from '@/lib/i18n/locales'
import type { CatalogueValues } from './catalogue-values'
import type { DemoFacts, Feature, Orientation, Setting } from './facts'
import { isFlat, isGarage, isHome, isHouse, isNewBuild } from './kinds'
import { seeded } from './seeded'

/** A measure or a count worth storing: a missing one is left out rather than stored as zero. */
const positive = (value: number): number | undefined => (value > 0 ? value : undefined)

const yesNo = (holds: boolean): 'yes' | 'no' => (holds ? 'yes' : 'no')

export function roomFields(facts: DemoFacts): CatalogueValues {
  const hasIndoorParking = facts.kind === 'parking' || facts.kind === 'newApartment'
  return {
    constructionYear: positive(facts.year),
    renovationYear: facts.renovated ?? undefined,
    constructionName: isHouse(facts.kind) ? constructionOf(facts.facades) : undefined,
    bedrooms: isHome(facts.kind) || facts.kind === 'investment' ? facts.bedrooms : undefined,
    bathrooms: positive(facts.bathrooms),
    showerRooms: positive(facts.showerRooms),
    toilets: positive(facts.toilets),
    garages: positive(facts.garages),
    parkings: hasIndoorParking ? positive(facts.parkings) : undefined,
    externalParkings: hasIndoorParking ? undefined : positive(facts.parkings),
    floors: isFlat(facts.kind) || isGarage(facts.kind) ? undefined : positive(facts.floors),
    floor: isFlat(facts.kind) || facts.kind === 'office' ? facts.floor : undefined,
    facades: positive(facts.facades),
    extraRooms: extraRoomsOf(facts.features, facts.cellar),
  }
}

const constructionOf = (facades: number) =>
  facades >= 4 ? 'detached' : facades === 3 ? 'semiDetached' : 'terraced'

const roomNames: Partial<Record<Feature, Localized>> = {
  homeOffice: { nl: 'bureau', fr: 'bureau', en: 'study', de: 'Arbeitszimmer' },
  laundry: { nl: 'wasplaats', fr: 'buanderie', en: 'laundry room', de: 'Waschküche' },
  dressing: { nl: 'dressing', fr: 'dressing', en: 'dressing room', de: 'Ankleidezimmer' },
  veranda: { nl: 'veranda', fr: 'véranda', en: 'veranda', de: 'Veranda' },
  workshop: { nl: 'werkplaats', fr: 'atelier', en: 'workshop', de: 'Werkstatt' },
}

const cellarName: Localized = { nl: 'kelder', fr: 'cave', en: 'cellar', de: 'Keller' }

function extraRoomsOf(features: readonly Feature[], cellar: boolean): Localized | undefined {
  const named = features.flatMap((feature) => roomNames[feature] ?? [])
  const rooms = cellar ? [...named, cellarName] : named
  return rooms.length > 0 ? localized((locale) => rooms.map((room) => room[locale]).join(', ')) : undefined
}

/** Metres beside a building that is free on one or two sides. */
const sideYards = ({ kind, facades }: DemoFacts): number =>
  kind === 'land' || isFlat(kind) ? 0 : 3 * Math.max(0, facades - 2)

export function surfaceFields(facts: DemoFacts): CatalogueValues {
  const { kind, livingArea, groundArea, storeArea, officeArea, terraceArea, floors } = facts
  const isBox = isGarage(kind)
  const built = isHouse(kind)
    ? Math.round((livingArea / Math.max(1, floors)) * 1.18)
    : Math.round(groundArea * 0.8)
  return {
    surfaceTotal: positive(isBox ? groundArea : Math.round(livingArea * 1.14) + storeArea + officeArea),
    surfaceLiving: positive(livingArea),
    surfaceGround: isBox || isFlat(kind) || kind === 'office' ? undefined : positive(groundArea),
    surfaceConstructed:
      isBox || isFlat(kind) || kind === 'land' || kind === 'office'
        ? undefined
        : positive(Math.min(built, groundArea)),
    surfaceTerrace: positive(terraceArea),
    surfaceGarden: positive(facts.gardenArea),
    surfaceOffice: positive(officeArea),
    surfaceStore: positive(storeArea),
    frontWidth: kind === 'land' ? undefined : positive(facts.frontWidth),
    plotWidth: isBox ? undefined : positive(facts.frontWidth + sideYards(facts)),
    plotDepth: isBox ? undefined : positive(facts.plotDepth),
  }
}

export function comfortFlags(facts: DemoFacts): CatalogueValues {
  const { kind } = facts
  if (kind === 'land') return { hasGas: 'no', hasWater: 'yes', hasElectricity: 'yes', hasDrain: 'yes' }
  if (isGarage(kind))
    return {
      hasElectricity: 'yes',
      hasGarage: yesNo(kind === 'garage'),
      hasParking: yesNo(kind === 'parking'),
    }
  const random = seeded(`comfort:${facts.ref}`)
  return {
    hasTerrace: yesNo(facts.terraceArea > 0),
    hasGarden: yesNo(facts.gardenArea > 0),
    hasGarage: yesNo(facts.garages > 0),
    hasParking: yesNo(facts.parkings > 0),
    hasLift: isFlat(kind) || kind === 'office' ? yesNo(facts.lift) : undefined,
    hasCellar: yesNo(facts.cellar),
    hasAttic: isFlat(kind) ? undefined : yesNo(facts.attic),
    isFurnished: isFlat(kind) ? yesNo(facts.goal === 'rent' && kind === 'studio') : undefined,
    hasGas: yesNo(facts.heating === 'gas' || facts.heating === 'communalGas'),
    hasWater: 'yes',
    hasElectricity: 'yes',
    hasDrain: kind === 'farmhouse' ? 'unknown' : 'yes',
    hasSwimmingPool: isHouse(kind) ? yesNo(facts.features.includes('pool')) : undefined,
    hasSolarPanels: yesNo(facts.features.includes('solarPanels') || isNewBuild(kind)),
    hasShutters: yesNo(random.chance(0.4)),
  }
}

const landLocations: Record<Setting, CatalogueValues['geographicalLocation']> = {
  valley: 'suburb',
  heights: 'residential',
  city: 'cityCentre',
  green: 'woodland',
  plain: 'rural',
  town: 'cityCentre',
}

const opposite: Record<Orientation, Orientation> = {
  north: 'south',
  northEast: 'southWest',
  east: 'west',
  southEast: 'northWest',
  south: 'north',
  southWest: 'northEast',
  west: 'east',
  northWest: 'southEast',
}

export function orientationValues(facts: DemoFacts): CatalogueValues {
  const { kind, gardenSide, terraceSide, projectNumber } = facts
  const place =
    kind === 'warehouse' ? 'industrial' : kind === 'shop' ? 'commercial' : landLocations[facts.setting]
  return {
    terraceOrientation: terraceSide ?? undefined,
    gardenOrientation: gardenSide ?? undefined,
    rearOrientation: gardenSide ?? (terraceSide ? opposite[terraceSide] : undefined),
    geographicalLocation: projectNumber === 1 ? 'waterside' : place,
  }
}
