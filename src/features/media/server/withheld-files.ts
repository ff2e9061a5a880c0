import type { Payload, PayloadRequest, UploadConfig } from 'payload'

import { onRefresh } from '@/lib/cache/refreshes'
import { pictureWidths, sizeFileName, stemOf } from '@/lib/http/picture-url'
import { staffRole } from '@/lib/payload/access'
import { refuseFile } from '@/lib/uploads/serve-file'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** The names of files and of their sizes, kept until something public changes, in any process. */
let names = new WeakMap<Payload, Promise<ReadonlySet<string>>>()

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
  return new Set(
    files.flatMap((file) => [file, ...pictureWidths.map((width) => sizeFileName(stemOf(file), width))]),
  )
}

/** Whether a picture, or a size of it, showed a property that visitors may no longer see: its address is gone. */
export async function isWithheld(payload: Payload, name: string): Promise<boolean> {
  const known = names.get(payload) ?? readNames(payload)
  names.set(payload, known)
  // A failed read is not kept.
  known.catch(() => names.delete(payload))
  return (await known).has(name)
}

async function refusal({ payload, user }: PayloadRequest, name: string): Promise<Response | undefined> {
  return staffRole(user) === null && (await isWithheld(payload, name)) ? refuseFile(410) : undefined
}

/** Handler of the files of media: staff still see what visitors do not. */
export const refuseWithheld: Handler = (req, { params: { filename } }) =>
  // Payload types a promise of a response or of nothing, and asks for either.
  refusal(req, filename) as Promise<Response>
