import type { comfortFields } from '@/features/property/model/comfort'
import type { energyFields } from '@/features/property/model/energy'
import type { identityFields } from '@/features/property/model/identity'
import type { legalFields } from '@/features/property/model/legal'
import type { moneyFields } from '@/features/property/model/money'
import type { orientationFields } from '@/features/property/model/orientation'
import type { rentalFields } from '@/features/property/model/rental'
import type { riskFields } from '@/features/property/model/risk'
import type { roomsFields } from '@/features/property/model/rooms'
import type { surfacesFields } from '@/features/property/model/surfaces'
import type { technicalFields } from '@/features/property/model/technical'
import type { viagerFields } from '@/features/property/model/viager'
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
