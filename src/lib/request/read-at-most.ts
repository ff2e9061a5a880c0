/**
 * Reads the body of a request, as long as it is no larger and comes no slower than it may.
 *
 * @returns the bytes, or the status that says why there are none: 413 too large, 408 too slow
 */
export async function readAtMost(
  request: Request,
  limit: number,
  timeoutMs = 10_000,
): Promise<Uint8Array<ArrayBuffer> | 408 | 413> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 413
  const parts: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  let isLate = false
  // A reader that is cancelled ends like one that has read all; what was read of a slow body is thrown away.
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
