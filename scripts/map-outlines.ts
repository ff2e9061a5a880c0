// Takes in outlines of municipalities for the drawn map; the site may run meanwhile and shows them within an hour:
//   npm run map:outlines -- FILE --attribution "© OpenStreetMap"
//                           GeoJSON of municipalities in degrees (EPSG:4326), and the mention its licence demands
//   npm run map:outlines -- --remove     goes back to the cells around the localities
// Exit status: 0 done; 1 failed.
import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { OutlineError, simplifyOutlines } from '../src/features/map/model/simplify-outlines'
import { removeOutlines, writeOutlines } from '../src/features/map/server/map-files'

const usage = 'Usage: npm run map:outlines -- FILE --attribution TEXT, or --remove'

const maxFileBytes = 200 * 1024 * 1024

async function readJson(file: string): Promise<unknown> {
  const fileFacts = await stat(file).catch(() => null)
  if (!fileFacts?.isFile()) throw new OutlineError(`${file} is not a file`)
  if (fileFacts.size > maxFileBytes) throw new OutlineError('The file is larger than 200 MB')
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new OutlineError('The file is not JSON')
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { attribution: { type: 'string', default: '' }, remove: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (positionals.length !== (values.remove ? 0 : 1)) throw new OutlineError(usage)
  if (!file) {
    await removeOutlines()
    console.log('The drawn map has cells around the localities again.')
    return
  }
  const outlines = simplifyOutlines(await readJson(file), values.attribution)
  const corners = outlines.borders.reduce((sum, line) => sum + line.length, 0)
  const stored = await writeOutlines(outlines)
  console.log(`${stored}: ${JSON.stringify(outlines).length} bytes, ${corners} corners.`)
  console.log(`The map names “${outlines.attribution}”.`)
}

run().catch((error: unknown) => {
  const isUsage = error instanceof TypeError && 'code' in error
  console.error(error instanceof OutlineError || isUsage ? `map:outlines: ${error.message}` : error)
  process.exitCode = 1
})
