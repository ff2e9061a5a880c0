import { z } from 'zod'

/** Version of the layout of a target. */
export const backupFormat = 1

const bytes = z.number().int().min(0)
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

/** A piece of a file or of the database, stored under a name made from its content. */
const part = z.object({ name: hash, bytes })
export type Part = z.infer<typeof part>

/** A path below the data folder; none leads out of it. */
const filePath = z
  .string()
  .refine((value) => value.split('/').every((piece) => piece !== '' && piece !== '.' && piece !== '..'))

const file = z.object({
  path: filePath,
  bytes,
  /** Of the whole content. */
  sha256: hash,
  /** In milliseconds; a file with the same size and time is not read again. */
  modifiedAt: z.number(),
  parts: z.array(part),
})
export type StoredFile = z.infer<typeof file>

const sqlite = z.object({
  kind: z.literal('sqlite'),
  bytes,
  sha256: hash,
  /** Pieces of the file, each compressed with gzip. */
  parts: z.array(part),
  /** Rows per table. */
  counts: z.record(z.string(), count),
})

const collection = z.object({
  name: z.string(),
  /** Lines of canonical EJSON, or BSON documents one after the other; pieces compressed with gzip. */
  format: z.enum(['ejson', 'bson']),
  documents: count,
  parts: z.array(part),
})
export type StoredCollection = z.infer<typeof collection>

const mongodb = z.object({
  kind: z.literal('mongodb'),
  /** All collections at one moment, or one after the other. */
  isSnapshot: z.boolean(),
  collections: z.array(collection),
})

const manifest = z.object({
  format: z.number(),
  id: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** URL of the site. */
  site: z.string(),
  /** Version of the program. */
  version: z.string(),
  /** Names of the migrations of the database, oldest first; on MongoDB those that the program knew. */
  migrations: z.array(z.string()),
  database: z.discriminatedUnion('kind', [sqlite, mongodb]),
  files: z.array(file),
})
export type Manifest = z.infer<typeof manifest>
export type StoredDatabase = Manifest['database']

/** @returns null for anything that is no manifest of a format that this version reads */
export function parseManifest(text: string): Manifest | null {
  try {
    const { success, data } = manifest.safeParse(JSON.parse(text))
    return success && data.format <= backupFormat ? data : null
  } catch {
    return null
  }
}

/** All parts that a backup needs. */
export function partsOf({ database, files }: Manifest): Part[] {
  const ofDatabase =
    database.kind === 'sqlite' ? database.parts : database.collections.flatMap(({ parts }) => parts)
  return [...ofDatabase, ...files.flatMap(({ parts }) => parts)]
}

/** Rows of the database in all. */
export const countRows = (database: StoredDatabase): number =>
  database.kind === 'sqlite'
    ? Object.values(database.counts).reduce((sum, rows) => sum + rows, 0)
    : database.collections.reduce((sum, { documents }) => sum + documents, 0)
