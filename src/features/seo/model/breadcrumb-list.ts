import type { BreadcrumbList, WithContext } from 'schema-dts'

import { absoluteUrl } from './json-ld'

export interface Crumb {
  label: string
  /** Missing for a level without a page. */
  href?: string
}

/**
 * The breadcrumb from the home page to the current page as structured data. Search engines take the address of the page
 * itself for the last level, so it is not repeated.
 */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href && index < crumbs.length - 1 ? absoluteUrl(href, origin) : undefined,
  })),
})
