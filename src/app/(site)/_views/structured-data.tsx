import { JsonLd } from '@/components/seo/json-ld'
import { getListingFacts } from '@/lib/data/get-listing-facts'
import { getSettings } from '@/lib/data/get-settings'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import type { PictureSource } from '@/lib/media/picture-source'
import { pictureUpTo } from '@/lib/media/picture-up-to'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { excerpt } from '@/lib/property/excerpt'
import type { PropertyDetail } from '@/lib/property/property-detail'
import { agencyData } from '@/lib/seo/agency'
import { articleData } from '@/lib/seo/article'
import { listingData } from '@/lib/seo/listing'
import type { Article } from '@/payload-types'

const WIDTH_FOR_MACHINES = 1360
const MOST_PICTURES = 3
const DESCRIPTION_LENGTH = 500

const srcOf = (picture: PictureSource | null) => picture && pictureUpTo(picture, WIDTH_FOR_MACHINES).src

interface DataProps {
  path: string
  locale: Locale
}

/** Who the agency is, for the pages about it. */
export async function AgencyData({ locale }: Pick<DataProps, 'locale'>) {
  const { config } = await getSettings(locale)
  if (!config.agency?.name) return null
  const source = {
    agency: config.agency,
    homeHref: `/${locale}/`,
    logoSrc: srcOf(toPictureSource(config.brand?.logo)),
    imageSrc: srcOf(toPictureSource(config.seoDefaults?.image)),
  }
  return <JsonLd data={agencyData(source, env.serverUrl)} />
}

/** Describes an article. */
export async function ArticleData({ article, path, locale }: DataProps & { article: Article }) {
  const { config } = await getSettings(locale)
  const { title, intro, createdAt, updatedAt, image } = article
  const source = {
    title,
    description: intro ?? null,
    path,
    locale,
    agencyName: config.agency?.name ?? 'Perron',
    imageSrc: srcOf(toPictureSource(image)),
    createdAt,
    updatedAt,
  }
  return <JsonLd data={articleData(source, env.serverUrl)} />
}

/** Describes a property on offer, with no more than its page shows. */
export async function ListingData({ property, path, locale }: DataProps & { property: PropertyDetail }) {
  const { summary, goal, availability, paragraphs, pictures } = property
  const facts = await getListingFacts(summary.ref, locale)
  if (!facts) return null
  const { address, countryId, townCentre, webId, bathrooms, onlineSince } = facts
  const source = {
    path,
    locale,
    goal,
    availability,
    price: summary.price,
    title: summary.title,
    description: paragraphs[0]
      ? excerpt(paragraphs[0], { maxLength: DESCRIPTION_LENGTH, ellipsis: true })
      : null,
    imageSrcs: pictures.slice(0, MOST_PICTURES).map((each) => pictureUpTo(each, WIDTH_FOR_MACHINES).src),
    onlineSince,
    dwelling: { ...summary, name: summary.title, webId, address, countryId, townCentre, bathrooms },
  }
  return <JsonLd data={listingData(source, env.serverUrl)} />
}
