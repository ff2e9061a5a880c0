import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What one run of wrk measured. Refused responses are not counted as served. */
export interface Load {
  /** Responses of status 2xx and 3xx in a second. */
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** CPU time of the server for one response, in milliseconds. */
  cpuMs: number
  refused: number
}

export interface LoadOptions {
  connections: number
  seconds: number
  encoding?: string
  /** Path of a script for wrk that makes the requests. */
  script?: string
  /** The script prints how many responses were the wanted ones: the others are refused. */
  countsItself?: boolean
}

export const hasCommand = (name: string): boolean => spawnSync(name, ['--version']).error === undefined

const unitMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function toMs(text: string | undefined): number {
  const [, value, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(text ?? '') ?? []
  return value === undefined ? NaN : Number(value) * (unitMs[unit] ?? NaN)
}

const ticksPerSecond = 100

/** CPU time of a process so far, in milliseconds. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

function runWrk(url: string, { connections, seconds, encoding, script }: LoadOptions): Promise<string> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s']
  if (encoding) args.push('-H', `Accept-Encoding: ${encoding}`)
  if (script) args.push('-s', script)
  return new Promise((resolve, reject) => {
    const wrk = spawn('wrk', [...args, url])
    let text = ''
    wrk.stdout.on('data', (part) => (text += part))
    wrk.on('error', reject)
    wrk.on('close', () => resolve(text))
  })
}

/** Measures one URL, after two seconds of the same load. */
export async function measureLoad(url: string, pid: number, options: LoadOptions): Promise<Load> {
  await runWrk(url, { ...options, seconds: 2 })
  const before = cpuOf(pid)
  const text = await runWrk(url, options)
  const cpu = cpuOf(pid) - before
  const find = (pattern: RegExp) => pattern.exec(text)?.[1]
  const all = Number(find(/(\d+) requests in/))
  const bad = Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0)
  const served = options.countsItself ? Number(find(/Wanted: (\d+)/)) : all - bad
  return {
    perSecond: served / options.seconds,
    p99: toMs(find(/^\s+99%\s+(\S+)/m)),
    cpuMs: cpu / Math.max(served, 1),
    refused: all - served,
  }
}
