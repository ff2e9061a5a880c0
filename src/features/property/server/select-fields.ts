import type { SelectField } from 'payload'

import { epcRegions, type EpcRegion } from '@/features/property/model/epc-scales'
import type { CatalogueOptions } from '@/features/property/model/types'

/** Catalogue options as options of a Payload select field. */
export const choiceOptions = (options: CatalogueOptions) =>
  Object.entries(options).map(([value, label]) => ({ value, label: { ...label } }))

const regionNames = {
  wallonia: { nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonien' },
  brussels: { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  flanders: { nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' },
} satisfies Record<EpcRegion, SelectField['label']>

/** The Belgian region in which a rule applies. */
export const regionField = (): SelectField => ({
  name: 'region',
  type: 'select',
  required: true,
  options: epcRegions.map((value) => ({ value, label: regionNames[value] })),
})
