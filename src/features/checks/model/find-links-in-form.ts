import { findLinks } from '@/features/routing/model/find-links'

import type { Content, Spot } from './content-issue'
import { partsOf, type Part } from './walk-content'

/** The field of a row that holds an address; HTML holds several. */
function fieldOf({ at, value }: Part, url: string): string {
  const name = value.url === url ? 'url' : value.redirectUrl === url ? 'redirectUrl' : 'html'
  return at === '' ? name : `${at}.${name}`
}

function linksOf(part: Part): Spot[] {
  if (part.isRichText) return findLinks(part.value).map(({ url }) => ({ value: url, at: part.at }))
  const ownValues = Object.fromEntries(
    Object.entries(part.value).filter(([, each]) => typeof each !== 'object'),
  )
  return findLinks(ownValues).map(({ url }) => ({ value: url, at: fieldOf(part, url) }))
}

/** Other addresses are checked by their form alone, when they are saved. */
const isCheckable = (url: string): boolean => /^(?:\/(?!\/)|https?:\/\/\S+\.)/.test(url)

/** The links of a form, each with the field that holds it. */
export const findLinksInForm = (content: Content): Spot[] =>
  partsOf(content)
    .flatMap(linksOf)
    .filter(({ value }) => isCheckable(value))
