/** Bounds of a registered search that the form asks; answers and stored fields have the same names. */
export const boundNames = [
  'minPrice',
  'maxPrice',
  'minBedrooms',
  'maxBedrooms',
  'minBathrooms',
  'minGarages',
  'maxGarages',
  'minParking',
  'maxParking',
] as const
