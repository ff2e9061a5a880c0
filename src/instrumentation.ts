/** Next calls this once when a server starts, before the first request. */
export async function register(): Promise<void> {
  // Next replaces this with a constant at build time, and removes the code below from other runtimes.
  // oxlint-disable-next-line no-restricted-properties
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./lib/env')
  const { captureKey } = await import('./lib/http/captured-values')
  // oxlint-disable-next-line no-restricted-properties -- Next reads its setting there alone
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = captureKey(env.payloadSecret)
  const { finishRestore } = await import('./lib/backup/swap')
  await finishRestore(env.dataDir, env.databaseUri)
  const { endOnStartProblem } = await import('./composition/start-checks')
  await endOnStartProblem()
  const { keepPagesFresh } = await import('./lib/cache/follow-refreshes')
  keepPagesFresh()
  const { startScheduler } = await import('./lib/queue/scheduler')
  const { requestTask } = await import('./lib/queue/trigger-worker')
  const { workerTasks } = await import('./composition/worker-tasks')
  const tasks = env.worker === 'inside' ? workerTasks : workerTasks.filter(({ isOfServer }) => isOfServer)
  const { shutDownOnSignals } = await import('./lib/queue/shutdown')
  shutDownOnSignals(env.drainSeconds * 1000)
  startScheduler(tasks, ({ name }) => requestTask(name))
  const { warnOfUntrustedProxy } = await import('./lib/http/proxy-trust')
  warnOfUntrustedProxy(env, console.warn)
  const { watchMissing } = await import('./features/routing/server/watch-missing')
  watchMissing()
}
