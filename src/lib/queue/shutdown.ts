import { setMaxListeners } from 'node:events'

import { processState } from '@/lib/process-state'

interface Shutdown {
  isBegun: boolean
  cut: AbortController
}

function newShutdown(): Shutdown {
  const cut = new AbortController()
  // Every e-mail on its way listens; Node warns from the eleventh on.
  setMaxListeners(0, cut.signal)
  return { isBegun: false, cut }
}

const shutdownOfProcess = () => processState('shutdown', newShutdown)

/** Time for work in progress when the process is stopped, in milliseconds. */
const graceMs = 3000
/** The process ends after this time whatever its partners do; systems that stop it wait ten seconds. */
const endMs = 6500

/** No new work may begin: the process is being stopped. */
export const isShuttingDown = (): boolean => shutdownOfProcess().isBegun

/** Aborted when work in progress has to end now and give its rows back. */
export const cutSignal = (): AbortSignal => shutdownOfProcess().cut.signal

/** Lets work in progress end, and cuts it off after three seconds. */
export function beginShutdown(): void {
  const shutdown = shutdownOfProcess()
  if (shutdown.isBegun) return
  shutdown.isBegun = true
  setTimeout(() => shutdown.cut.abort(new Error('The process is being stopped')), graceMs).unref()
}

/**
 * Begins the shutdown on SIGTERM and SIGINT, and ends the process within eight seconds.
 *
 * @param drainMs added to them, while requests are still taken
 */
export function shutDownOnSignals(drainMs = 0): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      beginShutdown()
      setTimeout(() => process.exit(0), drainMs + endMs).unref()
    })
}
