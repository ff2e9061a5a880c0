import type { checkSession } from './use-session'

interface Surroundings {
  /** Asks the server, and opens the dialog when the session has ended. */
  check: typeof checkSession
  /** The session goes on, renewed in another window: reads its new end. */
  onGoesOn: () => void
}

/** The clocks of browser and server differ by less, or it is asked again. */
const lateMs = 2000
/** Before the server is asked again. */
const againMs = 60_000

/**
 * Asks the server at the end of a session, and again every minute while it is not reached or says that the session goes
 * on. A computer that sleeps at that time asks when it wakes.
 *
 * @param end milliseconds since 1970
 * @returns stops it
 */
export function watchEnd(end: number, { check, onGoesOn }: Surroundings): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false
  const ask = async () => {
    const sessionEnd = await check()
    if (isStopped || sessionEnd === 'ended') return
    timer = setTimeout(() => void ask(), againMs)
    if (sessionEnd === 'active') onGoesOn()
  }
  timer = setTimeout(() => void ask(), Math.max(0, end - Date.now()) + lateMs)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
