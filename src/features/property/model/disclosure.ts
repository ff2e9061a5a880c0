import type { PictureSource } from '@/lib/values/picture-source'
import { belgianDay, daysBetween, toDay, type Day } from '@/lib/time/belgian-time'
import { slugify } from '@/lib/values/slugify'
import { isRecord } from '@/lib/values/read-value'

import { toAvailability, type PropertyStatus } from './availability'
import { meaningOfMarquee, type MarqueeMapping } from './marquee'

/**
 * What visitors may still know of a property (facts.md 3.6). `open`: all that the agency publishes. After a sale or
 * letting, `recent`: no street, point, cadastral data, plan, document or price, for the days of the setting; then
 * `reference` with the seller's consent: place, one picture, how long it was online, and the price if the consent names it; else `closed`: its
 * number, and that it is sold or let.
 */
export const disclosures = ['open', 'recent', 'reference', 'closed'] as const
export type Disclosure = (typeof disclosures)[number]

/** Days after a sale or letting in which lists still show the property, unless the agency sets others. */
export const defaultDaysShownWhenGone = 30

/** The names are those of the stored fields. */
export interface DisclosureSource {
  status?: PropertyStatus | null
  marquee?: number | null
  /** ISO date and time of the sale or letting. */
  soldAt?: string | null
  sellerConsent?: { date?: string | null; includesPrice?: boolean | null } | null
}

/** The settings that decide. */
export interface DisclosurePolicy {
  marquees: readonly MarqueeMapping[]
  daysShownWhenGone: number
}

const isGone = ({ status, marquee }: DisclosureSource, { marquees }: DisclosurePolicy): boolean => {
  const availability = toAvailability(status ?? 'active', meaningOfMarquee(marquee, marquees))
  return availability === 'sold' || availability === 'rented'
}

/** Whether it was sold or let before it was withdrawn: it has a day, which one on offer again has not, or the ribbon says so. */
const wasGone = (source: DisclosureSource, policy: DisclosurePolicy): boolean =>
  Boolean(source.soldAt) || isGone({ ...source, status: 'active' }, policy)

/** A missing day, or one to come, counts as long ago: nothing stays online by mistake. */
function isRecent(soldAt: string | null | undefined, today: Day, days: number): boolean {
  const day = toDay(soldAt)
  return day !== null && day <= today && daysBetween(day, today) < days
}

/** What visitors may know of a property at a moment. */
export function disclosureOf(source: DisclosureSource, policy: DisclosurePolicy, now: Date): Disclosure {
  if (source.status === 'withdrawn' && wasGone(source, policy)) return 'closed'
  if (!isGone(source, policy)) return 'open'
  if (isRecent(source.soldAt, belgianDay(now), policy.daysShownWhenGone)) return 'recent'
  return source.sellerConsent?.date ? 'reference' : 'closed'
}

/** Fields that tell nothing of the place, the looks or the price; the system columns are those that code reads. */
const bareFields = [
  'id',
  'ref',
  'goal',
  'status',
  '_status',
  'marquee',
  'soldAt',
  'sellerConsent',
  'agent',
  'publishedIn',
  'searchAvailability',
  'createdAt',
  'updatedAt',
  'deletedAt',
]

const referenceFields = [...bareFields, 'type', 'locality', 'marqueeName', 'pictures', 'slug', 'onlineSince']

/** Measures and equipment, which a card and the page of a recent sale still show. */
const recentFields = [
  ...referenceFields,
  'headline',
  'furtherTypes',
  'project',
  'isSpotlight',
  'bedrooms',
  'bathrooms',
  'showerRooms',
  'toilets',
  'garages',
  'parkings',
  'externalParkings',
  'floor',
  'surfaceLiving',
  'surfaceGround',
  'surfaceTerrace',
  'surfaceGarden',
  'constructionYear',
  'hasTerrace',
  'hasGarden',
  'hasGarage',
  'hasParking',
  'hasLift',
  'hasSwimmingPool',
  'isFurnished',
  'epcState',
  'epcLabelText',
  'energyPerformance',
]

const priceFields = [
  'price',
  'publishPrice',
  'priceUnit',
  'priceUnitText',
  'viagerType',
  'bouquet',
  'viagerIndexedRent',
]

/** An allow-list: a new field is hidden until it is named here. */
const fieldsOf: Readonly<Record<Exclude<Disclosure, 'open'>, readonly string[]>> = {
  recent: recentFields,
  reference: referenceFields,
  closed: bareFields,
}

const textsOf = (value: unknown): string[] =>
  (isRecord(value) ? Object.values(value) : [value]).filter((text) => typeof text === 'string')

/** `285.000` and `285 000` as `285000`. */
const joinedDigits = (text: string): string => text.replace(/(?<=\d)[.,’'\s-](?=\d{3}(?!\d))/gu, '')

/** Shorter names of streets would be found in other words. */
const minStreetLength = 4

/** Whether a text names the street or the price of the property. */
function namesHidden(text: string, property: object): boolean {
  const { street, price }: { street?: unknown; price?: unknown } = property
  const name = typeof street === 'string' ? slugify(street) : ''
  if (name.length >= minStreetLength && slugify(text).includes(name)) return true
  return typeof price === 'number' && price > 0 && joinedDigits(text).includes(String(price))
}

/** The texts of an address or a title; none at all when one of them names what is hidden. */
const cleanTexts = (value: unknown, property: object): unknown =>
  textsOf(value).some((text) => namesHidden(text, property)) ? null : value

/** The language in whose paths a property has its title (specification, URLs of properties); in others it has its type. */
export const languageOfTitlePaths: string = 'fr'

/** The title of a reference is in its address alone, which stays the same where it is made from the title. */
function addressTexts(property: object): unknown {
  const { slug, headline }: { slug?: unknown; headline?: unknown } = property
  if (!isRecord(headline)) return slug
  const slugs = isRecord(slug) ? slug : {}
  const title = slugify(textsOf(headline[languageOfTitlePaths])[0] ?? '')
  return title === '' || slugs[languageOfTitlePaths] ? slugs : { ...slugs, [languageOfTitlePaths]: title }
}

/** Only the fields of a property that visitors may still know, as stored or in one language. */
export function disclosedFields<P extends object>(property: P & DisclosureSource, disclosure: Disclosure): P {
  if (disclosure === 'open') return property
  const { sellerConsent } = property
  const showsPrice = disclosure !== 'closed' && Boolean(sellerConsent?.date && sellerConsent.includesPrice)
  const fields = [...fieldsOf[disclosure], ...(showsPrice ? priceFields : [])]
  const entries = Object.entries(property).filter(([name]) => fields.includes(name))
  const shown: Record<string, unknown> = Object.fromEntries(entries)
  if (disclosure === 'reference') {
    if ('slug' in shown) shown.slug = addressTexts(property)
    if (Array.isArray(shown.pictures)) shown.pictures = shown.pictures.slice(0, 1)
  }
  for (const name of ['headline', 'slug'])
    if (name in shown)
      shown[name] = cleanTexts(shown[name], showsPrice ? { ...property, price: null } : property)
  // The fields that are left out count as empty ones wherever a property is read.
  return shown as P
}

/** A picture of a property; once it is sold or let, its own description may name what is hidden, so the title replaces it. */
export const disclosedPicture = (
  picture: PictureSource | null,
  disclosure: Disclosure | null | undefined,
  title: string,
): PictureSource | null =>
  picture && (disclosure ?? 'open') !== 'open' ? { ...picture, alt: title } : picture
