import { brotliCompressSync, constants } from 'node:zlib'

import {
  findLink,
  importedScripts,
  initialScripts,
  languagePaths,
  laterScripts,
  partsOf,
  stylesheets,
} from './page-scripts.mjs'

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

const read = async (base, url) => (await get(new URL(url, base))).text()
const sizeOf = async (base, urls) => {
  const texts = await Promise.all([...urls].map((url) => read(base, url)))
  return texts.reduce((total, text) => total + compressedSize(Buffer.from(text)), 0) / 1024
}

/** Some scripts with all that they import, except what the page has at once. */
async function withImports(base, urls, knownUrls = new Set()) {
  const imports = new Set()
  const add = async (url) => {
    if (knownUrls.has(url) || imports.has(url)) return
    imports.add(url)
    await Promise.all(importedScripts(await read(base, url)).map((name) => add(`/scripts/${name}`)))
  }
  for (const url of urls) await add(url)
  return imports
}

/** What the first use of each part of a page loads, by the part, in KiB of brotli. */
async function weighParts(base, html, atOnce) {
  const later = laterScripts(await read(base, '/start.js'))
  const weights = partsOf(html).map(async (part) => {
    // React is a file of its own for all islands.
    const names = part.endsWith('.island') ? [part, 'hydrate-island'] : [part]
    const files = names.map((name) => later.find((file) => file.startsWith(`${name}-`)))
    if (files.includes(undefined)) throw new Error(`start.js does not load ${part}`)
    const urls = await withImports(
      base,
      files.map((file) => `/scripts/${file}`),
      atOnce,
    )
    return [part, await sizeOf(base, urls)]
  })
  return Object.fromEntries(await Promise.all(weights))
}

/**
 * What a page makes a browser load. `plainHtml` in bytes; the others in KiB of brotli: the HTML, the scripts that run at
 * once, what the first use of its heaviest part loads, the styles. `parts` has each part.
 */
export async function weighPage(base, path) {
  const html = await read(base, path)
  const atOnce = await withImports(base, initialScripts(html))
  const parts = await weighParts(base, html, atOnce)
  return {
    plainHtml: Buffer.byteLength(html),
    html: compressedSize(html) / 1024,
    atOnce: await sizeOf(base, atOnce),
    firstUse: Math.max(0, ...Object.values(parts)),
    styles: await sizeOf(base, stylesheets(html)),
    parts,
  }
}

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
