// The Content-Security-Policy of a rendered page: hashes of the inline scripts of Next and React.
// CommonJS because Next loads the cache handler, which needs this, outside its bundler.
const { createHash } = require('node:crypto')

const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const javaScriptTypes = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/
const nextDataPattern =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([\s\S]*)\);?$/
// Calls such as $RC("B:0","S:0") after React's streaming runtime contain ids only.
const reactCalls = /(?:\$R[A-Z]\((?:"[^"\\<]*",?)+\);?)+$/
// The two constant texts of React 19.3's streaming runtime; a test fails when an upgrade changes them.
const reactRuntime = new Set([
  "'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs='",
  "'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='",
])

function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Only scripts that Next and React write get a hash: a script injected into content must not. */
function isFrameworkScript(text) {
  const nextData = nextDataPattern.exec(text)
  if (nextData) return isJson(nextData[1])
  const runtime = text.replace(reactCalls, '')
  return runtime === '' || reactRuntime.has(hashSource(runtime))
}

function scriptSources(html) {
  const sources = new Set()
  for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    if (/\bsrc=/.test(attributes) || !javaScriptTypes.test(type)) continue
    if (isFrameworkScript(text)) sources.add(hashSource(text))
    else console.warn('Content-Security-Policy: inline script refused', JSON.stringify(text.slice(0, 200)))
  }
  return sources
}

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
  for (const [, value] of markup.matchAll(/<[^>]*?\sstyle="([^"]*)"/g))
    attributes.add(hashSource(unescapeAttribute(value)))
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
  const allow = (directive, ...own) => [directive, ...own, ...declared.get(directive)].join(' ')
  return [
    "default-src 'self'",
    allow('script-src', "'self'", ...scriptSources(html)),
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
