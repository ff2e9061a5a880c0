import type { comfortFields } from '@/lib/property/catalogue/comfort'
import type { energyFields } from '@/lib/property/catalogue/energy'
import type { identityFields } from '@/lib/property/catalogue/identity'
import type { legalFields } from '@/lib/property/catalogue/legal'
import type { moneyFields } from '@/lib/property/catalogue/money'
import type { orientationFields } from '@/lib/property/catalogue/orientation'
import type { rentalFields } from '@/lib/property/catalogue/rental'
import type { riskFields } from '@/lib/property/catalogue/risk'
import type { roomsFields } from '@/lib/property/catalogue/rooms'
import type { surfacesFields } from '@/lib/property/catalogue/surfaces'
import type { technicalFields } from '@/lib/property/catalogue/technical'
import type { viagerFields } from '@/lib/property/catalogue/viager'
import type { Localized } from '@/lib/i18n/locales'

type PlainField = (
  | typeof comfortFields
  | typeof energyFields
  | typeof identityFields
  | typeof legalFields
  | typeof moneyFields
  | typeof orientationFields
  | typeof rentalFields
  | typeof riskFields
  | typeof roomsFields
  | typeof surfacesFields
  | typeof technicalFields
  | typeof viagerFields
)[number]

type ValueOf<Field> = Field extends { kind: 'choice'; options: infer Options }
  ? Field extends { many: true }
    ? (keyof Options)[]
    : keyof Options
  : Field extends { kind: 'number' | 'integer' | 'year' }
    ? number
    : Field extends { kind: 'flag' }
      ? 'yes' | 'no' | 'unknown'
      : Field extends { kind: 'localizedText' }
        ? Localized
        : string

/** Values for the fields of the catalogue by name; a wrong name or an unknown option does not compile. */
export type CatalogueValues = { [Field in PlainField as Field['name']]?: ValueOf<Field> }
