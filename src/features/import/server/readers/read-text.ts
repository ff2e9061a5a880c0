import { createReadStream } from 'node:fs'

import { errorCode } from '@/lib/values/format-error'

/**
 * Reads a file in UTF-8, with or without its mark, piece by piece.
 *
 * @returns false when it is in another encoding
 */
export async function readText(file: string, onText: (text: string) => void): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(file)) onText(decoder.decode(chunk, { stream: true }))
    onText(decoder.decode())
    return true
  } catch (error) {
    if (errorCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false
    throw error
  }
}
