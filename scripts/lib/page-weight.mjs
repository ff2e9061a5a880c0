import { brotliCompressSync, constants } from 'node:zlib'

import { findLink, initialScripts, languagePaths, stylesheets, wokenScripts } from './page-scripts.mjs'

const dutchListing = '/nl/te-koop/'

async function get(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`${url} answers with status ${answer.status}`)
  return answer
}

const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const compressedSize = (content) => brotliCompressSync(content, { params }).length

async function sumOf(base, urls) {
  const bodies = await Promise.all(urls.map(async (url) => (await get(new URL(url, base))).arrayBuffer()))
  return bodies.reduce((total, body) => total + compressedSize(Buffer.from(body)), 0) / 1024
}

/**
 * What a page makes a browser load. `plainHtml` in bytes; the others in KiB of brotli: the HTML, the scripts that run at
 * once, those that load when the visitor first acts, the styles.
 */
export async function weighPage(base, path) {
  const html = await (await get(new URL(path, base))).text()
  return {
    plainHtml: Buffer.byteLength(html),
    html: compressedSize(html) / 1024,
    atOnce: await sumOf(base, initialScripts(html)),
    woken: await sumOf(base, wokenScripts(html)),
    styles: await sumOf(base, stylesheets(html)),
  }
}

const read = async (base, path) => (await get(new URL(path, base))).text()

/** The paths of one page of each main template, by language. */
export async function findTemplates(base) {
  const homes = languagePaths(await read(base, '/nl/'))
  const listings = languagePaths(await read(base, dutchListing))
  const templates = Object.entries(homes).map(async ([language, home]) => {
    const listing = listings[language]
    const property = findLink(await read(base, listing), new RegExp(`^${listing}[^/]+/[^/]+/\\d+/$`))
    if (!property) throw new Error(`${listing} links to no property`)
    return [language, { home, listing, property }]
  })
  return Object.fromEntries(await Promise.all(templates))
}
