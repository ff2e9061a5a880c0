import { absoluteAddress, type JsonLdObject } from './json-ld'

export interface Crumb {
  label: string
  /** Missing where no page stands. */
  href?: string
}

/** The way from the home page to this one, as the breadcrumb shows it. */
export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): JsonLdObject => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href && absoluteAddress(href, origin),
  })),
})
