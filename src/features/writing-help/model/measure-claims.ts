import { walkingMinutes } from '@/features/property/model/walking-time'

import {
  claimOf,
  clauseAfter,
  clauseBefore,
  lastNamed,
  nextNamed,
  numberOf,
  placesOf,
  textOf,
  type CheckedText,
  type Claim,
  patternOf,
} from './claim'
import type { Amount, Area, FactWords, Near } from './fact-words/fact-words'
import type { WrittenNumber, WrittenUnit } from './written-numbers'

const areaFields: Readonly<Record<Area, readonly string[]>> = {
  living: ['surfaceLiving'],
  garden: ['surfaceGarden'],
  terrace: ['surfaceTerrace'],
  ground: ['surfaceGround'],
  office: ['surfaceOffice'],
  store: ['surfaceStore'],
  width: ['frontWidth', 'plotWidth'],
  depth: ['plotDepth'],
  // The size of a single room is no field.
  room: [],
}

/** "The largest of 24 m²". */
const ofOneRoom = /plus grande|largest|grootste|größte/iu

const buildingAreas = ['surfaceLiving', 'surfaceTotal', 'surfaceConstructed', 'surfaceStore', 'surfaceOffice']
const allAreas = [...buildingAreas, 'surfaceGround', 'surfaceGarden', 'surfaceTerrace']

const amountFields: Readonly<Record<Amount, readonly string[]>> = {
  price: ['price', 'bouquet', 'totalCost'],
  rent: ['monthlyRent', 'viagerIndexedRent', 'viagerSurvivalRent'],
  charges: ['renterCharges', 'ownerCharges', 'agencyCost'],
  deposit: ['depositAmount'],
  cadastral: ['cadastralIncome', 'indexedCadastralIncome'],
  tax: ['realEstateTax'],
}

const allAmounts = [
  ...Object.values(amountFields).flat(),
  'notaryFeeExclVat',
  'notaryFeeInclVat',
  'registrationDuties',
  'vatAmount',
  'viagerIndexedRent',
  'viagerSurvivalRent',
]

/** Share by which "about 150" may differ. */
const aboutShare = 0.035

/** Whether a number is the value: exactly, rounded to a whole, or about it where the text says so. */
function isNear(written: number, value: number, isAbout: boolean): boolean {
  if (written === value || written === Math.round(value)) return true
  return isAbout && Math.abs(written - value) <= Math.abs(value) * aboutShare
}

interface Measure {
  checked: CheckedText
  words: FactWords
  number: WrittenNumber
  before: string
  /** Where the next number begins. */
  next: number
  isAbout: boolean
}

const compare = (
  { checked, number, isAbout }: Measure,
  fields: readonly string[],
  end = number.end,
): Claim => {
  const values = fields.map((field) => numberOf(checked.facts, field))
  const agrees = values.some((value) => value !== null && isNear(number.value, value, isAbout))
  return claimOf(checked, [number.start, end], fields, agrees)
}

function areaClaim(measure: Measure): Claim {
  const { checked, words, number, before } = measure
  const after = nextNamed(checked.text, number.end, words.areas, {
    gap: 2,
    stops: `${words.and}|${words.stops}`,
    until: measure.next,
  })
  if (after) return compare(measure, areaFields[after.name], after.end)
  const { room, ...areas } = words.areas
  const isRoom = checked.facts.kind !== 'garage' && placesOf(before.slice(-28), room).length > 0
  if (isRoom && lastNamed(before, words.areas) === 'room') return compare(measure, [])
  const named = lastNamed(before, { ...areas, ...words.kinds })
  if (named === null) return compare(measure, ofOneRoom.test(before) ? [] : allAreas)
  if (named === 'land') return compare(measure, ['surfaceGround', 'surfaceTotal'])
  if (named === 'garage' || named === 'commercial') return compare(measure, allAreas)
  if (named in areaFields) return compare(measure, areaFields[named as Area])
  return compare(measure, buildingAreas)
}

