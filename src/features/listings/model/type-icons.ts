/** The icons that a property type may have, as stored. */
export const typeIcons = [
  'house',
  'studio',
  'apartment',
  'land',
  'building',
  'shop',
  'industrial',
  'garage',
] as const
export type TypeIcon = (typeof typeIcons)[number]

/** By the number of a type (specification 3.4): 1 residential, 3 industrial, 4 land, 6 retail; the others are alike. */
const byNumber: Readonly<Record<number, TypeIcon>> = { 1: 'house', 3: 'industrial', 4: 'land', 6: 'shop' }

/** The icon that the agency chose for a type, or else that of its number. */
export const iconOfType = ({ webId, icon }: { webId: number; icon?: TypeIcon | null }): TypeIcon =>
  icon ?? byNumber[webId] ?? 'building'
