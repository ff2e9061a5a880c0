import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { labelInText } from '@/lib/i18n/sentence-words'
import { computedAmounts } from '@/features/property/model/purchase-cases'
import type { DescribedFact, DescribedSection } from '@/features/property/model/describe-sections'
import { viagerFields } from '@/features/property/model/viager'

import type { PropertyDetail } from './property-detail'

/** What a property can have, in the order in which visitors ask for it: the measures of a thing, and the question whether it is there. */
const featureFields = [
  { name: 'bathrooms', measures: ['bathrooms'] },
  { name: 'showerRooms', measures: ['showerRooms'] },
  { name: 'toilets', measures: ['toilets'] },
  { name: 'kitchen', measures: ['kitchenName'] },
  { name: 'garden', measures: ['surfaceGarden'], flag: 'hasGarden' },
  { name: 'terrace', measures: ['surfaceTerrace'], flag: 'hasTerrace' },
  { name: 'garage', measures: ['garages'], flag: 'hasGarage' },
  { name: 'parking', measures: ['parkings', 'externalParkings'], flag: 'hasParking' },
  { name: 'lift', measures: [], flag: 'hasLift' },
  { name: 'pool', measures: [], flag: 'hasSwimmingPool' },
  { name: 'solarPanels', measures: [], flag: 'hasSolarPanels' },
  { name: 'heating', measures: ['heatingName'] },
  { name: 'cellar', measures: [], flag: 'hasCellar' },
  { name: 'attic', measures: [], flag: 'hasAttic' },
  { name: 'water', measures: [], flag: 'hasWater' },
  { name: 'electricity', measures: [], flag: 'hasElectricity' },
  { name: 'gas', measures: [], flag: 'hasGas' },
  { name: 'drain', measures: [], flag: 'hasDrain' },
] as const satisfies readonly { name: string; measures: readonly string[]; flag?: string }[]

export type FeatureName = (typeof featureFields)[number]['name']

export interface Feature {
  name: FeatureName
  /** The field that its label is of. */
  field: string
  label: string
  /** A number, an area or a kind; null where its being there says everything. */
  value: string | null
  /** The field that the value is of. */
  valueField?: string
}

/** What a house has without saying; of a plot or a garage it is news. */
const utilities: readonly FeatureName[] = ['water', 'electricity', 'gas', 'drain']

/** More icons than these are no longer seen at a glance. */
const maxFeatures = 12

/** What a visitor weighs first, besides what the head of the page says. */
const keyFields = [
  'neighbourhood',
  'surfaceTotal',
  'constructionYear',
  'renovationYear',
  'conditionName',
  'floor',
  'facades',
  'ownerCharges',
  'renterCharges',
  'availability',
  'availableFrom',
  'leaseYears',
  'plotWidth',
  'plotDepth',
]

/** The six facts of a garage or a plot, first what is never folded: a longer list says less. */
const maxShortFacts = 6
const shortFields = [
  'totalCost',
  'renterCharges',
  'ownerCharges',
  'availability',
  'availableFrom',
  'floodHazard',
  'surfaceTotal',
  'plotWidth',
  'plotDepth',
  'areaApplication',
  'frontWidth',
  'constructionYear',
]
const shortFeatures: readonly FeatureName[] = ['lift', ...utilities]

/** What is shown beside the energy label: the papers that decide about a purchase. */
const paperFields = [
  'energyPerformance',
  'epcTotal',
  'epcUniqueCode',
  'electricityCertificate',
  'floodHazard',
  'floodProneArea',
  'delimitedFloodArea',
]

const floodFields = ['floodScoreP', 'floodScoreG']

const viagerNames: readonly string[] = viagerFields.map(({ name }) => name)

export interface ArrangedFacts {
  features: Feature[]
  /** The names of what it has not. */
  lacks: string[]
  /** The field of the first of these. */
  lackingField: string | null
  key: DescribedFact[]
  papers: DescribedFact[]
  flood: DescribedFact[]
  viager: DescribedFact[]
  /** All other facts, by section. */
  register: DescribedSection[]
}