/** The field of the price of a letting is `price` too. */
function fieldsOfAmount(amount: Amount, { facts }: CheckedText): readonly string[] {
  return amount === 'rent' && textOf(facts, 'goal') === 'rent'
    ? ['price', 'monthlyRent']
    : amountFields[amount]
}

const yearly = /^[^.,;]{0,4}(?:par an|per jaar|a year|per year|im jahr|pro jahr|jährlich)/iu

const eachYear = /(?:annuel|jaarlijks|yearly|annual|jährlich)\p{L}*[^.,;]*$/iu

/** A sum of a year: a tax, or twelve times what is paid monthly. */
function yearlyClaim({ checked, number, isAbout }: Measure): Claim {
  const { facts } = checked
  const perMonth = ['monthlyRent', 'viagerIndexedRent', 'renterCharges', 'ownerCharges', 'price']
  const perYear = ['realEstateTax', 'cadastralIncome', 'indexedCadastralIncome']
  const sums = perMonth
    .map((field) => (numberOf(facts, field) ?? NaN) * 12)
    .concat(perYear.map((field) => numberOf(facts, field) ?? NaN))
  const agrees = sums.some((sum) => isNear(number.value, sum, isAbout))
  return claimOf(checked, [number.start, number.end], [], agrees)
}

function amountClaim(measure: Measure): Claim {
  const { checked, words, number, before } = measure
  const { rent, ...others } = words.amounts
  const ways = { gap: 2, stops: `${words.and}|plus|${words.without}`, until: measure.next }
  const named =
    nextNamed(checked.text, number.end, others, ways)?.name ??
    lastNamed(before, others) ??
    nextNamed(checked.text, number.end, { rent }, ways)?.name ??
    lastNamed(before, { rent })
  if (yearly.test(checked.text.slice(number.end, number.end + 14)) || eachYear.test(before))
    return yearlyClaim(measure)
  if (named) return compare(measure, fieldsOfAmount(named, checked))
  const claim = compare(measure, allAmounts)
  // Beside an amount without a name the price says most.
  return { ...claim, storedValues: claim.storedValues.filter(({ field }) => field === 'price') }
}

function monthsClaim(measure: Measure): Claim {
  const { checked, number, isAbout } = measure
  const rent = numberOf(checked.facts, 'price')
  const deposit = numberOf(checked.facts, 'depositAmount')
  const agrees = Boolean(rent && deposit && isNear(number.value, deposit / rent, isAbout))
  return claimOf(checked, [number.start, number.end], ['depositAmount'], agrees)
}

/** Share by which a rounded distance may differ, and minutes on foot. */
const distanceShare = 0.12
const minutesOff = 2

function nearKind({ checked: { text }, words, number, before }: Measure): Near | null {
  const until = text.slice(number.end).search(patternOf(`[^\\p{L}](?:${words.and})[^\\p{L}]`, 'iu'))
  const next = nextNamed(text, number.end, words.near, {
    gap: 8,
    ...(until >= 0 && { until: number.end + until }),
  })
  return next?.name ?? lastNamed(before, words.near)
}

