/**
 * Reads the body of a request within limits of size and time.
 *
 * @returns the bytes, or the status of the refusal: 413 too large, 408 too slow
 */
export async function readAtMost(
  message: Pick<Request, 'headers' | 'body'>,
  limit: number,
  timeoutMs = 10_000,
): Promise<Uint8Array<ArrayBuffer> | 408 | 413> {
  if (Number(message.headers.get('content-length') ?? 0) > limit) return 413
  const parts: Uint8Array[] = []
  let size = 0
  const reader = message.body?.getReader()
  let isLate = false
  // A cancelled reader ends like one that has read everything; the part of a slow body is discarded.
  const timer = setTimeout(() => {
    isLate = true
    void reader?.cancel().catch(() => undefined)
  }, timeoutMs)
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength
      if (size > limit) {
        await reader?.cancel()
        return 413
      }
      parts.push(part.value)
    }
  } finally {
    clearTimeout(timer)
  }
  return isLate ? 408 : new Uint8Array(Buffer.concat(parts))
}
