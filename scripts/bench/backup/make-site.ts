import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { prepareDatabase } from '../catalogue/fill-database'
import { makeRandom } from '../catalogue/random'
import { openDatabase } from '../../../tests/rig/site'

const minBytes = 10_000
const maxBytes = 190_000
const inMedia = 0.9

/** A site with invented properties, and files of noise: pictures, and private documents. */
export async function makeSite(
  dataDir: string,
  { properties, files, secret }: { properties: number; files: number; secret: string },
): Promise<{ bytes: number }> {
  const payload = await openDatabase(dataDir, secret)
  const fill = await prepareDatabase(payload)
  await fill(properties)
  await payload.destroy()
  const random = makeRandom(20_261_123)
  const folders = {
    media: path.join(dataDir, 'media'),
    documents: path.join(dataDir, 'private', 'documents'),
  }
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true })
  let bytes = 0
  for (let number = 0; number < files; number += 1) {
    const size = random.between(minBytes, maxBytes)
    const isMedia = random.chance(inMedia)
    const name = isMedia ? `picture-${number}.webp` : `document-${number}.pdf`
    await writeFile(path.join(isMedia ? folders.media : folders.documents, name), randomBytes(size))
    bytes += size
  }
  return { bytes }
}