function distanceClaim(measure: Measure): Claim {
  const { checked, words, number, before } = measure
  const { width, depth } = words.areas
  const sides = { width, depth }
  const after = nextNamed(checked.text, number.end, sides, { gap: 2, stops: words.and, until: measure.next })
  const side = after?.name ?? lastNamed(before, sides)
  if (side) return compare(measure, areaFields[side], after?.end)
  const kind = nearKind(measure)
  const near = checked.facts.near.filter((each) => !kind || each.kind === kind)
  const metres = number.unit === 'kilometres' ? number.value * 1000 : number.value
  const sizes = number.unit === 'metres' && !kind ? ['frontWidth', 'plotWidth', 'plotDepth'] : []
  const isSize = sizes.some((field) => numberOf(checked.facts, field) === number.value)
  const agrees =
    isSize ||
    near.some(
      (each) =>
        (number.unit === 'minutes'
          ? Math.abs((walkingMinutes(each.metres) ?? Infinity) - number.value) <= minutesOff ||
            (measure.isAbout && each.metres <= number.value * 85)
          : Math.abs(each.metres - metres) <= each.metres * distanceShare) === true,
    )
  const claim = claimOf(checked, [number.start, number.end], [], agrees)
  if (agrees || near.length === 0 || !kind || number.unit === 'minutes') return claim
  const storedValues = near.map((each) => ({ field: 'pointsOfInterest', value: each.metres }))
  return { ...claim, state: 'contradicts', storedValues }
}

function percentClaim(measure: Measure): Claim {
  const { checked, number } = measure
  const regime = textOf(checked.facts, 'vatRegime') ?? ''
  const isRate = number.value > 0 && regime.endsWith(String(number.value))
  const claim = compare(measure, ['grossYieldPercent'])
  return isRate ? { ...claim, state: 'agrees' } : claim
}

const byUnit: Readonly<Record<WrittenUnit, (measure: Measure) => Claim>> = {
  euro: amountClaim,
  squareMetres: areaClaim,
  landSquareMetres: (measure) => compare(measure, ['surfaceGround', 'surfaceTotal', 'surfaceGarden']),
  kWhPerSquareMetreYear: (measure) => compare(measure, ['energyPerformance']),
  kWhPerYear: (measure) => compare(measure, ['energyPerformance', 'epcTotal']),
  kgPerSquareMetreYear: (measure) => compare(measure, ['co2Emission']),
  kilometres: distanceClaim,
  metres: distanceClaim,
  minutes: distanceClaim,
  percent: percentClaim,
  years: (measure) => compare(measure, ['leaseYears']),
  months: monthsClaim,
}

const yearFields = ['constructionYear', 'renovationYear']

function yearClaim(measure: Measure): Claim {
  const { checked, words, number, before } = measure
  const nouns = { renovated: words.renovated, built: words.built }
  const after = clauseAfter(checked.text, number.end)
  const next = nextNamed(checked.text, number.end, nouns, { gap: 0 })
  const named = next?.name ?? lastNamed(before, nouns)
  if (named) return compare(measure, [named === 'built' ? 'constructionYear' : 'renovationYear'], next?.end)
  const isDate = placesOf(after.slice(0, 12), words.months.join('|')).length > 0
  return compare(measure, isDate ? [] : yearFields)
}

const isYear = ({ value, inWords }: WrittenNumber): boolean =>
  !inWords && Number.isInteger(value) && value >= 1500 && value <= 2100

/** Numbers of a property, for one in digits whose meaning is not known. */
const isKnownNumber = ({ facts }: CheckedText, value: number): boolean =>
  Object.values(facts.values).some((each) => each === value || each === String(value))

/** The claim of a number that counts no rooms; null for a number in words that says nothing to compare. */
export function measureClaim(
  checked: CheckedText,
  words: FactWords,
  number: WrittenNumber,
  neighbours: { previousEnd: number; next: number },
): Claim | null {
  const { text } = checked
  const clause = clauseBefore(text, number.start)
  const before = clause.slice(Math.max(0, clause.length - (number.start - neighbours.previousEnd)))
  const close = `${text.slice(Math.max(0, number.start - 18), number.start)}|${text.slice(number.end, number.end + 10)}`
  const isAbout = placesOf(close, words.about).length > 0
  const measure: Measure = { checked, words, number, before, next: neighbours.next, isAbout }
  if (number.unit) return number.isArticle ? null : byUnit[number.unit](measure)
  if (isYear(number)) return yearClaim(measure)
  if (number.inWords) return null
  return claimOf(checked, [number.start, number.end], [], isKnownNumber(checked, number.value))
}
