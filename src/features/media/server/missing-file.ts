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
 * Responds with 404 for a missing file. Payload would respond with 500 and log an error for every unknown name. Existing
 * files are served by Payload.
 */
export function answerMissingFile(folder: string): Handler {
  const handle = async (_req: unknown, { params: { filename } }: Parameters<Handler>[1]) => {
    const found = filename === path.basename(filename) && (await isThere(path.join(folder, filename)))
    if (!found) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  // Payload's type allows handlers that always or never respond; its code checks the result of each call.
  return handle as Handler
}
