import { locales, type Localized } from '@/lib/i18n/locales'
import type { Page } from '@/payload-types'

import { feedbackPages, type DemoFeedbackPage } from '../content/feedback-pages'
import { pages } from '../content/pages'
import type { DemoPage, PageKey, Seo } from '../content/types'

import type { InLanguages } from '../seed/languages'
import { documentRecord, ref, type DocumentRecord } from '../seed/record'

import { film, picture } from './block-parts'
import { feedbackBlocks, pageBlocks } from './page-blocks'
import { hillPicture } from './site-pictures'

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

/** Services have a film, the agency a picture, the others the grey of the site. */
function bannerOf({ key, intro }: DemoPage): Banner {
  if (withoutBanner.includes(key)) return { showPageBanner: false }
  const description = intro
  const image = picture(hillPicture)
  if (key === 'agency') return { showPageBanner: true, banner: { type: 'image', image, description } }
  if (key === 'services')
    return { showPageBanner: true, banner: { type: 'video', image, video: film, description } }
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

const thankYouFolder: Localized = {
  nl: 'Bedankpagina’s',
  fr: 'Pages de remerciement',
  en: 'Thank-you pages',
  de: 'Dankesseiten',
}

/** Exists only to give its children their path: a draft is on no page and in no sitemap. */
const folderRecord = documentRecord('pages', 'thankYou', {
  title: thankYouFolder,
  slug: 'thank-you',
  sort: 100,
  publishedIn: [...locales],
  _status: 'draft',
})

/** The key of the page that follows a form. */
export const feedbackPage = (key: string): string => `feedback/${key}`

const feedbackRecord = (page: DemoFeedbackPage, at: number): DocumentRecord =>
  documentRecord('pages', feedbackPage(page.key), {
    title: page.title,
    slug: page.key,
    parent: ref('pages', folderRecord.key),
    sort: 101 + at,
    blocks: feedbackBlocks(page),
    showBreadCrumb: false,
    publishedIn: [...locales],
    ...seoOf(page.seo),
    _status: 'published',
  })

const pageRecord = (page: DemoPage, at: number): DocumentRecord =>
  documentRecord('pages', page.key, {
    title: page.title,
    slug: page.slug,
    sort: at,
    blocks: pageBlocks(page),
    showBreadCrumb: page.key !== 'home',
    ...bannerOf(page),
    publishedIn: [...locales],
    ...seoOf(page.seo),
    _status: 'published',
  })

/** The first one without a slug is the home page. */
export const pageRecords: DocumentRecord[] = [
  ...pages.map(pageRecord),
  folderRecord,
  ...feedbackPages.map(feedbackRecord),
]
