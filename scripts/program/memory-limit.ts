import { newObjectsMb } from '../lib/system.mjs'

/** The text of a file, or null when there is none or it cannot be read. */
export type ReadText = (file: string) => string | null

const mebibyte = 2 ** 20

/** Version 1 writes "no limit" as a number near 2^63. */
const unlimitedFrom = 2 ** 60

/** The path of a control group and of those around it: a limit of any of them counts. */
function groupsFrom(group: string): string[] {
  const names = group.split('/').filter((name) => name && name !== '..')
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`).concat('')
}

/** Where Linux keeps the limits of a line of `/proc/self/cgroup`, such as `0::/system.slice/perron.service`. */
function limitFiles(line: string): string[] {
  const [, controllers, group = ''] = /^\d+:([^:]*):(.*)$/.exec(line) ?? []
  if (controllers === undefined) return []
  if (controllers === '') return groupsFrom(group).map((each) => `/sys/fs/cgroup${each}/memory.max`)
  if (!controllers.split(',').includes('memory')) return []
  return groupsFrom(group).map((each) => `/sys/fs/cgroup/memory${each}/memory.limit_in_bytes`)
}

/** The memory that a container or a unit of systemd gives to this process, in bytes; null without a limit. */
export function memoryLimit(read: ReadText): number | null {
  const lines = (read('/proc/self/cgroup') ?? '').split('\n')
  const limits = lines.flatMap(limitFiles).map((file) => Number(read(file)?.trim() || NaN))
  const bounds = limits.filter((limit) => limit > 0 && limit < unlimitedFrom)
  return bounds.length > 0 ? Math.min(...bounds) : null
}

/**
 * The part of the memory that the heap of Node may take. Pictures, SQLite and stored pages come beside it: with 1 GB in all
 * 320 MB of heap keep the whole below 700 MB (`npm run bench memory`).
 */
const heapShare = 320 / 1024

/** In MB: below this the program does not start; above it more heap is of no use. */
const heapRange = { least: 256, most: 4096 }

/** In MB: with less, the room for new objects is missing elsewhere. */
const roomyFrom = 1536

/**
 * Options of Node that fit the server into its memory; without a limit Node takes what the machine has.
 *
 * @param limit in bytes, or null
 * @param given options of Node that an operator has set: these win
 */
export function memoryFlags(limit: number | null, given: readonly string[]): string[] {
  const isFree = (option: string) => !given.some((each) => each.replaceAll('_', '-').startsWith(option))
  const flags: string[] = []
  const size = limit === null ? Infinity : limit / mebibyte
  if (limit !== null && isFree('--max-old-space-size')) {
    const heap = Math.round(size * heapShare)
    flags.push(`--max-old-space-size=${Math.min(Math.max(heap, heapRange.least), heapRange.most)}`)
  }
  if (size >= roomyFrom && isFree('--max-semi-space-size'))
    flags.push(`--max-semi-space-size=${newObjectsMb}`)
  return flags
}
