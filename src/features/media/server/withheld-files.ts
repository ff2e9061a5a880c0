import type { Payload, PayloadRequest, UploadConfig } from 'payload'

import { onRefresh } from '@/lib/cache/refreshes'
import { pictureWidths, sizeFileName, stemOf } from '@/lib/http/picture-url'
import { staffRole } from '@/lib/payload/access'
import { refuseFile } from '@/lib/uploads/serve-file'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** The names of files and of their sizes, cached until something public changes, in any process. */
let names = new WeakMap<Payload, Promise<ReadonlySet<string>>>()

/** Those of the last read, for when the database does not answer: pictures go on as they were. */
const lastNames = new WeakMap<Payload, ReadonlySet<string>>()

onRefresh(() => {
  names = new WeakMap()
})

/** In this process at once; a refresh tells the others. */
export const forgetWithheldFiles = (payload: Payload): boolean => names.delete(payload)

async function readNames(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.db.find<{ filename?: string | null }>({
    collection: 'media',
    where: { withheld: { equals: true } },
    select: { filename: true },
    limit: 0,
    pagination: false,
  })
  const files = docs.flatMap(({ filename }) => filename ?? [])
  const all = new Set(
    files.flatMap((file) => [file, ...pictureWidths.map((width) => sizeFileName(stemOf(file), width))]),
  )
  lastNames.set(payload, all)
  return all
}

/**
 * Whether a picture, or a size of it, showed a property that visitors may no longer see: its address is gone.
 *
 * @throws when the database does not answer and never did
 */
export async function isWithheld(payload: Payload, name: string): Promise<boolean> {
  const withheldNames = names.get(payload) ?? readNames(payload)
  names.set(payload, withheldNames)
  try {
    return (await withheldNames).has(name)
  } catch (error) {
    // A failed read is not cached.
    names.delete(payload)
    const last = lastNames.get(payload)
    if (!last) throw error
    return last.has(name)
  }
}

async function refusal({ payload, user }: PayloadRequest, name: string): Promise<Response | undefined> {
  return staffRole(user) === null && (await isWithheld(payload, name)) ? refuseFile(410) : undefined
}

/** Handler of the files of media: staff still see what visitors do not. */
export const refuseWithheld: Handler = (req, { params: { filename } }) =>
  // Payload types a promise of a response or of nothing, and asks for either.
  refusal(req, filename) as Promise<Response>
