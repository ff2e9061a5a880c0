import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'

import { FullListing } from '@/blocks/property-list/full-listing'
import { numberLanguage } from '@/features/property/model/price'
import { compactHtml } from '@/lib/cache/compact-html.cjs'
import { pagePolicy } from '@/lib/cache/content-security-policy.cjs'
import type { InnerResponse } from '@/lib/http/inner-request'
import { toLocale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

import { listReader, type ListPage } from './list-reader'

type Headers = InnerResponse['headers']

/** A page of a list as Next renders it, cut where one filter differs from another. */
interface Template {
  /** Up to the list, cut at each title. */
  before: string[]
  after: string
  headers: Headers
}

interface ListUrl {
  path: string
  /** Without question mark. */
  query: string
}

/** Paths of lists in all languages; an agency has a few. */
const maxTemplates = 200

/** Where the list was, while the page around it is compacted. */
const place = '<!--list-->'
const isPlain = /<main[^>]* data-plain=""/
const comments = /<!-- -->/g
/** React asks for the pictures of a part before its markup. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)*/

const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

/** The links of the language switch, with whatever search they carry. */
const languageLink = /(<a href="[^"?]*)(?:\?[^"]*)?(" hrefLang="([a-z]{2})")/gi

const queryPlace = (locale: string): string => `?language-query-${locale}`

const withQueryPlaces = (text: string): string =>
  text.replace(
    languageLink,
    (_, start: string, end: string, locale: string) => start + queryPlace(locale) + end,
  )

const withQueries = (text: string, queries: ListPage['queries']): string =>
  Object.entries(queries).reduce(
    (result, [locale, query]) => result.replaceAll(queryPlace(locale), () => escapeText(query)),
    text,
  )

interface Section {
  html: string
  preloads: string
}

async function renderSection({ data }: ListPage): Promise<Section> {
  const { locale, settings } = data
  const t = await getTranslator(locale, numberLanguage({ locale, style: settings.priceStyle }))
  const html = renderToString(<FullListing data={data} t={t} />).replace(comments, '')
  const preloads = leadingPreloads.exec(html)?.[0] ?? ''
  return { html: html.slice(preloads.length), preloads }
}

/**
 * Renders filtered lists without Next. Next renders the first one of a path; from then on only the list itself is rendered,
 * with the same components, and put into that page. What both render is compared first: a path whose list would look
 * different stays with Next.
 */
export class ListPages {
  readonly #templates = new LRUCache<string, Template>({ max: maxTemplates })
  #generation = 0

  /** Forgets all pages: any of them may show what changed. */
  refresh(): void {
    this.#generation += 1
    this.#templates.clear()
  }

  /** Reads the list of a URL; null when Next must render it, also when reading fails. */
  async #read(path: string, query: string): Promise<ListPage | null> {
    const read = listReader()
    if (!read) return null
    return read(toLocale(path.slice(1, 3)), path, query).catch((error: unknown) => {
      console.error('A list could not be read for the front', error)
      return null
    })
  }

  /** The page of a filtered list; null when Next must render it. */
  async render({ path, query }: ListUrl): Promise<InnerResponse | null> {
    const template = this.#templates.get(path)
    const page = template ? await this.#read(path, query) : null
    if (!template || !page) return null
    const { html, preloads } = await renderSection(page)
    const before = template.before.join(escapeText(page.title)).replace('</head>', () => `${preloads}</head>`)
    const text = withQueries(before, page.queries) + html + template.after
    return {
      status: 200,
      headers: { ...template.headers, 'content-security-policy': pagePolicy(text) },
      body: Buffer.from(text),
    }
  }

  /** To be called before Next renders a page that is learnt. */
  begin(): number {
    return this.#generation
  }

  /**
   * Keeps the page around a list that Next rendered.
   *
   * @param text of the page with deferred scripts, whose list is as React wrote it
   * @param begun result of `begin()`: a page begun before a refresh is not kept
   */
  async learn({ path, query }: ListUrl, text: string, headers: Headers, begun: number): Promise<void> {
    const start = text.indexOf('<section data-listing=""')
    const page = start < 0 || !isPlain.test(text) ? null : await this.#read(path, query)
    if (!page) return
    const { html, preloads } = await renderSection(page)
    const rest = text.slice(start).replace(comments, '')
    if (!rest.startsWith(html)) {
      console.warn(`The list on ${path} differs between Next and the front`)
      return
    }
    const head = withQueryPlaces(text.slice(0, start).replace(preloads, ''))
    const around = compactHtml(head + place + rest.slice(html.length))
    const [before = '', after = ''] = around.split(place)
    if (begun === this.#generation)
      this.#templates.set(path, { before: before.split(escapeText(page.title)), after, headers })
  }
}
