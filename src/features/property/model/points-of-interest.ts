import type { CatalogueOptions } from './types'

/** Kinds of places near a property, with their names. */
export const pointOfInterestKinds = {
  school: { nl: 'School', fr: 'École', en: 'School', de: 'Schule' },
  childcare: { nl: 'Crèche', fr: 'Crèche', en: 'Childcare', de: 'Kinderkrippe' },
  shops: { nl: 'Winkels', fr: 'Commerces', en: 'Shops', de: 'Geschäfte' },
  bus: { nl: 'Bushalte', fr: 'Arrêt de bus', en: 'Bus stop', de: 'Bushaltestelle' },
  station: { nl: 'Station', fr: 'Gare', en: 'Railway station', de: 'Bahnhof' },
  motorway: { nl: 'Autosnelweg', fr: 'Autoroute', en: 'Motorway', de: 'Autobahn' },
  hospital: { nl: 'Ziekenhuis', fr: 'Hôpital', en: 'Hospital', de: 'Krankenhaus' },
  park: { nl: 'Park', fr: 'Parc', en: 'Park', de: 'Park' },
  sport: { nl: 'Sport', fr: 'Sport', en: 'Sports', de: 'Sport' },
} as const satisfies CatalogueOptions

export type PointOfInterestKind = keyof typeof pointOfInterestKinds