/** The fields that another part of the page states: no fact is there twice. */
function statedElsewhere(property: PropertyDetail, hasCosts: boolean): Set<string> {
  const { summary, epc, monthlyCharges, goal, isShort } = property
  const stated = ['ref', 'goal', 'address', 'price']
  if (summary.bedrooms) stated.push('bedrooms')
  if (summary.livingAreaInSquareMetres) stated.push('surfaceLiving')
  if (summary.groundAreaInSquareMetres) stated.push('surfaceGround')
  if (epc.state === 'known') stated.push('epcLabel')
  if (epc.state === 'known' && epc.consumption !== null && epc.scale.includes(epc.label))
    stated.push('energyPerformance')
  if (monthlyCharges) stated.push('renterCharges')
  if (hasCosts && !isShort && goal === 'sale') stated.push(...computedAmounts)
  return new Set(stated)
}

/** Whether a fact is a second writing of the number of the property. */
const repeatsNumber = ({ field, value }: DescribedFact, ref: number): boolean =>
  field === 'reference' && value.includes(String(ref))

function toFeatures(facts: ReadonlyMap<string, DescribedFact>, isShort: boolean) {
  const used = new Set<string>()
  const features: Feature[] = []
  const lacking: DescribedFact[] = []
  for (const { name, measures, ...rest } of featureFields) {
    if (isShort && !shortFeatures.includes(name)) continue
    const flag = 'flag' in rest ? facts.get(rest.flag) : undefined
    const measure = measures.map((each) => facts.get(each)).find((each) => each !== undefined)
    if (flag?.answer === 'no' && !measure) {
      lacking.push(flag)
      used.add(flag.field)
      continue
    }
    const first = flag ?? measure
    if (!first || (!isShort && utilities.includes(name)) || features.length === maxFeatures) continue
    features.push({
      name,
      field: first.field,
      label: first.label,
      value: measure?.value ?? null,
      ...(measure && { valueField: measure.field }),
    })
    for (const each of [flag, measure]) if (each) used.add(each.field)
  }
  return { features, lacking, used }
}

interface Arrangement {
  locale: Locale
  /** Whether a table of the costs is on the page. */
  hasCosts: boolean
}

/** The facts of a property by their place on its page: each is in one place. */
export function arrangeFacts(property: PropertyDetail, { locale, hasCosts }: Arrangement): ArrangedFacts {
  const { sections, mandatory, isShort, summary, history } = property
  const hasHistory = (history?.steps.length ?? 0) > 1
  const stated = statedElsewhere(property, hasCosts)
  const shown = sections.map((section) => ({
    ...section,
    facts: section.facts.filter((fact) => !stated.has(fact.field) && !repeatsNumber(fact, summary.ref)),
  }))
  const all = new Map(shown.flatMap(({ facts }) => facts.map((fact) => [fact.field, fact] as const)))
  const { features, lacking, used } = toFeatures(all, isShort)
  const take = (fields: readonly string[], most = Infinity) => {
    const unused = [...new Set(fields)].filter((field) => !used.has(field) && all.has(field)).slice(0, most)
    unused.forEach((field) => used.add(field))
    return unused.flatMap((field) => all.get(field) ?? [])
  }
  const flood = take(floodFields)
  const viager = take(viagerNames)
  const key = isShort ? take(shortFields, maxShortFacts) : take(keyFields)
  // A box for a car has no inspection to show unless the law asks for it.
  const papers = take([...(isShort ? [] : paperFields), ...mandatory])
  return {
    features,
    lacks: lacking.map(({ label }) => labelInText(label, locale)),
    lackingField: lacking[0]?.field ?? null,
    key,
    papers,
    flood,
    viager,
    register: shown
      .map((section) => ({ ...section, facts: section.facts.filter(({ field }) => !used.has(field)) }))
      // The history of the price is in the section of finances.
      .filter(({ section, facts }) => facts.length > 0 || (section === 'financial' && hasHistory)),
  }
}

/** The names of what a property has not, as the list of one sentence. */
export const listLacks = (lacks: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(intlLocales[locale], { type: 'disjunction' }).format(lacks)
