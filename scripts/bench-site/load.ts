import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

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
  const refused = Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0)
  const served = all - refused
  return {
    perSecond: served / options.seconds,
    p99: toMs(find(/^\s+99%\s+(\S+)/m)),
    cpuMs: cpu / Math.max(served, 1),
    refused,
  }
}

/** A script for wrk: random filters, each from another client, because pages made on request are limited for each. */
export function writeFilterScript(folder: string, listing: string): string {
  const file = path.join(folder, 'filters.lua')
  writeFileSync(
    file,
    `math.randomseed(os.time())
request = function()
  local query = '?priceMin=' .. (math.random(50, 900) * 1000) .. '&bedroomsMin=' .. math.random(1, 3)
  local client = '10.' .. math.random(0, 255) .. '.' .. math.random(0, 255) .. '.' .. math.random(1, 254)
  return wrk.format('GET', '${listing}' .. query, { ['x-forwarded-for'] = client })
end
`,
  )
  return file
}
