/** Building kinds of the demo, finer than the seven types; texts, prices and pictures depend on them. */
export const demoKinds = [
  'terraced',
  'masterHouse',
  'belEtage',
  'modern',
  'villa',
  'farmhouse',
  'apartment',
  'penthouse',
  'groundFloor',
  'studio',
  'newApartment',
  'newHouse',
  'land',
  'investment',
  'shop',
  'office',
  'warehouse',
  'garage',
  'parking',
] as const

export type DemoKind = (typeof demoKinds)[number]

export type TypeWebId = 1 | 2 | 3 | 4 | 5 | 6 | 7

const webIds: Record<DemoKind, TypeWebId> = {
  terraced: 1,
  masterHouse: 1,
  belEtage: 1,
  modern: 1,
  villa: 1,
  farmhouse: 1,
  newHouse: 1,
  studio: 2,
  apartment: 3,
  penthouse: 3,
  groundFloor: 3,
  newApartment: 3,
  land: 4,
  investment: 5,
  shop: 6,
  office: 6,
  warehouse: 6,
  garage: 7,
  parking: 7,
}

/** The public number of the property's main type, 1 to 7. */
export const typeWebIdOf = (kind: DemoKind): TypeWebId => webIds[kind]

export const isHouse = (kind: DemoKind) => webIds[kind] === 1
export const isFlat = (kind: DemoKind) => webIds[kind] === 2 || webIds[kind] === 3
export const isHome = (kind: DemoKind) => isHouse(kind) || isFlat(kind)
export const isCommercial = (kind: DemoKind) => webIds[kind] === 6
export const isGarage = (kind: DemoKind) => webIds[kind] === 7
export const isNewBuild = (kind: DemoKind) => kind === 'newApartment' || kind === 'newHouse'
