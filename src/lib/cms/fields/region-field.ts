import type { SelectField } from 'payload'

import { epcRegions, type EpcRegion } from '@/lib/property/epc-scales'

const regionNames = {
  wallonia: { nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonien' },
  brussels: { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  flanders: { nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' },
} satisfies Record<EpcRegion, SelectField['label']>

/** The Belgian region a rule holds in. */
export const regionField = (): SelectField => ({
  name: 'region',
  type: 'select',
  required: true,
  label: { nl: 'Gewest', fr: 'Région', en: 'Region', de: 'Region' },
  options: epcRegions.map((value) => ({ value, label: regionNames[value] })),
})
