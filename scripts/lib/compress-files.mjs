import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|svg|json|txt|map|xml|html)$/
const minBytes = 1000
/** Above this size the smallest encoding takes seconds a file: scripts of the studio. */
const largeBytes = 300_000
const atOnce = 4

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compress(file) {
  const text = await readFile(file)
  if (text.length < minBytes) {
    // Left by a build in which this file was larger; the server would send it in this one's place.
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })])
    return false
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: text.length > largeBytes ? 9 : 11 }
  const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return true
}

/** All files of a folder and those below it. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))

/**
 * Writes a `.br` and a `.gz` beside each text file.
 *
 * @returns how many files, and how long it took in milliseconds
 */
export async function compressFiles(all) {
  const begun = performance.now()
  const files = all.filter((file) => compressible.test(file))
  let done = 0
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) if (await compress(file)) done += 1
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { files: done, ms: performance.now() - begun }
}
