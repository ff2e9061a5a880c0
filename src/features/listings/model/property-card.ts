import { pictureUpTo } from '@/features/media/model/picture-up-to'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { foreignCountryName } from '@/features/property/model/countries'
import { knownMeasure } from '@/features/property/model/known-measure'
import { disclosedPicture, type Disclosure } from '@/features/property/model/disclosure'
import { describeEpc, type EpcSource } from '@/features/property/model/epc-label'
import { describeMarquee, type MarqueeMapping } from '@/features/property/model/marquee'
import { openHousesOf } from '@/features/property/model/open-houses'
import { describePrice, type PriceSource } from '@/features/property/model/price'
import { propertyTitle } from '@/features/property/model/property-title'
import type { PropertySummary, SummaryAgent } from '@/features/property/model/property-summary'
import type { OpenHouse } from '@/features/property/model/search-facts'
import type { LocalityFacts, SearchSettings, TypeFacts } from '@/features/property/model/search-columns'
import {
  pathBelowListing,
  propertySlugs,
  publishedLanguages,
  type PropertyPathParts,
} from '@/features/routing/model/property-path'
import type { RouteIndex } from '@/features/routing/model/route-table'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import type { Media } from '@/payload-types'

import { rowFacts, type CardAgent } from './row-facts'
import { toUnitFacts, type UnitFacts, type UnitSource } from './unit-facts'

type Texts = Partial<Localized<string | null>>

/** Pictures per property in the sitemap. */
export const maxSitemapPictures = 3
const widthInSitemap = 1360

const portraitWidth = 400

/**
 * A card as stored: what depends on the property, its place, its type and its picture. Paths of listing pages and the
 * table of ribbons are added when it is read, so that their changes apply at once.
 */
export interface StoredCard extends Omit<PropertySummary, 'id' | 'href' | 'marquee'> {
  goal: PropertyPathParts['goal']
  slugs: string[]
  /** The number and the agency's own name of the ribbon. */
  marquee: number | null
  marqueeName: string | null
  /** Only of units of a project. */
  unit?: UnitFacts
}

/** What the sitemap tells of a property in one language. */
export interface SitemapCard {
  goal: PropertyPathParts['goal']
  slugs: string[]
  /** All languages in which the property has a title. */
  titledIn: Locale[]
  /** URLs. */
  pictures: string[]
}

/** A row of the collection `cardRows`. */
export interface CardRow {
  id: string
  property: string
  locale: Locale
  ref: number
  /** JSON of a `StoredCard`. */
  card: string
  /** JSON of a `SitemapCard`. */
  sitemap: string
}

/** The stored fields of a property that its cards are made from; localised ones in all languages. */
export interface CardSource extends Omit<PriceSource, 'priceUnitText'>, EpcSource, UnitSource {
  id: string
  ref: number
  headline?: Texts | null
  description?: Texts | null
  agentLine?: Texts | null
  slug?: Texts | null
  publishedIn?: Locale[] | null
  street?: string | null
  publishAddress?: boolean | null
  onlineSince?: string | null
  bedrooms?: number | null
  surfaceLiving?: number | null
  surfaceGround?: number | null
  pictures?: string[] | null
  marquee?: number | null
  marqueeName?: Texts | null
  openHouses?: readonly OpenHouse[] | null
  disclosure?: Disclosure
  priceUnitText?: Texts | null
}

/** A picture read in all languages. */
export type CardPicture = Omit<Media, 'alt'> & { alt?: Texts | null }

export interface CardFacts {
  locality: (LocalityFacts & { slug: Texts }) | null
  type: (TypeFacts & { slug: Texts }) | null
  pictures: ReadonlyMap<string, CardPicture>
  agent: CardAgent | null
  /** Its name. */
  neighbourhood?: Texts | null
  settings: Pick<SearchSettings, 'epcScales' | 'day'>
}

const picturesOf = ({ pictures }: CardSource, facts: CardFacts, count: number): CardPicture[] =>
  (pictures ?? []).slice(0, count).flatMap((id) => facts.pictures.get(id) ?? [])

const pictureIn = (picture: CardPicture | undefined, locale: Locale) =>
  picture ? toPictureSource({ ...picture, alt: picture.alt?.[locale] ?? null }, widthInSitemap) : null

function epcLabelOf(source: CardSource, { locality, type, settings }: CardFacts): string | null {
  const place = { zip: locality?.zip ?? null, countryId: locality?.countryId ?? null }
  const epc = describeEpc(
    { ...source, ...place, webId: type?.webId ?? null },
    settings.epcScales,
    settings.day,
  )
  return epc.state === 'known' ? epc.label : null
}

