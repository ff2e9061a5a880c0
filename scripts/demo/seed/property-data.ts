import {
  isFields,
  isFlag,
  isListOf,
  isLocalized,
  isNumber,
  isText,
  readDay,
  readerOf,
  relativeDay,
  relativeYear,
} from '../../content/reader'
import { findCatalogueField } from '@/features/property/model/catalogue'
import { addDays, belgianMoment, weekdayOf, type ClockTime, type Day } from '@/lib/time/belgian-time'
import { isOneOf } from '@/lib/values/read-value'

import { foldersIn, readFolder } from '../../content/data-files'

import { purchaseAmounts } from './purchase-amounts'
import { readAgents, readMarqueeNames, readPlaces } from './tables'

const goals = ['sale', 'rent', 'takeover'] as const
const statuses = ['active', 'underOption', 'sold', 'rented'] as const

const isGoal = (value: unknown): value is (typeof goals)[number] => isOneOf(goals, value)
const isStatus = (value: unknown): value is (typeof statuses)[number] => isOneOf(statuses, value)

/** Values of the catalogue's fields by field name, as stored. */
function readValues(written: Record<string, unknown>, day: Day, at: string): Record<string, unknown> {
  const values = Object.entries(written).map(([name, value]) => {
    if (!findCatalogueField(name)) throw new Error(`${at}: properties have no field "${name}".`)
    return [name, isText(value) ? (relativeDay(value, day) ?? relativeYear(value, day) ?? value) : value]
  })
  return Object.fromEntries(values)
}

/** An energy certificate is valid for ten years, and its number begins with its day: files have neither. */
function certificateOf({ epcDate, epcUniqueCode }: Record<string, unknown>): Record<string, unknown> {
  if (!isText(epcDate) || !isText(epcUniqueCode)) return {}
  const [year = '', ...monthAndDay] = epcDate.split('-')
  return {
    epcUniqueCode: epcUniqueCode.replace('{epcDate}', epcDate.replaceAll('-', '')),
    epcValidUntil: `${Number(year) + 10}-${monthAndDay.join('-').replace('02-29', '02-28')}`,
  }
}

function readPrices(written: Record<string, unknown>[], day: Day, at: string) {
  return written.map((point) => {
    const { take, end } = readerOf(point, `${at}, priceHistory`)
    const read = { date: readDay(take('date', isText), day, at), price: take('price', isNumber) }
    end()
    return read
  })
}

const isClockTime = (value: unknown): value is ClockTime => isText(value) && /^\d\d:\d\d$/.test(value)

/** Open houses are on Saturdays, so many weeks from now: the files say `"saturdayInWeeks": 1`. */
function readOpenHouses(written: Record<string, unknown>[], day: Day, at: string) {
  const saturday = addDays(day, (6 - weekdayOf(day) + 7) % 7)
  return written.map((house) => {
    const { take, end } = readerOf(house, `${at}, openHouses`)
    const on = addDays(saturday, 7 * take('saturdayInWeeks', isNumber))
    const moment = (name: string) => belgianMoment(on, take(name, isClockTime)).toISOString()
    const read = { start: moment('from'), end: moment('to') }
    end()
    return read
  })
}

function readConsent(written: Record<string, unknown>, day: Day, at: string) {
  const { take, end } = readerOf(written, `${at}, sellerConsent`)
  const date = readDay(take('date', isText), day, at)
  const includesPrice = take('includesPrice', isFlag)
  end()
  return { date, includesPrice }
}

const withoutConsent = { date: null, includesPrice: false }

function found<Key, Value>(values: ReadonlyMap<Key, Value>, key: Key, at: string): Value {
  const value = values.get(key)
  if (value === undefined) throw new Error(`${at}: the demo has no ${String(key)}.`)
  return value
}

/** What properties refer to, by the words of their files. */
const readLookups = () => ({
  places: readPlaces(),
  agents: readAgents(),
  marqueeNames: readMarqueeNames(),
})

type Reader = ReturnType<typeof readerOf>

