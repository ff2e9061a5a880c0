import type { SelectField } from 'payload'

import { labelled } from '@/features/property/model/catalogue-texts'
import { epcRegions } from '@/features/property/model/epc-scales'
import type { CatalogueOptions } from '@/features/property/model/types'

/** Catalogue options as options of a Payload select field. */
export const choiceOptions = (options: CatalogueOptions) =>
  Object.entries(options).map(([value, label]) => ({ value, label: { ...label } }))

/** The Belgian region in which a rule applies. */
export const regionField = (): SelectField => ({
  name: 'region',
  type: 'select',
  required: true,
  options: choiceOptions(labelled('region', epcRegions)),
})
