import { expect } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { test } from '../support/browser-test'
import { crawl, type CrawledPage } from '../support/crawl'
import {
  alternatesOf,
  canonicalOf,
  elementsOf,
  isNoIndex,
  joinedText,
  languageOf,
  textsOf,
  visibleText,
} from '../support/html'
import { messageKeys } from '../support/interface-texts'
import { sourcesFor } from '../support/policy'
import { siteUrl } from '../rig/site-url'

/** More than the demo has; keeps a loop of links from running for ever. */
const maxPages = 225 * locales.length
const minPages = 100 * locales.length

let pages: CrawledPage[] = []

/** Filtered lists are made on request and are no pages of their own for search engines. */
const isPlain = ({ path }: CrawledPage) => !path.includes('?')

/** The log-in of subscribers: kept from search engines, without what is made for them. */
const isOfSubscribers = ({ path }: CrawledPage) => /^\/\w\w\/my\//.test(path)

/** The door to an account is nothing to search for. */
const isForSearch = (page: CrawledPage) =>
  isPlain(page) && !page.path.includes('/login/') && !isOfSubscribers(page)

/** One line for each page that fails, so that a failure names them all. */
function complaints(check: (page: CrawledPage) => string | false, of = pages): string[] {
  return of.flatMap((page) => {
    const complaint = check(page)
    return complaint ? [`${page.path}: ${complaint}`] : []
  })
}

