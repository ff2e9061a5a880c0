import { locales, type Localized } from '@/lib/i18n/locales'
import type { Page } from '@/payload-types'

import { feedbackPages, type DemoFeedbackPage } from '../content/feedback-pages'
import { pages } from '../content/pages'
import type { DemoPage, PageKey, Seo } from '../content/types'

import type { BlockRelations } from './block-parts'
import type { InLanguages } from './languages'
import { feedbackBlocks, pageBlocks } from './page-blocks'
import type { Store } from './store'

export interface StoredPages {
  pages: ReadonlyMap<PageKey, string>
  feedback: ReadonlyMap<string, string>
}

type Banner = InLanguages<Pick<Page, 'showPageBanner' | 'banner'>>

/** On these pages the hero or the list has the title; legal texts only need their heading. */
const withoutBanner: readonly PageKey[] = [
  'home',
  'forSale',
  'forRent',
  'projects',
  'saved',
  'privacyStatement',
  'disclaimer',
  'cookiePolicy',
]

/** The backgrounds of page banners. */
export interface BannerMedia {
  picture: string
  video: string
}

/** Services have a film, the agency a picture, the others the grey of the site. */
function bannerOf({ key, intro }: DemoPage, { picture, video }: BannerMedia): Banner {
  if (withoutBanner.includes(key)) return { showPageBanner: false }
  const description = intro
  if (key === 'agency')
    return { showPageBanner: true, banner: { type: 'image', image: picture, description } }
  if (key === 'services')
    return { showPageBanner: true, banner: { type: 'video', image: picture, video, description } }
  return { showPageBanner: true, banner: { type: 'colour', description } }
}

const seoOf = ({ title, description }: Seo) => ({
  isActiveSEO: true,
  seo: {
    pageTitle: title,
    metaTitle: title,
    metaDescription: description,
    ogTitle: title,
    ogDescription: description,
    twitterTitle: title,
    twitterDescription: description,
  },
})

async function seedFeedbackPages(store: Store): Promise<Map<string, string>> {
  const parent = await store.create('pages', {
    title: thankYouFolder,
    slug: 'thank-you',
    sort: 100,
    publishedIn: [...locales],
    // Exists only to give its children their path: a draft is on no page and in no sitemap.
    _status: 'draft',
  })
  const ids = new Map<string, string>()
  for (const [at, page] of feedbackPages.entries())
    ids.set(page.key, await store.create('pages', feedbackData(page, parent, 101 + at)))
  return ids
}

const thankYouFolder: Localized = {
  nl: 'Bedankpagina’s',
  fr: 'Pages de remerciement',
  en: 'Thank-you pages',
  de: 'Dankesseiten',
}

const feedbackData = (page: DemoFeedbackPage, parent: string, sort: number) => ({
  ...{ title: page.title, slug: page.key, parent, sort },
  blocks: feedbackBlocks(page),
  showBreadCrumb: false,
  publishedIn: [...locales],
  ...seoOf(page.seo),
  _status: 'published' as const,
})

/** One after the other: paths are checked against existing ones, and the first one without a slug is the home page. */
export async function seedPages(
  store: Store,
  relations: BlockRelations,
  bannerMedia: BannerMedia,
): Promise<StoredPages> {
  const ids = new Map<PageKey, string>()
  for (const [at, page] of pages.entries()) {
    const data = {
      ...{ title: page.title, slug: page.slug, sort: at },
      blocks: pageBlocks(page, relations),
      showBreadCrumb: page.key !== 'home',
      ...bannerOf(page, bannerMedia),
      publishedIn: [...locales],
      ...seoOf(page.seo),
      _status: 'published' as const,
    }
    ids.set(page.key, await store.create('pages', data))
  }
  return { pages: ids, feedback: await seedFeedbackPages(store) }
}
