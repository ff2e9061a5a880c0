import { claimOf, numberOf, placesOf, textOf, type CheckedText, type Claim, patternOf } from './claim'
import type { Feature, FactWords } from './fact-words/fact-words'

/** The fields that show that a property has something; the first is the flag. */
const featureFields: Readonly<Record<Feature, readonly string[]>> = {
  hasGarden: ['hasGarden', 'surfaceGarden', 'gardenOrientation'],
  hasTerrace: ['hasTerrace', 'surfaceTerrace', 'terraceOrientation'],
  hasGarage: ['hasGarage', 'garages'],
  hasParking: ['hasParking', 'parkings', 'externalParkings'],
  hasLift: ['hasLift'],
  hasCellar: ['hasCellar'],
  hasAttic: ['hasAttic'],
  hasSwimmingPool: ['hasSwimmingPool'],
  hasSolarPanels: ['hasSolarPanels'],
  hasShutters: ['hasShutters'],
  noField: [],
}

/** Whether the property has it; null while its fields say nothing. */
function has({ facts }: CheckedText, fields: readonly string[]): boolean | null {
  const values = fields.map((field) => facts.values[field])
  const isThere = (value: unknown) =>
    value === 'yes' ||
    (typeof value === 'number' && value > 0) ||
    (typeof value === 'string' && value.length > 3)
  if (values.some(isThere)) return true
  return values.some((value) => value === 'no' || value === 0) ? false : null
}

/** What a property has is also in its texts, such as the further rooms: "cave". */
const inTexts = ({ facts }: CheckedText, source: string): boolean =>
  Object.entries(facts.values).some(
    ([field, value]) =>
      typeof value === 'string' &&
      !/(?:yes|no)$/u.test(value) &&
      !field.startsWith('has') &&
      placesOf(value, source).length > 0,
  )

