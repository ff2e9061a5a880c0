import { checkColours } from './check-colours'
import { checkHeadings } from './check-headings'
import { checkSearchTexts } from './check-search-texts'
import type { Content, Finding, KnownFaults, Spot } from './finding'

/** Collections with texts for search engines of their own. */
const withSearchTexts: ReadonlySet<string> = new Set(['pages', 'articles'])

interface CheckedForm {
  collection: string
  content: Content
  pictures: readonly Spot[]
  links: readonly Spot[]
}

/** Several pictures of a field, or the same link twice in a text, are one finding. */
const isFirst = (finding: Finding, index: number, all: readonly Finding[]): boolean => {
  const key = JSON.stringify(finding)
  return all.findIndex((each) => JSON.stringify(each) === key) === index
}

/**
 * Everything that the checks find in a form.
 *
 * @param known what the server says about pictures, links and the site; null while it is being read
 */
export function checkContent(
  { collection, content, pictures, links }: CheckedForm,
  known: KnownFaults | null,
): Finding[] {
  const withoutAlt = new Set(known?.withoutAlt)
  const ofPictures = pictures
    .filter(({ value }) => withoutAlt.has(value))
    .map(({ at }): Finding => ({ kind: 'noAlternativeText', at, values: {} }))
  const ofLinks = links.flatMap(({ value, at }): Finding[] => {
    const fault = known?.links[value]
    return fault ? [{ kind: 'brokenLink', at, values: { url: value, fault } }] : []
  })
  return [
    ...(collection === 'properties' ? [] : checkHeadings(content, collection === 'pages')),
    ...ofPictures,
    ...checkColours(content),
    ...ofLinks,
    ...(known && withSearchTexts.has(collection) ? checkSearchTexts(content, known.site) : []),
  ].filter(isFirst)
}
