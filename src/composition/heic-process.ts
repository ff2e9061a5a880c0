import { readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

import { all as readHeic } from 'heic-decode'

import type { HeicRefusal } from '@/features/media/server/convert-heic'
import { formatError } from '@/lib/values/format-error'
import { readHeicProfile, withProfile } from '@/lib/pictures/heic-profile'
import { findExcess } from '@/lib/pictures/picture-limits'
import { pictureEngine } from '@/lib/pictures/picture-engine'

/** The types of the package lack the size, which its header states. */
type Picture = Awaited<ReturnType<typeof readHeic>>[number] & { width: number; height: number }

/** As those of cameras; every size that the site shows is made of it. */
const quality = 92

/** Says on the standard output why there is no JPEG; any other failure ends the program with an error. */
const refuse = (refusal: HeicRefusal): void => console.info(JSON.stringify(refusal))

/** What the decoder reads, null when it cannot; its reason is written to the output of errors. */
const decoded = <Result>(reading: Promise<Result>): Promise<Result | null> =>
  reading.catch((error: unknown) => {
    console.error(formatError(error))
    return null
  })

/**
 * Program that makes a JPEG of a HEIC, bundled beside the build. Decoding takes a second of a processor and some hundred
 * megabytes, which the web server must not lack meanwhile. Its arguments are the file to read and the one to write; the
 * decoder turns the picture as the camera was held.
 */
async function run([from = '', to = '']: readonly string[]): Promise<void> {
  // Visitors come first.
  setPriority(10)
  const content = await readFile(from)
  const [picture] = ((await decoded(readHeic({ buffer: content }))) ?? []) as Picture[]
  if (!picture) return refuse({ refused: 'broken' })
  if (findExcess(picture)) return refuse({ refused: 'size', width: picture.width, height: picture.height })
  const pixels = await decoded(picture.decode())
  if (!pixels) return refuse({ refused: 'broken' })
  const { data, width, height } = pixels
  const jpeg = await pictureEngine(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality })
    .toBuffer()
  const profile = await readHeicProfile(content)
  await writeFile(to, profile ? withProfile(jpeg, profile) : jpeg)
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(formatError(error))
  process.exitCode = 1
})
