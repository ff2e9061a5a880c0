// Measures the compressed scripts that the main pages load at first and fails above the budget. Needs PERRON_URL.
import { gzipSync } from 'node:zlib'

import { findLink, initialScripts } from './lib/page-scripts.mjs'

const budgetKiB = 140
const base = process.env.PERRON_URL ?? 'http://localhost:3000'
const listing = '/nl/te-koop/'

async function get(url) {
  const answer = await fetch(new URL(url, base), { signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`${url} answers with status ${answer.status}`)
  return answer
}

const readPage = async (url) => (await get(url)).text()

const sizes = new Map()

async function compressedSize(url) {
  if (!sizes.has(url)) sizes.set(url, gzipSync(await (await get(url)).arrayBuffer()).length)
  return sizes.get(url)
}

async function weigh(html) {
  const bytes = await Promise.all(initialScripts(html).map(compressedSize))
  return bytes.reduce((total, size) => total + size, 0) / 1024
}

async function findPages() {
  const list = await readPage(listing)
  const property = findLink(list, new RegExp(`^${listing}[^/]+/[^/]+/\\d+/$`))
  if (!property) throw new Error(`${listing} links to no property`)
  return { home: await readPage('/nl/'), listing: list, property: await readPage(property) }
}

try {
  for (const [name, html] of Object.entries(await findPages())) {
    const weight = await weigh(html)
    console.log(`${name} ${weight.toFixed(1)} of ${budgetKiB} KiB`)
    if (weight > budgetKiB || weight === 0) process.exitCode = 1
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
