import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { transform } from 'esbuild'

/** Smaller files are not worth a second file to open. */
const minBytes = 10_000

const mapComment = /\n\/\/# sourceMappingURL=\S+\s*$/

function scriptsIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/** By the hash of the script: the same scripts are in the folder of the build and in the one to deploy. */
const minified = new Map()

function minify(hash, content) {
  const cachedChunk = minified.get(hash)
  if (cachedChunk) return cachedChunk
  const made = transform(content, { minify: true, target: 'node20', legalComments: 'none' })
  minified.set(hash, made)
  return made
}

/**
 * Lets equal scripts of a built server share one file: each further one only requires the first. Turbopack writes the
 * modules that routes share once per route under different names, and V8 keeps the text of each file it has loaded:
 * Payload's configuration alone was there 24 times, which took 150 MB of memory. Then each different script is minified
 * once; Turbopack would do it for each route, which takes a third of the processor time of a build.
 *
 * @param {string} folder with the scripts, such as `.next/server/chunks`
 * @returns {Promise<{ files: number, bytes: number }>} what was replaced by `require`, as it was before minifying
 */
export async function shrinkChunks(folder) {
  const first = new Map()
  let files = 0
  let bytes = 0
  for (const file of scriptsIn(folder)) {
    // The maps are not written, and their names differ where all else is equal.
    const content = readFileSync(file, 'utf8').replace(mapComment, '')
    if (content.length < minBytes) continue
    const hash = createHash('sha256').update(content).digest('hex')
    const original = first.get(hash)?.file
    if (!original) {
      first.set(hash, { file, content })
      continue
    }
    const relative = path.relative(path.dirname(file), original).split(path.sep).join('/')
    writeFileSync(file, `module.exports=require(${JSON.stringify(`./${relative}`)})\n`)
    files += 1
    bytes += content.length
  }
  const replace = async ([hash, { file, content }]) => writeFileSync(file, (await minify(hash, content)).code)
  await Promise.all([...first].map(replace))
  return { files, bytes }
}
