import { labelled } from './catalogue-texts'

/** Kinds of places near a property, with their names. */
export const pointOfInterestKinds = labelled('pointOfInterest', [
  'school',
  'childcare',
  'shops',
  'bus',
  'station',
  'motorway',
  'hospital',
  'park',
  'sport',
])

export type PointOfInterestKind = keyof typeof pointOfInterestKinds
