import { JsonLd } from '@/features/seo/ui/json-ld'
import { getListingFacts } from '@/features/listings/server/get-listing-facts'
import { getSettings } from '@/features/content/server/get-settings'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { productName } from '@/lib/site-config'
import type { PictureSource } from '@/lib/values/picture-source'
import { pictureUpTo } from '@/features/media/model/picture-up-to'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { excerpt } from '@/features/property/model/excerpt'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { agencyData } from '@/features/seo/model/agency'
import { articleData } from '@/features/seo/model/article'
import { listingData } from '@/features/seo/model/listing'
import type { Article } from '@/payload-types'

const widthForMachines = 1360
const maxPictures = 3

const srcOf = (picture: PictureSource | null) => picture && pictureUpTo(picture, widthForMachines).src

interface DataProps {
  path: string
  locale: Locale
}

/** The agency, for the pages about it. */
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
    description: intro ? excerpt(intro, { ellipsis: true }) : null,
    path,
    locale,
    agencyName: config.agency?.name ?? productName,
    imageSrc: srcOf(toPictureSource(image)),
    createdAt,
    updatedAt,
  }
  return <JsonLd data={articleData(source, env.serverUrl)} />
}

/** Describes a property on offer, with only the facts of its page. */
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
    description: paragraphs[0] ? excerpt(paragraphs[0], { ellipsis: true }) : null,
    imageSrcs: pictures.slice(0, maxPictures).map((each) => pictureUpTo(each, widthForMachines).src),
    onlineSince,
    dwelling: { ...summary, name: summary.title, webId, address, countryId, townCentre, bathrooms },
  }
  return <JsonLd data={listingData(source, env.serverUrl)} />
}
