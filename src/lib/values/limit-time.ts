/**
 * A signal that is aborted after a time or with another signal. `AbortSignal.any` with `AbortSignal.timeout` would do the
 * same, but Node 20 garbage-collects the combined signal while it is being waited for, and it is never aborted.
 *
 * @param timeoutMs in milliseconds
 * @returns the signal, and `clear`, to be called when the work has ended
 */
export function limitTime(timeoutMs: number, other: AbortSignal): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController()
  const follow = (): void => controller.abort(other.reason)
  const timer = setTimeout(
    () => controller.abort(new DOMException(`Not done within ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  )
  if (other.aborted) follow()
  else other.addEventListener('abort', follow, { once: true })
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer)
      other.removeEventListener('abort', follow)
    },
  }
}
