import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { findRedisProblem } from '@/lib/redis/redis'

import { freePort } from './s3-server'

const programs = ['redis-server', 'valkey-server']
const startWithinMs = 10_000

export interface RedisServer {
  url: string
  /** Kills the server; `start` continues on the same port with nothing stored. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Keeps its connections and answers nothing, until `goOn`. */
  hang: () => void
  goOn: () => void
}

function findProgram(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/sbin']
  const files = programs.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return files.find((file) => existsSync(file))
}

/** A real server on this machine that asks for a password, or null when the program is not installed. */
export async function startRedisServer(): Promise<RedisServer | null> {
  const file = findProgram()
  if (!file) return null
  const port = await freePort()
  const url = `redis://:perron-test@127.0.0.1:${port}`
  let child: ChildProcess | null = null
  const start = async () => {
    const options = ['--bind', '127.0.0.1', '--save', '', '--requirepass', 'perron-test']
    child = spawn(file, ['--port', String(port), ...options], { stdio: 'ignore' })
    for (const until = Date.now() + startWithinMs; (await findRedisProblem(url)) !== null; await wait(20))
      if (Date.now() > until) throw new Error(`${file} did not start within ${startWithinMs / 1000} s`)
  }
  const kill = async () => {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url,
    kill,
    start,
    hang: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
  }
}

/** How to get it, for the test that reports its absence. */
export const redisServerMissing = `NOT RUN: there is no redis-server and no valkey-server, so nothing was tested with Redis.
  Debian has both: apt-get install redis-server`
