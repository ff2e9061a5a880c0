// Measures what the main pages load, in bytes of brotli, and fails above the budget of the template: the HTML, the scripts
// that run at once, those that load when the visitor first acts, and the styles. Needs PERRON_URL.
import { brotliCompressSync, constants } from 'node:zlib'

import { findLink, initialScripts, stylesheets, wokenScripts } from './lib/page-scripts.mjs'

/** KiB of brotli. `html` in bytes without compression as well, which costs the parser. */
const shared = { atOnce: 8, woken: 160, styles: 22 }
const budgets = {
  home: { ...shared, html: 12, plainHtml: 60_000 },
  listing: { ...shared, html: 12, plainHtml: 70_000 },
  property: { ...shared, html: 12, plainHtml: 70_000 },
}
const base = process.env.PERRON_URL ?? 'http://localhost:3000'
const listing = '/nl/te-koop/'

async function get(url) {
  const answer = await fetch(new URL(url, base), { signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`${url} answers with status ${answer.status}`)
  return answer
}

const readPage = async (url) => (await get(url)).text()

const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const compressedSize = (content) => brotliCompressSync(content, { params }).length

const sizes = new Map()

async function sizeOf(url) {
  if (!sizes.has(url)) sizes.set(url, compressedSize(Buffer.from(await (await get(url)).arrayBuffer())))
  return sizes.get(url)
}

async function sumOf(urls) {
  const all = await Promise.all(urls.map(sizeOf))
  return all.reduce((total, size) => total + size, 0) / 1024
}

async function weigh(html) {
  return {
    plainHtml: Buffer.byteLength(html),
    html: compressedSize(html) / 1024,
    atOnce: await sumOf(initialScripts(html)),
    woken: await sumOf(wokenScripts(html)),
    styles: await sumOf(stylesheets(html)),
  }
}

async function findPages() {
  const list = await readPage(listing)
  const property = findLink(list, new RegExp(`^${listing}[^/]+/[^/]+/\\d+/$`))
  if (!property) throw new Error(`${listing} links to no property`)
  return { home: await readPage('/nl/'), listing: list, property: await readPage(property) }
}

const format = (value) => (value >= 1000 ? String(value) : value.toFixed(1))

try {
  for (const [name, html] of Object.entries(await findPages())) {
    const weight = await weigh(html)
    const budget = budgets[name]
    const parts = Object.entries(budget).map(([part, limit]) => {
      const isOver = weight[part] > limit || weight[part] === 0
      if (isOver) process.exitCode = 1
      return `${part} ${format(weight[part])} of ${limit}${isOver ? ' (!)' : ''}`
    })
    console.log(`${name}: ${parts.join(', ')}`)
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
