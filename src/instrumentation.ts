/** Next calls this once when a server starts, before the first request. */
export async function register(): Promise<void> {
  // Next writes the value in when it builds, and leaves the rest out where it does not fit.
  // eslint-disable-next-line no-restricted-properties
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startRunner } = await import('./lib/cms/jobs/start-runner')
  startRunner()
  const { notePeers } = await import('./lib/cms/peer-address')
  notePeers()
  const { watchMissing } = await import('./lib/cms/missing-report/watch-missing')
  watchMissing()
}
