import type { CatalogueOptions } from '@/lib/property/catalogue/types'

/** Options of the catalogue in the shape of a select field. */
export const choiceOptions = (options: CatalogueOptions) =>
  Object.entries(options).map(([value, label]) => ({ value, label: { ...label } }))
