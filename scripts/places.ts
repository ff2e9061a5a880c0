// Takes in the places of a country with their coordinates; the site may run meanwhile:
//   npm run places -- FILE     the list of postal codes of GeoNames: BE.txt of https://download.geonames.org/export/zip/BE.zip
// Places without coordinates get theirs now, those of later imports when they are made. The list is CC BY 4.0: maps name it.
// Exit status: 0 done, also when some lines or places were left out; 1 failed.
import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { getPayload } from 'payload'

import configPromise from '../payload.config'
import { geoNamesCredit, readGeoNames, type GeoNamesList } from '../src/features/property/model/geonames'
import { fillMissingPoints } from '../src/features/property/server/fill-place-point'
import { storeGeoNames } from '../src/features/property/server/known-places'
import { exitWhenWritten } from '../src/lib/queue/exit-when-written'
import { commandLine } from './lib/command-line'

class PlacesError extends Error {}

const usage = `Usage: ${commandLine('places')} FILE

FILE is the list of postal codes of a country from GeoNames, such as BE.txt in
https://download.geonames.org/export/zip/BE.zip (CC BY 4.0). It is kept in DATA_DIR/map, maps name its source, and
places without coordinates get theirs.`

/** The largest country has 25 MB. */
const maxFileBytes = 50 * 1024 * 1024
/** Lines and places that are named one by one. */
const maxNamed = 20

async function readList(file: string): Promise<GeoNamesList> {
  const fileFacts = await stat(file).catch(() => null)
  if (!fileFacts?.isFile()) throw new PlacesError(`${file} is not a file`)
  if (fileFacts.size > maxFileBytes) throw new PlacesError('The file is larger than 50 MB')
  const list = readGeoNames(await readFile(file, 'utf8'))
  const [first] = list.refused
  if (list.places.length === 0)
    throw new PlacesError(`No line has a place. ${first ? `Line ${first.line}: ${first.reason}` : ''}`)
  return list
}

function printNamed(lines: readonly string[]): void {
  for (const line of lines.slice(0, maxNamed)) console.log(`  ${line}`)
  if (lines.length > maxNamed) console.log(`  and ${lines.length - maxNamed} more`)
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  if (values.help) return console.log(usage)
  const [file] = positionals
  if (!file || positionals.length > 1) throw new PlacesError(usage)
  const { places, refused } = await readList(file)
  const payload = await getPayload({ config: await configPromise })
  try {
    await storeGeoNames(places)
    console.log(`${places.length} places stored; ${refused.length} lines left out.`)
    printNamed(refused.map(({ line, reason }) => `line ${line}: ${reason}`))
    const { filled, unknown } = await fillMissingPoints(payload)
    console.log(`${filled} places of the site have coordinates now; ${unknown.length} are in no list.`)
    printNamed(unknown)
    console.log(`The maps name “${geoNamesCredit}”.`)
  } finally {
    await payload.destroy()
  }
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

run().then(
  () => exitWhenWritten(0),
  (error: unknown) => {
    const isUsage = error instanceof TypeError && 'code' in error
    console.error(error instanceof PlacesError || isUsage ? `places: ${error.message}` : error)
    exitWhenWritten(1)
  },
)
