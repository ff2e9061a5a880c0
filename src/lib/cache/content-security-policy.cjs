// @relies page-html

// The Content-Security-Policy of a page of the site, which has no inline script.
// CommonJS because Next loads the cache handler, which needs this, outside its bundler.
const { createHash } = require('node:crypto')

const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const unescapeAttribute = (value) =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

function styleSources(html) {
  const elements = new Set()
  const attributes = new Set()
  for (const [, text] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) elements.add(hashSource(text))
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<style\b[\s\S]*?<\/style>/g, '')
  // compact-html.cjs takes the quotation marks away.
  for (const [, quoted, bare] of markup.matchAll(/<[^>]*?\sstyle=(?:"([^"]*)"|([^\s">]+))/g))
    attributes.add(hashSource(unescapeAttribute(quoted ?? bare)))
  return { elements, attributes }
}

const sourcesMeta = /<meta name="perron:sources" content="([^"<>]*)"\s*\/?>/g
const extendable = ['script-src', 'img-src', 'frame-src', 'connect-src', 'media-src']
// The same rule as isSource in features/consent/model/third-parties.ts; a test compares them.
const sourcePattern = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?::\d{1,5})?$/
const wholeDomain = /^https:\/\/\*\.[a-z0-9-]+$/

const isSource = (text) => sourcePattern.test(text) && !wholeDomain.test(text)

/**
 * The servers that a page declares with <ThirdParties>. Texts cannot contain such an element: texts of editors and
 * visitors are escaped, and scripts, which contain the page's data, are removed here first.
 */
function declaredSources(html) {
  const declared = new Map(extendable.map((directive) => [directive, new Set()]))
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  for (const [, content] of markup.matchAll(sourcesMeta))
    for (const part of content.split(';')) {
      const [directive, ...sources] = part.trim().split(/\s+/)
      for (const source of sources.filter(isSource)) declared.get(directive)?.add(source)
    }
  return declared
}

/**
 * @param {string} html a rendered page
 * @returns {string} the value of its Content-Security-Policy header
 */
function pagePolicy(html) {
  const { elements, attributes } = styleSources(html)
  const declared = declaredSources(html)
  const allow = (directive, ...ownSources) => [directive, ...ownSources, ...declared.get(directive)].join(' ')
  return [
    "default-src 'self'",
    allow('script-src', "'self'"),
    ["style-src 'self'", ...elements].join(' '),
    attributes.size > 0
      ? ["style-src-attr 'unsafe-hashes'", ...attributes].join(' ')
      : "style-src-attr 'none'",
    allow('img-src', "'self'", 'data:', 'blob:'),
    "font-src 'self'",
    allow('connect-src', "'self'"),
    allow('frame-src', "'self'"),
    allow('media-src', "'self'"),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

module.exports = { isSource, pagePolicy }