/** What is somewhere else: "à 300 m de la piscine". */
const elsewhere =
  /(?:proches?|près|proximité|nabij|dicht bij|near|close to|nahe|unweit|minutes?|minuten|\bk?m|km|mètres|meters?|metres?|metern) (?:de |du |des |van |from |of |vom |von |zum |zur )?(?:la |le |l'|les |het |de |the |dem |der |den )?$/iu

/** Between "without" and its noun: "sans grand jardin", "geen eigen tuin". */
const negation = (words: FactWords): RegExp =>
  patternOf(`(?<!\\p{L})(?:${words.without})(?: |(?<='))?(?:[\\p{L}]+ )?$`, 'iu')

const sharedAround = (text: string, [start, end]: readonly [number, number], words: FactWords): boolean =>
  patternOf(`(?<!\\p{L})(?:${words.shared})(?:[ -][\\p{L}]+)? $`, 'iu').test(
    text.slice(Math.max(0, start - 40), start),
  ) ||
  patternOf(`^(?:[ -]\\p{L}+)?[ -](?:${words.shared})(?!\\p{L})`, 'iu').test(text.slice(end, end + 40)) ||
  elsewhere.test(text.slice(Math.max(0, start - 40), start))

/** "Eine Garage gibt es nicht." */
const deniedAfter =
  /^ (?:gibt es (?:nicht|keine)|ist nicht vorhanden|fehlt|is er niet|ontbreekt|manque|fait défaut|is missing)/iu

export const isDenied = (text: string, [start, end]: readonly [number, number], words: FactWords): boolean =>
  negation(words).test(text.slice(Math.max(0, start - 45), start)) ||
  deniedAfter.test(text.slice(end, end + 24))

function claimOfFeature(
  checked: CheckedText,
  words: FactWords,
  feature: Feature,
  place: [number, number],
): Claim | null {
  const { text, facts } = checked
  if (sharedAround(text, place, words)) return null
  const fields = featureFields[feature]
  const isKind = feature === 'hasGarage' && facts.kind === 'garage'
  const source = feature === 'noField' ? text.slice(...place).toLowerCase() : words.features[feature]
  const isThere = isKind || inTexts(checked, source) ? true : has(checked, fields)
  const denied = isDenied(text, place, words)
  if (denied && feature === 'noField') return null
  // What is denied and unknown cannot mislead about something that is not there.
  const agrees =
    isThere === null ? denied && feature !== 'hasGarden' && feature !== 'hasTerrace' : isThere !== denied
  return claimOf(checked, place, fields, agrees)
}

/** Garden, lift, pool and the like, each at every place. */
export const featureClaims = (checked: CheckedText, words: FactWords): Claim[] =>
  (Object.keys(featureFields) as Feature[]).flatMap((feature) =>
    placesOf(checked.text, words.features[feature]).flatMap(
      (place) => claimOfFeature(checked, words, feature, place) ?? [],
    ),
  )

/** A value of a choice in words: the claim agrees when the property has one of its options. */
interface Choice {
  field: string
  source: string
  options: readonly string[]
  /** Beside the chosen value there may be another one: underfloor heating and a boiler. */
  mayBeBeside?: boolean
}

const choicesOf = (words: FactWords): Choice[] => [
  ...Object.entries(words.heating).map(([kind, source]) => ({
    field: 'heatingName',
    source,
    options: [kind],
    mayBeBeside: kind === 'underfloor',
  })),
  { field: 'windowGlazing', source: words.glazing.single, options: ['single'] },
  { field: 'windowGlazing', source: words.glazing.double, options: ['double', 'partlyDouble'] },
  { field: 'windowGlazing', source: words.glazing.triple, options: ['triple'] },
  { field: 'windowFrame', source: words.frames.pvc, options: ['pvc'] },
  { field: 'windowFrame', source: words.frames.wood, options: ['wood'] },
  { field: 'windowFrame', source: words.frames.aluminium, options: ['aluminium', 'paintedAluminium'] },
  { field: 'conditionName', source: words.isNew, options: ['new', 'asNew', 'toBuild'] },
  {
    field: 'conditionName',
    source: words.toRenovate,
    options: ['toRenovate', 'toRestore', 'toRefresh', 'toDemolish', 'used'],
  },
  { field: 'constructionName', source: words.detached, options: ['detached'] },
  { field: 'constructionName', source: words.semiDetached, options: ['semiDetached'] },
  { field: 'constructionName', source: words.terraced, options: ['terraced'] },
]

const facadesOf: Readonly<Record<string, number>> = { detached: 4, semiDetached: 3, terraced: 2 }

function choiceAgrees(checked: CheckedText, { field, options }: Choice): boolean {
  const { facts } = checked
  const value = textOf(facts, field)
  if (value !== null && options.includes(value)) return true
  if (options[0] === 'naturalGas' && value === null) return facts.values.hasGas === 'yes'
  const facades = options.map((option) => facadesOf[option]).find((count) => count !== undefined)
  return facades !== undefined && facades === numberOf(facts, 'facades')
}

/** "Raccordement au gaz": a connection is no heating. */
const connection =
  /(?:raccord|aansluit|connect|anschluss|angeschlossen|mains)\p{L}*[^.,;]{0,25}$|^[ -]?(?:aansluiting|connection|anschluss)/iu

function choiceClaim(
  checked: CheckedText,
  words: FactWords,
  choice: Choice,
  place: [number, number],
): Claim | null {
  const { text, facts } = checked
  if (isDenied(text, place, words)) return null
  const isGas = choice.options.includes('naturalGas')
  const around = [text.slice(Math.max(0, place[0] - 40), place[0]), text.slice(place[1], place[1] + 14)]
  if (isGas && around.some((part) => connection.test(part)))
    return claimOf(checked, place, ['hasGas'], facts.values.hasGas === 'yes')
  const fields = choice.field === 'constructionName' ? ['constructionName', 'facades'] : [choice.field]
  const claim = claimOf(checked, place, fields, choiceAgrees(checked, choice))
  const isBeside = choice.mayBeBeside || textOf(facts, choice.field) === 'underfloor'
  return claim.state === 'contradicts' && isBeside && choice.field === 'heatingName'
    ? { ...claim, state: 'notInFacts' }
    : claim
}

export const choiceClaims = (checked: CheckedText, words: FactWords): Claim[] =>
  choicesOf(words).flatMap((choice) =>
    placesOf(checked.text, choice.source).flatMap(
      (place) => choiceClaim(checked, words, choice, place) ?? [],
    ),
  )

/** Renovated, furnished, and the offer: sale or rent. */
export function stateClaims(checked: CheckedText, words: FactWords): Claim[] {
  const { text, facts } = checked
  const condition = textOf(facts, 'conditionName')
  const isRenovated =
    condition === 'renovated' ||
    condition === 'restored' ||
    condition === 'asNew' ||
    numberOf(facts, 'renovationYear') !== null
  const isFurnished = facts.values.isFurnished === 'yes'
  const goal = textOf(facts, 'goal')
  const renovated = placesOf(text, words.isRenovated).map((place) => {
    const claim = claimOf(checked, place, ['conditionName', 'renovationYear'], isRenovated)
    const isOld = condition === 'toRenovate' || condition === 'toRestore' || condition === 'new'
    return claim.state === 'contradicts' && !isOld ? { ...claim, state: 'notInFacts' as const } : claim
  })
  const unfurnished = placesOf(text, words.unfurnished)
  const furnished = placesOf(text, words.isFurnished).filter(
    ([start, end]) =>
      !unfurnished.some((place) => place[0] <= start && place[1] >= end) &&
      !isDenied(text, [start, end], words),
  )
  const offers = goal === 'sale' || goal === 'rent' ? (['sale', 'rent'] as const) : []
  return [
    ...renovated,
    ...furnished.map((place) => claimOf(checked, place, ['isFurnished'], isFurnished)),
    ...unfurnished.map((place) =>
      claimOf(checked, place, ['isFurnished'], facts.values.isFurnished !== 'yes'),
    ),
    ...offers.flatMap((offer) =>
      placesOf(text, words.goals[offer])
        .filter(([start]) => !investment.test(text.slice(Math.max(0, start - 30), start)))
        .map((place) => claimOf(checked, place, ['goal'], goal === offer)),
    ),
  ]
}

/** What a buyer may do later: "idéal pour la mise en location". */
const investment =
  /(?:mise |idéale?(?:ment)? (?:pour|à)|voor (?:de )?|ideaal (?:voor|om)|ideal (?:for|to)|ideal |suitable |investi\p{L}*|pour |faciles? |ou |easy |or |leicht |oder |gemakkelijk |vlot |of )(?:la |une |de |das )?$/iu
