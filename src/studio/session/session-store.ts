export type SessionState = 'active' | 'ended'

interface Snapshot {
  state: SessionState
  /** Whether the dialog for a new log-in is open. */
  isAsking: boolean
}

const active: Snapshot = { state: 'active', isAsking: false }

/** Who is called when something has changed, as `useSyncExternalStore` wants it. */
function makeListeners() {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Requests that wait for a new log-in. */
function makeQueue() {
  let waiting: (() => void)[] = []
  const clear = () => {
    const cleared = waiting
    waiting = []
    return cleared
  }
  return { clear, wait: () => new Promise<void>((resolve) => waiting.push(resolve)) }
}

/**
 * What this page knows of the session of the account that opened it. Nothing here asks the server: see `checkSession`.
 * Without an account, as at the log-in, nothing ends.
 */
export function makeSessionStore() {
  let account: string | null = null
  let snapshot = active
  let timesPutAside = 0
  const { notify, subscribe } = makeListeners()
  const queue = makeQueue()

  const change = (next: Snapshot) => {
    snapshot = next
    notify()
  }
  /** The same person has signed in again. */
  const resume = () => {
    if (snapshot.state === 'active') return
    change(active)
    for (const release of queue.clear()) release()
  }
  /**
   * Opens the dialog, unless it was put aside after the request was sent. Returns false where there is no account.
   *
   * @param sent what `mark` returned then
   */
  const ended = (sent: number): boolean => {
    if (account === null) return false
    const isLate = snapshot.state === 'ended' && sent !== timesPutAside
    change({ state: 'ended', isAsking: !isLate || snapshot.isAsking })
    return true
  }
  /** As `ended`, for requests that run by themselves: a dialog that was put aside stays so. */
  const noticeEnd = () => {
    if (snapshot.state === 'active') ended(timesPutAside)
  }
  return {
    resume,
    ended,
    /** Taken before a request is sent, for `ended`. */
    mark: () => timesPutAside,
    noticeEnd,
    /** The account of the page, null after a log-out. What waits for the one before is never done. */
    begin: (id: string | null) => {
      if (id === account) return
      account = id
      queue.clear()
      change(active)
    },
    /** Takes the account that the server knows now, null for none. */
    found: (id: string | null): SessionState => {
      if (id !== null && id === account) resume()
      else noticeEnd()
      return snapshot.state
    },
    /** Closes the dialog without a log-in. */
    putAside: () => {
      if (snapshot.state !== 'ended') return
      timesPutAside += 1
      change({ state: 'ended', isAsking: false })
    },
    /** Resolves at once, or when the same person has signed in again. */
    whenActive: (): Promise<void> => (snapshot.state === 'active' ? Promise.resolve() : queue.wait()),
    getSnapshot: () => snapshot,
    subscribe,
  }
}

export type SessionStore = ReturnType<typeof makeSessionStore>

/** Of this page. Only the browser changes it: on the server it is always active. */
export const studioSession = makeSessionStore()
