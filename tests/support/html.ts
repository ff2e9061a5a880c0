/** Small parsers of a page's HTML, for tests that open hundreds of pages without a browser. */

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')

const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<style\b[\s\S]*?<\/style>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')

type Attributes = Record<string, string>

/** The attributes of every element of a tag name; attribute names in lower case. */
export function elementsOf(html: string, name: string): Attributes[] {
  const tags = withoutScripts(html).matchAll(new RegExp(`<${name}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'g'))
  return [...tags].map(([, attributes = '']) =>
    Object.fromEntries(
      // Stored pages have bare values and single quotes as well (compact-html.cjs).
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)"|='([^']*)'|=([^\s"'>]+))?/g)].map(
        ([, key = '', double, single, bare]) => [key.toLowerCase(), decode(double ?? single ?? bare ?? '')],
      ),
    ),
  )
}

/** The visible text, without content for machines only. */
export const visibleText = (html: string): string =>
  decode(withoutScripts(html).replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')

/** The text as it is written, with its spaces; neighbouring elements are not set apart. */
export const joinedText = (html: string): string => decode(withoutScripts(html).replace(/<[^>]*>/g, ''))

/** Where an element ends. Stored pages leave out end tags of rows that the next tag implies (compact-html.cjs). */
const endOf = (name: string) => (name === 'tr' ? '(?=</tr>|<tr\\b|</(?:thead|tbody|table)>)' : `</${name}>`)

/** The texts of all elements of a tag name. */
export const textsOf = (html: string, name: string): string[] =>
  [...withoutScripts(html).matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)${endOf(name)}`, 'g'))].map(
    ([, inner = '']) => visibleText(inner).trim(),
  )

export const languageOf = (html: string): string | undefined => elementsOf(html, 'html')[0]?.lang

export const canonicalOf = (html: string): string | undefined =>
  elementsOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href

/** The same page in other languages, by language code; `x-default` included. */
export const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    elementsOf(html, 'link')
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang = '', href = '' }) => [hreflang, href]),
  )

export const isNoIndex = (html: string): boolean =>
  elementsOf(html, 'meta').some(({ name, content }) => name === 'robots' && content?.includes('noindex'))
