import type { Localized } from '@/lib/i18n/locales'

/** A short text in every language. */
export type Text = Localized<string>

export type RichNode = { kind: 'h2' | 'h3' | 'p'; text: string } | { kind: 'ul'; items: string[] }

/** Running text in every language; languages may divide it differently. */
export type RichText = Localized<RichNode[]>

/** What search engines show: titles up to 60 characters with the agency's name, which the site adds, descriptions up to 155. */
export interface Seo {
  title: Text
  description: Text
}

/** A link whose URL is an original path (`/for-sale/`, query allowed), `mailto:`, `tel:` or external. */
export interface DemoLink {
  label: Text
  href: string
}

export const pageKeys = [
  'home',
  'forSale',
  'forRent',
  'projects',
  'saved',
  'services',
  'demandRegister',
  'contactDemand',
  'contact',
  'login',
  'testimonials',
  'agency',
  'agents',
  'jobs',
  'newsletter',
  'privacyStatement',
  'disclaimer',
  'cookiePolicy',
] as const

export type PageKey = (typeof pageKeys)[number]

export interface DemoPage {
  key: PageKey
  /** The page's own segment, the same in every language; empty for the home page. */
  slug: string
  /** Path without language prefix. */
  path: Text
  title: Text
  /** In the breadcrumb, where the title of the page is not in sentence case. */
  breadcrumbName?: Text
  seo: Seo
  /** Under the title, in the page banner. */
  intro: Text
  body?: RichText
}

export const h2 = (text: string): RichNode => ({ kind: 'h2', text })
export const h3 = (text: string): RichNode => ({ kind: 'h3', text })
export const p = (text: string): RichNode => ({ kind: 'p', text })
export const ul = (...items: string[]): RichNode => ({ kind: 'ul', items })

/** For names that are the same in every language. */
export const same = (text: string): Text => ({ nl: text, fr: text, en: text, de: text })
