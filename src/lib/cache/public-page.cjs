// @relies next@16 page-html: the order and quotes of attributes as React writes them, its escapes, and the elements and
// comments that only the scripts of Next read; held by page-html.test.ts, finish-pages.test.ts; until Next can leave out
// its scripts

// A page of the site as visitors get it: HTML without the scripts of Next, which nothing on it needs, with its
// Content-Security-Policy. CommonJS because Next loads the cache handler, which needs this, outside its bundler.
const { compactHtml } = require('./compact-html.cjs')
const { pagePolicy } = require('./content-security-policy.cjs')

const scriptElement = /<script\b([^>]*)>[\s\S]*?<\/script>/g
/** Our own script, and data that no browser runs. */
const ownScript = /\bsrc="\/start\.js"|\btype="application\/(?:ld\+)?json"/
const scriptPreload = /<link rel="(?:preload"[^>]* as="script"|modulepreload")[^>]*>/g
/** What only those scripts read. */
const marks = / data-precedence="[^"]*"|<!--\/?\$-->/g
const notFoundMark = /<main[^>]* data-status="404"/

const cardTag = /<meta name="twitter:(title|description|image(?::alt)?)" content="([^"]*)"\/>/g

/** Networks take what a card lacks from the tags of Open Graph: Next writes both, mostly alike. */
const withoutRepeatedCard = (html) =>
  html.replace(cardTag, (tag, name, value) =>
    html.includes(`<meta property="og:${name}" content="${value}"/>`) ? '' : tag,
  )

/** @param {string} html as Next rendered it. @returns {string} without Next's scripts */
const withoutNextScripts = (html) =>
  html
    .replace(scriptElement, (element, attributes) => (ownScript.test(attributes) ? element : ''))
    .replace(scriptPreload, '')
    .replace(marks, '')

/**
 * @param {string} html a page as Next rendered it
 * @returns {{ html: string, policy: string, isMissing: boolean }} `policy` is its Content-Security-Policy; `isMissing` says
 *   that it is the view of a page that does not exist
 */
function toPublicPage(html) {
  const page = withoutRepeatedCard(withoutNextScripts(html))
  return { html: compactHtml(page), policy: pagePolicy(page), isMissing: notFoundMark.test(page) }
}

module.exports = { toPublicPage, withoutNextScripts }