test.describe('every page a visitor can reach', () => {
  // One crawl serves all tests.
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async () => {
    test.setTimeout(600_000)
    pages = await crawl(
      locales.map((locale) => `/${locale}/`),
      maxPages,
    )
  })

  test('answers with a page in its language, with one title, under its slash', () => {
    console.info(`${pages.length} pages opened`)
    expect(pages.length).toBeGreaterThan(minPages)
    expect(pages.length).toBeLessThan(maxPages)
    expect(complaints(({ status }) => status !== 200 && `status ${status}`)).toEqual([])
    expect(complaints(({ path }) => !/\/(\?|$)/.test(path) && 'no slash at the end')).toEqual([])
    const language = ({ path, html }: CrawledPage) =>
      languageOf(html) !== path.slice(1, 3) && `language ${languageOf(html)}`
    expect(complaints(language)).toEqual([])
    expect(
      complaints(({ html }) => textsOf(html, 'h1').length !== 1 && textsOf(html, 'h1').join(' + ')),
    ).toEqual([])
    expect(complaints(({ html }) => textsOf(html, 'h1')[0] === '' && 'empty title')).toEqual([])
    expect(complaints(({ html }) => !textsOf(html, 'title')[0] && 'no title of the window')).toEqual([])
  })

  test('is whole as it is sent, and runs no script but ours', () => {
    const suspenseMark = ({ html }: CrawledPage) =>
      /<(?:div|template)[^>]* id="?[SBP]:/.exec(html)?.[0] ?? false
    expect(complaints(suspenseMark)).toEqual([])
    const foreign = ({ html }: CrawledPage) =>
      (html.match(/<script\b[^>]*>/g) ?? []).find(
        (tag) => !/ src="?\/start\.js| type="?application\/(?:ld\+)?json/.test(tag),
      ) ?? false
    expect(complaints(foreign)).toEqual([])
  })

  test('shows finished texts', () => {
    const unfinished = /\bundefined\b|\bNaN\b|\[object Object\]|\bnull\b|\{\w+\}/
    const raw = ({ html }: CrawledPage) => unfinished.exec(visibleText(html))?.[0] ?? false
    expect(complaints(raw)).toEqual([])
    const key = ({ html }: CrawledPage) => {
      const text = visibleText(html)
      return messageKeys.find((each) => text.includes(each)) ?? false
    }
    expect(complaints(key)).toEqual([])
    // A dot between two texts stays on the line of the first.
    const dots = ({ html }: CrawledPage) => /.{0,30}[^\u00a0]·.{0,30}/.exec(joinedText(html))?.[0] ?? false
    expect(complaints(dots)).toEqual([])
  })

  test('has a description, an alternative text for each picture and a name for each link', () => {
    const named = ({ html }: CrawledPage) =>
      !elementsOf(html, 'meta').some(({ name, content }) => name === 'description' && content) &&
      'no description'
    const described = pages.filter((page) => isPlain(page) && !isOfSubscribers(page))
    expect(complaints(named, described)).toEqual([])
    const pictures = ({ html }: CrawledPage) =>
      elementsOf(html, 'img').find(({ alt }) => alt === undefined)?.src ?? false
    expect(complaints(pictures)).toEqual([])
  })

  test('names its canonical URL, and the plain ones are their own', () => {
    const withUrl = pages.filter((page) => !isOfSubscribers(page))
    const missing = ({ html }: CrawledPage) => !canonicalOf(html)?.startsWith(siteUrl) && 'no canonical URL'
    expect(complaints(missing, withUrl)).toEqual([])
    const foreign = ({ html, path }: CrawledPage) =>
      canonicalOf(html) !== siteUrl + path && `canonical URL ${canonicalOf(html)}`
    expect(complaints(foreign, withUrl.filter(isPlain))).toEqual([])
  })

  test('names its translations, which name it in return', () => {
    const byUrl = new Map(pages.map((page) => [siteUrl + page.path, page]))
    const indexed = pages.filter(isForSearch)
    const incomplete = ({ html }: CrawledPage) => {
      const named = Object.keys(alternatesOf(html))
      const wanted: string[] = [...locales, 'x-default']
      const missing = wanted.filter((language) => !named.includes(language))
      if (missing.length > 0) return `no ${missing.join(', ')}`
      return named.length > wanted.length && `too many of ${named.join(', ')}`
    }
    expect(complaints(incomplete, indexed)).toEqual([])
    const oneSided = (page: CrawledPage) => {
      const ownAlternates = JSON.stringify(alternatesOf(page.html))
      const others = Object.values(alternatesOf(page.html)).map((url) => byUrl.get(url))
      if (others.some((other) => !other)) return 'a translation that no link leads to'
      return (
        others.some((other) => other && JSON.stringify(alternatesOf(other.html)) !== ownAlternates) &&
        'not mutual'
      )
    }
    expect(complaints(oneSided, indexed)).toEqual([])
  })

  test('is sent with its own strict policy and the security headers', () => {
    const policy = ({ headers }: CrawledPage) => {
      const sources = sourcesFor(headers.get('content-security-policy'), 'script-src')
      // Stored pages have no inline script. Pages for one visitor have a nonce.
      if (!sources.includes("'self'")) return 'no policy for scripts'
      const others = sources.filter(
        (source) => !/^(?:'self'|'nonce-[^']+'|'strict-dynamic'|https:.*)$/.test(source),
      )
      if (others.length > 0) return `scripts from ${others.join(' ')}`
      return sources.find((source) => /unsafe|^\*|^https?:|^data:/.test(source)) ?? false
    }
    expect(complaints(policy)).toEqual([])
    const expected = {
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }
    const referrer = (page: CrawledPage) => {
      const sent = page.headers.get('referrer-policy')
      const wanted = isOfSubscribers(page) ? 'same-origin' : 'strict-origin-when-cross-origin'
      return sent !== wanted && `referrer-policy ${sent}`
    }
    expect(complaints(referrer)).toEqual([])
    for (const [name, value] of Object.entries(expected))
      expect(
        complaints(({ headers }) => headers.get(name) !== value && `${name} ${headers.get(name)}`),
      ).toEqual([])
    expect(complaints(({ headers }) => headers.has('x-powered-by') && 'x-powered-by')).toEqual([])
    expect(complaints(({ headers }) => headers.has('set-cookie') && 'a cookie')).toEqual([])
  })

  test('opens what leaves the site in a new tab (A16, C1)', () => {
    const outside = ({ html }: CrawledPage) =>
      elementsOf(html, 'a').find(
        ({ href = '', target }) => /^https?:/.test(href) && !href.startsWith(siteUrl) && target !== '_blank',
      )?.href ?? false
    expect(complaints(outside)).toEqual([])
  })

  test('keeps only filtered lists and doors to accounts from search engines', () => {
    const wrong = (page: CrawledPage) => isNoIndex(page.html) === isForSearch(page) && 'not as expected'
    expect(complaints(wrong, pages.filter(isPlain))).toEqual([])
  })
})
