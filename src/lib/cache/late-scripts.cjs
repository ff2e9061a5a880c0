// Lets a page work without its scripts: text, pictures, links and forms come first. `start.js` (src/app/(site)/_start) fetches
// the scripts that it names when the visitor first acts. The inline scripts of a stored page, which only they need, are in a file of their own.
// CommonJS because Next loads the cache handler, which needs this, outside its bundler.
const { takeFrameworkScripts } = require('./framework-scripts.cjs')

const scriptTag =
  /<script src="\/_next\/static\/([^"?]+\.js(?:\?dpl=[\w-]+)?)"(?=[^>]* async="")[^>]*><\/script>/g
const preloadTag = /<link rel="preload" as="script"[^>]*>/g
const startTag =
  /<script type="module" src="\/start\.js"(?: data-flight="\/flight\/([^"]*)")?[^>]*><\/script>/
/** Makes what is plain script work, and loads nothing. */
const plainStart = '<script type="module" src="/start.js" data-plain=""></script>'
/** Calls with which React shows parts of a page that arrived late. */
const showsParts = /\$R[A-Z]\("/
/** A page that is whole without React. */
const isPlain = /<main[^>]* data-plain=""/
/** A document that needs its scripts without a gesture, such as the map in a frame. */
const needsScripts = /<html[^>]* data-starts-now/

/**
 * @param {string} html a page as Next rendered it
 * @param {(text: string) => string} [write] stores the inline scripts of a page that is kept, and returns the file's name
 * @returns {string} the page with deferred scripts, or without any when it needs none; unchanged when it has none
 */
function withLateScripts(html, write) {
  const files = new Set()
  const late = html.replace(scriptTag, (_, file) => {
    files.add(file)
    return ''
  })
  if (late === html) return html
  if (isPlain.test(late)) {
    return takeFrameworkScripts(late).html.replace(preloadTag, '').replace('</head>', `${plainStart}</head>`)
  }
  const page = write ? takeFrameworkScripts(late) : { html: late, scripts: [] }
  const flight = page.scripts.length > 0 ? ` data-flight="/flight/${write(page.scripts.join(';\n'))}"` : ''
  const isShownByReact = page.scripts.some((text) => showsParts.test(text) && !text.includes('__next_f'))
  const now = isShownByReact || needsScripts.test(html) ? ' data-now=""' : ''
  const start = `<script type="module" src="/start.js"${flight} data-scripts="${[...files].join(' ')}"${now}></script>`
  return page.html.replace(preloadTag, '').replace('</head>', () => `${start}</head>`)
}

/** The name of the file with the inline scripts of a finished page, or null when it has none. */
const flightOf = (html) => startTag.exec(html)?.[1] ?? null

/** @param {string} html a finished page with a file of its inline scripts. @returns the page, which never loads React */
const withoutLateScripts = (html) => html.replace(startTag, plainStart)

module.exports = { flightOf, withLateScripts, withoutLateScripts }