/** What it costs, who looks after it, and where it is shown. */
function readOffer({ take, find, takeTexts }: Reader) {
  const priceUnit = find('priceUnit', isNumber)
  return {
    price: take('price', isNumber),
    publishPrice: take('publishPrice', isFlag),
    /** 7 is a starting-from price. */
    priceUnit,
    priceUnitText: priceUnit === null ? null : takeTexts('priceUnitText'),
    /** Keys of the owners. */
    owners: take('owners', isListOf(isText), []),
    project: find('project', isNumber),
    isSpotlight: take('isSpotlight', isFlag, false),
    /** Comes from the feed of the demo. */
    isOfFeed: take('isOfFeed', isFlag, false),
    complianceOverride: find('complianceOverride', isFields),
  }
}

function readHistory({ take, find }: Reader, day: Day, at: string) {
  const soldAt = find('soldAt', isText)
  const consent = find('sellerConsent', isFields)
  return {
    onlineSince: readDay(take('onlineSince', isText), day, at),
    soldAt: soldAt === null ? null : readDay(soldAt, day, at),
    sellerConsent: consent ? readConsent(consent, day, at) : withoutConsent,
    priceHistory: readPrices(take('priceHistory', isListOf(isFields), []), day, at),
    openHouses: readOpenHouses(take('openHouses', isListOf(isFields), []), day, at),
  }
}

/** Names of files in `demo/pictures`, the main one first; those of plans without the language at their end. */
const readFiles = ({ take }: Reader) => ({
  pictures: take('pictures', isListOf(isText)),
  plans: take('plans', isListOf(isText), []),
  videos: take('videos', isListOf(isText), []),
  tours: take('tours', isListOf(isText), []),
})

/** A property as its folder describes it, on a day. */
function readProperty(
  folder: string,
  day: Day,
  { places, agents, marqueeNames }: ReturnType<typeof readLookups>,
) {
  const at = folder
  const reader = readerOf(readFolder(folder), at)
  const { take, find, takeTexts, end } = reader
  const marquee = take('marquee', isNumber)
  const offer = readOffer(reader)
  const values = readValues(take('fields', isFields), day, at)
  const property = {
    ...offer,
    ...readHistory(reader, day, at),
    ...readFiles(reader),
    ref: Number(folder.split('/').at(-1)),
    /** An unfinished file, which visitors cannot see. */
    isDraft: take('isDraft', isFlag, false),
    goal: take('goal', isGoal),
    status: take('status', isStatus),
    marquee,
    marqueeName: found(marqueeNames, marquee, at),
    typeWebId: take('typeWebId', isNumber),
    furtherTypeWebIds: take('furtherTypeWebIds', isListOf(isNumber), []),
    headline: takeTexts('headline'),
    /** What the agent thinks of it; null once it is sold or let. */
    agentLine: find('agentLine', isLocalized),
    /** Plain text, blank lines between paragraphs. */
    description: takeTexts('description'),
    ...readPlace(reader, places, at),
    agent: found(agents, take('agent', isText), at),
    /** With the amounts that follow from others. */
    fields: {
      ...values,
      ...certificateOf(values),
      ...purchaseAmounts(offer.price, values.vatRegime, day),
    },
    pointsOfInterest: take('pointsOfInterest', isListOf(isFields), []),
    neighbourhood: find('neighbourhood', isText),
  }
  end()
  return property
}

function readPlace({ take, find }: Reader, places: ReturnType<typeof readPlaces>, at: string) {
  const locality = take('locality', isText)
  return {
    /** French name and postcode, `Embourg|4053`: the key of a locality. */
    locality,
    place: found(places, locality, at),
    street: take('street', isText),
    houseNumber: take('houseNumber', isText),
    boxNr: find('boxNr', isText),
    publishAddress: take('publishAddress', isFlag),
    /** Whether the owner of a hidden address lets the map show where about it is. */
    publishArea: take('publishArea', isFlag, false),
    latitude: take('latitude', isNumber),
    longitude: take('longitude', isNumber),
  }
}

export type DemoProperty = ReturnType<typeof readProperty>

/**
 * The properties of the demo, newest first; drafts are last.
 *
 * @param day today as `2026-11-20`; their dates count from it
 */
export function readProperties(day: Day): DemoProperty[] {
  const lookups = readLookups()
  return foldersIn('demo/properties')
    .map((name) => readProperty(`demo/properties/${name}`, day, lookups))
    .sort((one, other) => Number(one.isDraft) - Number(other.isDraft) || other.ref - one.ref)
}
