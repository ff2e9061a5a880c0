import type { SiteModule } from '@/lib/site-config'

/**
 * What a page is for. The program asks for the page of a role; editors choose it in the settings (`pageRoles`), and its
 * path is theirs.
 */
export const pageRoles = [
  'home',
  'forSale',
  'forRent',
  'projects',
  'testimonials',
  'contact',
  'valuation',
  'searchRegister',
  'saved',
  'newsletter',
  'privacy',
  'cookies',
  'legalNotice',
] as const

export type PageRole = (typeof pageRoles)[number]

/** The pages that a site lacks without a module. */
export const modulesOfRoles: Partial<Record<AnyRole, SiteModule>> = {
  projects: 'projects',
  testimonials: 'testimonials',
  newsletter: 'newsletter',
}

/** The page that thanks for a form, by its kind, or by a name that a form gives to another outcome. */
export type ThankYouRole = `thankYou:${string}`

export type AnyRole = PageRole | ThankYouRole
