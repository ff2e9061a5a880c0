// The files with the inline scripts of stored pages, mostly React's flight data: one file per content, named by its hash.
// CommonJS because Next loads the cache handler, which needs this, outside its bundler.
const { createHash, randomUUID } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const fileName = /^[a-f0-9]{32}\.js$/
const hourMs = 3_600_000
/** A page in a browser or in a front cache still finds its file for this time after its last use, in milliseconds. */
const keptMs = 24 * hourMs
const megabyte = 1024 ** 2
/** Of all files together. Beyond it the oldest go early: their pages are made again and browsers reload them. */
const maxBytes = 2048 * megabyte
/** Files of filtered lists, whose number is unlimited, have a folder of their own, so that they displace no others. */
const listBytes = 256 * megabyte
/** A folder in which so much was written is swept before the hour is over. */
const sweptBytes = 64 * megabyte

const key = Symbol.for('perron.flightFolder')

/** Called before Next starts: the processes of a site share this folder. */
const shareFlightFolder = (folder) => {
  globalThis[key] = folder
}

/** Where the files are: in the shared folder, without one beside the stored pages of this server. */
const flightFolder = (serverDistDir) => globalThis[key] ?? path.join(serverDistDir, '..', 'flight')

/** The folder for filtered lists. */
const listFolder = (folder) => path.join(folder, 'lists')

/** The path of the file with this name, or null when it is not the name of such a file. */
const flightPath = (folder, name) => (fileName.test(name) ? path.join(folder, name) : null)

/** When this process swept each folder last, in milliseconds, and the bytes it has written since. */
const swept = new Map()

async function filesOf(folder) {
  const names = (await fs.promises.readdir(folder)).filter(
    (name) => fileName.test(name) || name.endsWith('.tmp'),
  )
  const files = []
  for (const name of names) {
    const file = path.join(folder, name)
    const stat = await fs.promises.stat(file).catch(() => null)
    if (stat) files.push({ file, size: stat.size, usedAt: stat.mtimeMs })
  }
  return files.sort((a, b) => b.usedAt - a.usedAt)
}

const limitOf = (folder) => (path.basename(folder) === 'lists' ? listBytes : maxBytes)

/** Removes files that have not been used for a day, and the oldest of those that are too many. */
async function sweepFlight(folder, { now = Date.now(), limit = limitOf(folder) } = {}) {
  let bytes = 0
  for (const { file, size, usedAt } of await filesOf(folder)) {
    bytes += size
    if (now - usedAt > keptMs || bytes > limit) await fs.promises.rm(file, { force: true })
  }
}

function sweepSometimes(folder, length) {
  const now = Date.now()
  const { at, written } = swept.get(folder) ?? { at: 0, written: 0 }
  swept.set(folder, { at, written: written + length })
  if (now - at < hourMs && written + length < sweptBytes) return
  swept.set(folder, { at: now, written: 0 })
  sweepFlight(folder).catch((error) => console.warn('Old flight files were not removed', error.code))
}

/**
 * Writes the file of a page before the page is sent; a reader never sees half a file. An equal file is only touched.
 *
 * @returns {string} the name of the file
 */
function writeFlight(folder, text) {
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.js`
  const file = path.join(folder, name)
  if (touch(file, Date.now())) return name
  fs.mkdirSync(folder, { recursive: true })
  const draft = path.join(folder, `${randomUUID()}.tmp`)
  fs.writeFileSync(draft, text)
  fs.renameSync(draft, file)
  sweepSometimes(folder, text.length)
  return name
}

/** False when the file is gone. */
function touch(file, now) {
  try {
    if (now - fs.statSync(file).mtimeMs > hourMs) fs.utimesSync(file, now / 1000, now / 1000)
    return true
  } catch {
    return false
  }
}

/**
 * Call it when a stored page is used, at least once an hour: its file is kept from then on.
 *
 * @returns {boolean} false when the file is gone, so that the page must be made again
 */
function useFlight(folder, name) {
  const file = flightPath(folder, name)
  return file !== null && touch(file, Date.now())
}

module.exports = {
  flightFolder,
  flightPath,
  listFolder,
  shareFlightFolder,
  sweepFlight,
  useFlight,
  writeFlight,
}
