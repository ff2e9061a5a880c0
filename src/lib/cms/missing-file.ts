import { stat } from 'node:fs/promises'
import path from 'node:path'

import type { UploadConfig } from 'payload'

type Handler = NonNullable<UploadConfig['handlers']>[number]

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )

/**
 * Says "not found" about a file that is not there; Payload would say that something went wrong, and log it, for any
 * name anybody thinks of. What is there, Payload serves.
 */
export function answerMissingFile(folder: string): Handler {
  const handle = async (_req: unknown, { params: { filename } }: Parameters<Handler>[1]) => {
    const found = filename === path.basename(filename) && (await isThere(path.join(folder, filename)))
    if (!found) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  // Payload's type knows handlers that always or never answer; its code asks each time.
  return handle as Handler
}
