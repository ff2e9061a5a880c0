import type { Locale } from '@/lib/i18n/locales'
import type { LightName } from './light'

export const pictureKinds = [
  'facade',
  'street',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'office',
  'shop',
  'garden',
  'terrace',
  'landPlot',
  'garage',
  'aerial',
  'plan',
  'portrait',
  'hero',
  'neighbourhood',
  'service',
] as const

export type PictureKind = (typeof pictureKinds)[number]

export const buildingKinds = [
  'terraced',
  'masterHouse',
  'villa',
  'farmhouse',
  'modern',
  'belEtage',
  'apartments',
  'studio',
  'investment',
  'shop',
  'office',
  'warehouse',
  'garage',
  'land',
  'newBuild',
] as const

export type BuildingKind = (typeof buildingKinds)[number]

export interface PictureRequest {
  kind: PictureKind
  seed: number
  building?: BuildingKind
  floors?: number
  light?: LightName
  year?: number
  garden?: boolean
  locale?: Locale
  /** The service topic, the view of a neighbourhood, or the name of the person drawn. */
  label?: string
  width?: number
  height?: number
}
