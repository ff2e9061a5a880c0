import { catalogue } from '@/features/property/model/catalogue'
import { formatValue } from '@/features/property/model/format-value'
import { pointOfInterestKinds } from '@/features/property/model/points-of-interest'
import { goalOptions } from '@/features/property/model/options'
import { roughMinutes } from '@/features/property/model/walking-time'
import { isOneOf, isRecord } from '@/lib/values/read-value'
import type { Locale } from '@/lib/i18n/locales'

/** A fact as a model gets it. */
export interface SentFact {
  label: string
  value: string
}

/** Groups whose numbers, choices and answers may be sent. Their free texts may name people and are left out. */
const allowedGroups = ['surfaces', 'rooms', 'technical', 'comfort', 'energy', 'orientation'] as const

/** Single fields of other groups. */
const allowedNames: ReadonlySet<string> = new Set([
  'constructionName',
  'constructionYear',
  'renovationYear',
  'availability',
  'availableFrom',
  'leaseYears',
  'petsAllowed',
  'vatRegime',
])

/** Amounts, which are sent only while visitors see the price. */
const allowedAmounts: ReadonlySet<string> = new Set([
  'renterCharges',
  'ownerCharges',
  'monthlyRent',
  'depositAmount',
])

const isFreeText = (kind: string): boolean => kind === 'text' || kind === 'localizedText'

const group = (names: readonly (keyof typeof catalogue)[]) => names.flatMap((name) => catalogue[name])

const allowedFields = [
  ...group(allowedGroups),
  ...group(['identity', 'rental', 'money']).filter(({ name }) => allowedNames.has(name)),
].filter(({ kind, audience }) => !isFreeText(kind) && audience !== 'staff')

const amountFields = group(['rental', 'money']).filter(({ name }) => allowedAmounts.has(name))

/** What is known beside the stored values, in the language of the text. */
export interface Surroundings {
  type: string | null
  /** The town alone: street and number are never sent. */
  town: string | null
  epcLabel: string | null
}

type Values = Readonly<Record<string, unknown>>

/** Places nearby in rough minutes on foot: exact distances would give the position away. */
const nearFacts = ({ pointsOfInterest }: Values, locale: Locale): SentFact[] =>
  (Array.isArray(pointsOfInterest) ? pointsOfInterest : []).flatMap((each: unknown) => {
    if (!isRecord(each) || typeof each.kind !== 'string' || typeof each.distanceInMetres !== 'number')
      return []
    const minutes = roughMinutes(each.distanceInMetres)
    const kinds = Object.keys(pointOfInterestKinds) as (keyof typeof pointOfInterestKinds)[]
    if (minutes === null || !isOneOf(kinds, each.kind)) return []
    return { label: pointOfInterestKinds[each.kind][locale], value: `≤ ${minutes} min` }
  })

/**
 * The facts of a property that a model may get: a list of what is allowed, so that a new field is not sent until it is
 * added here. Address, position, people, notes and free texts are not on it.
 *
 * @param values as they are stored or in the form
 */
export function allowedFacts(values: Values, surroundings: Surroundings, locale: Locale): SentFact[] {
  const isPriceShown = values.publishPrice !== false && values.publishPrice !== 'no'
  const goal = values.goal
  const goals = Object.keys(goalOptions) as (keyof typeof goalOptions)[]
  const first: [string, string | null | undefined][] = [
    ['Type', surroundings.type],
    ['Goal', isOneOf(goals, goal) ? goalOptions[goal][locale] : null],
    ['Town', surroundings.town],
    ['EPC', surroundings.epcLabel],
    ['€', isPriceShown && typeof values.price === 'number' ? String(values.price) : null],
  ]
  const fields = [...allowedFields, ...(isPriceShown ? amountFields : [])]
  return [
    ...first.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ...fields.flatMap((field) => {
      const value = formatValue(values[field.name], field, { locale })
      return value === null ? [] : [{ label: field.label[locale], value }]
    }),
    ...nearFacts(values, locale),
  ]
}
