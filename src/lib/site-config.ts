import { site } from '@site/site.config'

import type { LanguageCode } from './i18n/languages/facts'

/** Parts of the product that an agency can do without. */
export const siteModules = [
  'projects',
  'articles',
  'testimonials',
  'owners',
  'appointments',
  'offers',
  'newsletter',
] as const

export type SiteModule = (typeof siteModules)[number]

/** What `site/site.config.ts` says of a site, beside what its studio sets. */
export interface SiteConfig {
  /** The languages of the site: each has a folder in `messages`. Their order is that of menus and of the studio. */
  languages: readonly [LanguageCode, ...LanguageCode[]]
  /** That of editors, in which texts are written first, and the fallback of the studio; one of the languages. */
  sourceLanguage: LanguageCode
  /** The name of the product in its studio, and where an agency has no name yet. */
  productName?: string
  /** Each is on unless it says `false`. What is stored of one that is off stays stored. */
  modules?: Readonly<Partial<Record<SiteModule, boolean>>>
}

const config: SiteConfig = site

/** Perron is the name of this program, as in package.json; a web studio may sell it under another one. */
export const productName = config.productName ?? 'Perron'

export const isModuleOn = (name: SiteModule): boolean => config.modules?.[name] !== false

/** What names the module that it is a part of; of none when left out. */
export interface OfModule {
  module?: SiteModule | undefined
}

/** Whether the site has this part: that of a module only while the module is on. */
export const isOffered = ({ module }: OfModule): boolean => module === undefined || isModuleOn(module)
