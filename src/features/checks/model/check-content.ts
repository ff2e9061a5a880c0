import { checkColours } from './check-colours'
import { checkHeadings } from './check-headings'
import { checkSearchTexts } from './check-search-texts'
import type { Content, ContentIssue, KnownFaults, Spot } from './content-issue'

/** Collections with texts for search engines of their own. */
const withSearchTexts: ReadonlySet<string> = new Set(['pages', 'articles'])

interface CheckedForm {
  collection: string
  content: Content
  pictures: readonly Spot[]
  links: readonly Spot[]
}

/** Several pictures of a field, or the same link twice in a text, are one issue. */
const isFirst = (issue: ContentIssue, index: number, all: readonly ContentIssue[]): boolean => {
  const key = JSON.stringify(issue)
  return all.findIndex((each) => JSON.stringify(each) === key) === index
}

/**
 * Everything that the checks find in a form.
 *
 * @param faults what the server says about pictures, links and the site; null while it is being read
 */
export function checkContent(
  { collection, content, pictures, links }: CheckedForm,
  faults: KnownFaults | null,
): ContentIssue[] {
  const withoutAlt = new Set(faults?.withoutAlt)
  const ofPictures = pictures
    .filter(({ value }) => withoutAlt.has(value))
    .map(({ at }): ContentIssue => ({ kind: 'noAlternativeText', at, values: {} }))
  const ofLinks = links.flatMap(({ value, at }): ContentIssue[] => {
    const fault = faults?.links[value]
    return fault ? [{ kind: 'brokenLink', at, values: { url: value, fault } }] : []
  })
  return [
    ...(collection === 'properties' ? [] : checkHeadings(content, collection === 'pages')),
    ...ofPictures,
    ...checkColours(content),
    ...ofLinks,
    ...(faults && withSearchTexts.has(collection) ? checkSearchTexts(content, faults.site) : []),
  ].filter(isFirst)
}
