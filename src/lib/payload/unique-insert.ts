import { randomUUID } from 'node:crypto'

/**
 * Options of an insert that competes for a unique key. A single insert needs no transaction. Inside one, a MongoDB
 * replica set reports a write conflict before the winner's row can be read.
 */
export const uniqueInsert = { depth: 0, disableTransaction: true } as const

/** A value for a unique column whose row has given its key back, such as a cancelled appointment. */
export const releasedKey = (reason: string): string => `${reason}:${randomUUID()}`
