// Weighs the scripts that the main pages load at first, compressed, and fails above the budget. Needs PERRON_URL.
import { gzipSync } from 'node:zlib'

import { findLink, initialScripts } from './lib/page-scripts.mjs'

const budgetKiB = 140
const base = process.env.PERRON_URL ?? 'http://localhost:3000'
const listing = '/nl/te-koop/'

async function get(address) {
  const answer = await fetch(new URL(address, base), { signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`${address} answers with status ${answer.status}`)
  return answer
}

const readPage = async (address) => (await get(address)).text()

const sizes = new Map()

async function compressedSize(address) {
  if (!sizes.has(address)) sizes.set(address, gzipSync(await (await get(address)).arrayBuffer()).length)
  return sizes.get(address)
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
