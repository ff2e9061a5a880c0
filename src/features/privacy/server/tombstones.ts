import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { normaliseEmail } from '@/lib/email/email-address'
import { keyedDigest } from '@/lib/values/digest'

/** Hashes and dates of erased e-mail addresses, for repeating the erasures after a backup was restored. */
export type Tombstones = Map<string, Date>

/** Keyed hash of an e-mail address. Computing it needs the site's secret and the e-mail address. */
export const hashEmail = (email: string, secret: string): string =>
  keyedDigest(secret, `perron:erasure:${normaliseEmail(email)}`).toString('hex')

export const tombstoneFile = (privateDir: string): string => path.join(privateDir, 'erased-addresses.txt')

/** Records an erasure in a file as well: an older copy of the database does not contain it. */
export async function noteTombstone(file: string, hash: string, at: Date): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await appendFile(file, formatTombstones(new Map([[hash, at]])))
}

/** The lines of a list of erasures. */
export const formatTombstones = (tombstones: Tombstones): string =>
  [...tombstones].map(([hash, at]) => `${at.toISOString()} ${hash}\n`).join('')

const linePattern = /^(\S+) ([0-9a-f]{64})$/

/** Reads a list of erasures; other lines are left out. */
export function parseTombstones(text: string): Tombstones {
  const entries = text
    .split('\n')
    .map((line) => linePattern.exec(line.trim()))
    .flatMap((match) => (match?.[1] && match[2] ? [[match[2], new Date(match[1])] as const] : []))
    .filter(([, at]) => !Number.isNaN(at.getTime()))
  return latest(entries)
}

/** Reads lists of earlier erasures; a missing file counts as empty. */
export async function readTombstoneFiles(files: readonly string[]): Promise<Tombstones> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
  return parseTombstones(texts.join('\n'))
}

const latest = (entries: readonly (readonly [string, Date])[]): Tombstones =>
  new Map(entries.toSorted(([, first], [, second]) => first.getTime() - second.getTime()))

/** The tombstones in the database. */
export async function readStoredTombstones(payload: Payload): Promise<Tombstones> {
  const { docs } = await payload.find({
    collection: 'erasures',
    depth: 0,
    pagination: false,
    // A list of the system; it does not leave the server.
    overrideAccess: true,
    select: { emailHash: true, createdAt: true },
  })
  return latest(docs.map(({ emailHash, createdAt }) => [emailHash, new Date(createdAt)] as const))
}

export const joinTombstones = (...all: Tombstones[]): Tombstones => latest(all.flatMap((each) => [...each]))
