import { createHmac } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { normaliseAddress } from '@/lib/erasure/mail-address'

/** Which addresses were erased, without saying which they are: what a restored backup is erased by again. */
export type Tombstones = Map<string, Date>

/** Stands for an address. Only somebody with the site's secret, who already knows the address, can make the same. */
export const hashAddress = (address: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`perron:erasure:${normaliseAddress(address)}`)
    .digest('hex')

export const tombstoneFile = (privateDir: string): string => path.join(privateDir, 'erased-addresses.txt')

/** Notes an erasure outside the database as well: an older copy of the database knows nothing of it. */
export async function noteTombstone(file: string, hash: string, at: Date): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await appendFile(file, `${at.toISOString()} ${hash}\n`)
}

const linePattern = /^(\S+) ([0-9a-f]{64})$/

/** Reads lists of earlier erasures; a file that is not there holds none. */
export async function readTombstoneFiles(files: readonly string[]): Promise<Tombstones> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
  const entries = texts
    .flatMap((text) => text.split('\n'))
    .map((line) => linePattern.exec(line.trim()))
    .flatMap((match) => (match?.[1] && match[2] ? [[match[2], new Date(match[1])] as const] : []))
    .filter(([, at]) => !Number.isNaN(at.getTime()))
  return latest(entries)
}

const latest = (entries: readonly (readonly [string, Date])[]): Tombstones =>
  new Map(entries.toSorted(([, first], [, second]) => first.getTime() - second.getTime()))

/** Those the database itself remembers. */
export async function readStoredTombstones(payload: Payload): Promise<Tombstones> {
  const { docs } = await payload.find({
    collection: 'erasures',
    depth: 0,
    pagination: false,
    // The system's own memory; nothing of it leaves.
    overrideAccess: true,
    select: { addressHash: true, createdAt: true },
  })
  return latest(docs.map(({ addressHash, createdAt }) => [addressHash, new Date(createdAt)] as const))
}

export const joinTombstones = (...all: Tombstones[]): Tombstones => latest(all.flatMap((each) => [...each]))
