import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import type { S3Settings } from '@/lib/storage/s3-storage'

const program = 'versitygw'
const startWithinMs = 20_000

export interface S3Server {
  settings: { [Name in keyof S3Settings]-?: string }
  /** Creates a bucket. */
  makeBucket: (name: string) => Promise<void>
  /** The folder in which the server stores the objects of a bucket. */
  folderOf: (bucket: string) => string
  /** Kills the server; `start` continues with the same objects. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Kills the server and deletes everything. */
  remove: () => Promise<void>
}

/** The server on the path, or where `go install` puts programs. */
function findProgram(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), path.join(homedir(), 'go/bin')]
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file))
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

async function waitFor(port: number): Promise<void> {
  for (const until = Date.now() + startWithinMs; Date.now() < until; await wait(50))
    if (await accepts(port)) return
  throw new Error(`${program} did not start within ${startWithinMs / 1000} s`)
}

/** A real S3 server on this machine, or null when the program is not installed. */
export async function startS3Server(): Promise<S3Server | null> {
  const file = findProgram()
  if (!file) return null
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-s3-'))
  const port = await freePort()
  const keys = { accessKeyId: 'perron-test', secretAccessKey: 'perron-test-secret' }
  let child: ChildProcess | null = null
  const start = async () => {
    const options = ['--access', keys.accessKeyId, '--secret', keys.secretAccessKey, '--quiet']
    child = spawn(file, [...options, '--port', `127.0.0.1:${port}`, 'posix', folder], { stdio: 'ignore' })
    await waitFor(port)
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
    settings: { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...keys },
    makeBucket: async (name) => void (await mkdir(path.join(folder, name))),
    folderOf: (bucket) => path.join(folder, bucket),
    kill,
    start,
    remove: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** How to get it, for the test that reports its absence. */
export const s3ServerMissing = `NOT RUN: there is no ${program}, so nothing was tested on S3. Install it with
  go install github.com/versity/versitygw/cmd/versitygw@latest`
