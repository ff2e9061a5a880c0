import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { memoryFlags, memoryLimit } from './memory-limit'

/** Says that this process has its options already. */
const mark = 'PERRON_RESTARTED'

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** The options of Node that this process lacks, and the environment for them; null when it lacks none. */
export function missingOptions(): { flags: string[]; env: NodeJS.ProcessEnv } | null {
  if (process.env[mark]) return null
  const limit = memoryLimit(readText)
  const given = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(/\s+/)]
  const flags = memoryFlags(limit, given)
  if (flags.length === 0) return null
  // Keeps the allocator of glibc from holding back memory that a small container needs. It is read at the start of a process.
  const arenas = limit === null ? {} : { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
  return { flags, env: { ...process.env, ...arenas, [mark]: '1' } }
}

/** Passes signals on to a process and ends as it does. */
function follow(child: ReturnType<typeof spawn>): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.once('exit', (status, signal) => {
    if (signal) process.removeAllListeners(signal).kill(process.pid, signal)
    else process.exit(status ?? 1)
  })
}

type Execute = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) => void

/**
 * Starts this program again with more options of Node, which a running process cannot take: in its place, or before Node
 * 22.15, which cannot do that, as its child.
 */
export function restart({ flags, env }: { flags: string[]; env: NodeJS.ProcessEnv }): void {
  const args = [...process.execArgv, ...flags, ...process.argv.slice(1)]
  const { execve } = process as { execve?: Execute }
  if (execve) execve.call(process, process.execPath, [process.execPath, ...args], env)
  else follow(spawn(process.execPath, args, { stdio: 'inherit', env }))
}