const pathParts = (source: CardSource, { locality, type }: CardFacts): PropertyPathParts => ({
  ref: source.ref,
  goal: source.goal,
  headline: source.headline ?? {},
  slug: source.slug ?? {},
  localitySlug: locality?.slug ?? {},
  typeSlug: type?.slug ?? {},
})

function agentOf({ agent, pictures }: CardFacts): SummaryAgent | null {
  if (!agent) return null
  const { name, portrait } = agent
  const picture = pictures.get(portrait ?? '')
  return {
    name,
    // The name is beside it.
    portrait: picture ? toPictureSource({ ...picture, alt: null }, portraitWidth) : null,
  }
}

/** What the first lines of a card are made from. */
function streetAndQuarter(source: CardSource, { neighbourhood }: CardFacts, locale: Locale) {
  const street = source.publishAddress === true ? source.street?.trim() : ''
  const quarter = neighbourhood?.[locale]?.trim()
  return {
    ...(street && { street }),
    ...(quarter && { neighbourhood: quarter }),
  }
}

/** What the rows of a property share, per language. */
interface Common {
  locale: Locale
  slugs: string[]
  epcLabel: string | null
}

function toStoredCard(source: CardSource, facts: CardFacts, { locale, slugs, epcLabel }: Common): StoredCard {
  const typeName = facts.type?.name[locale] ?? ''
  const city = facts.locality?.name[locale] ?? ''
  const title = propertyTitle(
    { ref: source.ref, headline: source.headline?.[locale], type: typeName, city },
    locale,
  )
  return {
    ref: source.ref,
    goal: source.goal,
    slugs,
    title,
    typeName,
    city,
    zip: facts.locality?.zip ?? '',
    country: foreignCountryName(facts.locality?.countryId, locale) ?? undefined,
    ...streetAndQuarter(source, facts, locale),
    price: describePrice({
      ...source,
      webId: facts.type?.webId,
      priceUnitText: source.priceUnitText?.[locale] ?? null,
    }),
    epcLabel,
    bedrooms: knownMeasure(source.bedrooms),
    livingAreaInSquareMetres: knownMeasure(source.surfaceLiving),
    groundAreaInSquareMetres: knownMeasure(source.surfaceGround),
    picture: disclosedPicture(pictureIn(picturesOf(source, facts, 1)[0], locale), source.disclosure, title),
    pictureCount: source.pictures?.length ?? 0,
    marquee: source.marquee ?? null,
    marqueeName: source.marqueeName?.[locale] ?? null,
    ...openHousesOf(source),
    ...rowFacts(source, agentOf(facts), locale),
    ...(source.project && { unit: toUnitFacts(source, facts.pictures, locale) }),
  }
}

const toSitemapCard = (source: CardSource, facts: CardFacts, { locale, slugs }: Common): SitemapCard => ({
  goal: source.goal,
  slugs,
  titledIn: locales.filter((each) => source.headline?.[each]?.trim()),
  pictures: picturesOf(source, facts, maxSitemapPictures).flatMap((media) => {
    const picture = pictureIn(media, locale)
    return picture ? pictureUpTo(picture, widthInSitemap).src : []
  }),
})

/** The cards of a property, one per language in which it is published, without values hidden from visitors. */
export function toCardRows(source: CardSource, facts: CardFacts): CardRow[] {
  const epcLabel = epcLabelOf(source, facts)
  const parts = pathParts(source, facts)
  return publishedLanguages(source).map((locale) => {
    const common = { locale, epcLabel, slugs: propertySlugs(parts, locale) }
    return {
      id: `${source.id}:${locale}`,
      property: source.id,
      locale,
      ref: source.ref,
      card: JSON.stringify(toStoredCard(source, facts, common)),
      sitemap: JSON.stringify(toSitemapCard(source, facts, common)),
    }
  })
}

/** What a stored card lacks. */
export interface CardContext {
  locale: Locale
  routes: RouteIndex
  marquees: readonly MarqueeMapping[]
}

/** A card for a list. */
export function toSummary(
  { id, card: stored }: { id: string; card: StoredCard },
  { locale, routes, marquees }: CardContext,
): PropertySummary {
  const { goal: _, slugs: __, unit: ___, marquee, marqueeName, ...card } = stored
  return {
    ...card,
    id,
    href: pathBelowListing(routes, stored, locale),
    marquee: describeMarquee(marquee, marqueeName, marquees),
  }
}
