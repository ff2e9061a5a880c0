import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatSurface } from '@/features/property/model/format-value'
import { formatPrice, type PriceStyle } from '@/features/property/model/price'
import type { ProjectUnit } from '@/features/projects/model/project-summary'

import { floorName } from './project-texts'
import { unitStateName, unitStateOf, unitStates } from './unit-state'

/** A cell: its text and its sort value; null for an unknown value. */
export type UnitCell = readonly [text: string, order: number | string] | null

export interface UnitRow {
  /** In a preview; see `documentMark`. */
  document?: string | undefined
  /** Null, like its link, for a unit whose details are withheld. */
  ref: number | null
  href: string | null
  plan: string | null
  isGone: boolean
  /** One for each column. */
  cells: UnitCell[]
}

export interface UnitColumn {
  label: string
  isFigure: boolean
}

interface UnitContext {
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** The columns between the reference and the plan. */
export const unitColumns = (t: Translator): UnitColumn[] => [
  { label: t('project.column.floor'), isFigure: false },
  { label: t('project.column.type'), isFigure: false },
  { label: t('project.column.surface'), isFigure: true },
  { label: t('project.column.terrace'), isFigure: true },
  { label: t('project.column.bedrooms'), isFigure: true },
  { label: t('project.column.status'), isFigure: false },
  { label: t('project.column.price'), isFigure: true },
]

function priceCell({ price, availability }: ProjectUnit, { locale, priceStyle, t }: UnitContext): UnitCell {
  if ('price' in price) return [formatPrice(price.price, { locale, style: priceStyle }), price.price]
  const isOffered = availability === 'available' || availability === 'underOption'
  return isOffered ? [t('property.priceOnRequest'), Number.MAX_SAFE_INTEGER] : null
}

const surfaceCell = (value: number | null, { locale, priceStyle }: UnitContext): UnitCell =>
  value === null ? null : [formatSurface(value, { locale, style: priceStyle }), value]

/** The units as texts, compact because they are also sent to the browser. */
export function unitRows(units: readonly ProjectUnit[], context: UnitContext): UnitRow[] {
  return units.map((unit) => {
    const state = unitStateOf(unit)
    return {
      ref: unit.ref,
      href: unit.href,
      plan: unit.planHref,
      isGone: state === 'sold' || state === 'rented',
      cells: [
        unit.floor === null ? null : [floorName(unit.floor, context), unit.floor],
        unit.typeName ? [unit.typeName, unit.typeName] : null,
        surfaceCell(unit.livingAreaInSquareMetres, context),
        surfaceCell(unit.terraceInSquareMetres, context),
        unit.bedrooms === null ? null : [String(unit.bedrooms), unit.bedrooms],
        [unitStateName(state, context.t), unitStates.indexOf(state)],
        priceCell(unit, context),
      ],
    }
  })
}
