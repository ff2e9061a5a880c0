import type { Metadata } from 'next'

import { getLanguages } from '@/features/content/server/get-languages'
import { getSettings } from '@/features/content/server/get-settings'
import { env } from '@/lib/env'
import { formParamNames } from '@/features/submissions/model/form-params'
import { getPageTranslator } from '@/features/property/server/reads'
import { pictureUpTo } from '@/features/media/model/picture-up-to'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { intlLocales } from '@/lib/i18n/locales'
import { productName } from '@/lib/site-config'
import { alternatePaths } from '@/features/routing/model/route-table'
import { isSiteLaunched } from '@/features/seo/server/is-site-launched'
import { shownTexts, siteSuffix, type ShownTexts } from '@/features/seo/model/page-texts'
import type { SiteConfig } from '@/payload-types'

import { describeArticle, describeContentPage, type LocalRequest } from './describe-content'
import { describePropertyForm } from './describe-property'
import type { PageDescription } from './page-description'
import type { LoadedPage } from './load-site-page'

/** Wide enough for the largest preview, in pixels. */
const shareWidth = 1360

async function describe(loaded: LoadedPage, request: LocalRequest): Promise<PageDescription | null> {
  switch (loaded.kind) {
    case 'page':
      return describeContentPage(loaded.page, loaded.entry, loaded.path, request)
    case 'article':
      return describeArticle(loaded.article, loaded.entry, loaded.path)
    case 'testimonial':
      return {
        title: loaded.testimonial.name,
        description: loaded.testimonial.comment,
        path: loaded.path,
        alternates: alternatePaths(loaded.entry),
        isIndexed: true,
        picture: loaded.testimonial.picture,
      }
    case 'project':
      return {
        title: loaded.project.name,
        description: loaded.project.texts.description[0],
        path: loaded.path,
        alternates: alternatePaths(loaded.entry),
        isIndexed: true,
        picture: loaded.project.pictures[0] ?? null,
      }
    case 'property':
      return describePropertyForm(loaded, request.locale, request.query)
    default:
      return null
  }
}

/** Only the languages offered to visitors, and the default one for all others (facts.md section 8). */
async function languageLinks(alternates: PageDescription['alternates']): Promise<Record<string, string>> {
  const languages = await getLanguages()
  const links: Record<string, string> = {}
  for (const locale of languages.enabled) {
    const path = alternates[locale]
    if (path) links[locale] = path
  }
  const fallback = alternates[languages.default]
  return fallback ? { ...links, 'x-default': fallback } : links
}

const shownTextsOf = (
  { title, description, share }: PageDescription,
  { seoDefaults, agency }: SiteConfig,
): ShownTexts =>
  shownTexts(
    {
      title: { text: title, source: 'title' },
      description: description ? { text: description, source: 'ownDescription' } : null,
      ...(share && { share }),
    },
    { suffix: siteSuffix(seoDefaults?.titleSuffix, agency?.name), description: seoDefaults?.description },
  )

/** `fr_BE`, the format of social networks. */
const networkLocale = (locale: keyof typeof intlLocales): string => intlLocales[locale].replace('-', '_')

function pictureToShare({ picture }: PageDescription, { seoDefaults }: SiteConfig) {
  const source = picture ?? toPictureSource(seoDefaults?.image)
  if (!source) return []
  const { src, width, height } = pictureUpTo(source, shareWidth)
  return [{ url: src, width, height, alt: source.alt }]
}

/** The preview of a link in social networks. */
function previewOf(
  described: PageDescription,
  request: LocalRequest,
  config: SiteConfig,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { path, alternates, article } = described
  const { card, twitter } = shownTextsOf(described, config)
  const images = pictureToShare(described, config)
  const others = Object.keys(alternates).filter(
    (locale) => locale !== request.locale,
  ) as (typeof request.locale)[]
  const common = {
    title: card.title.text,
    ...(card.description && { description: card.description.text }),
    url: path,
    siteName: config.agency?.name ?? productName,
    locale: networkLocale(request.locale),
    alternateLocale: others.map(networkLocale),
    images,
  }
  return {
    openGraph: article
      ? { ...common, type: 'article', publishedTime: article.publishedAt, modifiedTime: article.updatedAt }
      : { ...common, type: 'website' },
    twitter: {
      card: images.length > 0 ? 'summary_large_image' : 'summary',
      title: twitter.title.text,
      ...(twitter.description && { description: twitter.description.text }),
      images: images.map(({ url, alt }) => ({ url, alt })),
    },
  }
}

/** Title, description, canonical URL, translations, robots and link preview of a page. */
export async function describePage(loaded: LoadedPage, request: LocalRequest): Promise<Metadata> {
  const { config } = await getSettings(request.locale)
  const suffix = siteSuffix(config.seoDefaults?.titleSuffix, config.agency?.name)
  const metadataBase = new URL(env.serverUrl)
  const described = await describe(loaded, request)
  if (!described) {
    const t = await getPageTranslator(request.locale)
    return { metadataBase, title: `${t('notFound.title')} – ${suffix}`, robots: { index: false } }
  }
  const { path, alternates, isDiscreet = false } = described
  const isIndexed =
    (await isSiteLaunched()) && described.isIndexed && !formParamNames.some((name) => name in request.query)
  const { title, description } = shownTextsOf(described, config)
  return {
    metadataBase,
    title: title.text,
    ...(description && { description: description.text }),
    alternates: { canonical: path, languages: await languageLinks(alternates) },
    ...previewOf(described, request, config),
    ...((!isIndexed || isDiscreet) && { robots: { index: isIndexed, follow: !isDiscreet } }),
    ...(isDiscreet && { referrer: 'no-referrer' as const }),
  }
}
