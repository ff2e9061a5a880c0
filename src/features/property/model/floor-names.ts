import type { CatalogueOptions } from './types'

/** The floors with a name of their own, by number; others are counted. Lower floors are named as the basement. */
export const floorNames = {
  0: { nl: 'Gelijkvloers', fr: 'Rez-de-chaussée', en: 'Ground floor', de: 'Erdgeschoss' },
  '-1': { nl: 'Kelder', fr: 'Sous-sol', en: 'Basement', de: 'Untergeschoss' },
} as const satisfies CatalogueOptions
