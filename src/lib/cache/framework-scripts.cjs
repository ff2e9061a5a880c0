// The inline scripts that Next and React write into a page. Only these may run: a script that was injected into content
// must not. CommonJS because Next loads the cache handler, which needs this, outside its bundler.
const { createHash } = require('node:crypto')

const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
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

/** @param {string} text of an inline script */
function isFrameworkScript(text) {
  const nextData = nextDataPattern.exec(text)
  if (nextData) return isJson(nextData[1])
  const runtime = text.replace(reactCalls, '')
  return runtime === '' || reactRuntime.has(hashSource(runtime))
}

/** Whether these are the attributes of a script element that a browser would run and whose text is in the page. */
const isInlineScript = (attributes) =>
  !/\b(?:data-)?src=/.test(attributes) && javaScriptTypes.test(/\btype="([^"]*)"/.exec(attributes)?.[1] ?? '')

/**
 * Takes the inline scripts of Next and React out of a page. Others are left where they are, where the page's policy
 * refuses them, and written to the log.
 *
 * @param {string} html a rendered page
 * @returns {{ html: string, scripts: string[] }} the page without them, and their texts in order
 */
function takeFrameworkScripts(html) {
  const scripts = []
  const rest = html.replace(scriptElement, (element, attributes, text) => {
    if (!isInlineScript(attributes)) return element
    if (isFrameworkScript(text)) {
      scripts.push(text)
      return ''
    }
    console.warn('Content-Security-Policy: inline script refused', JSON.stringify(text.slice(0, 200)))
    return element
  })
  return { html: rest, scripts }
}

module.exports = { hashSource, takeFrameworkScripts }
