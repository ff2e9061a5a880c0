import type { CollectionBeforeOperationHook } from 'payload'

import { isRecord } from '@/lib/values/read-value'

/** What Payload reads from a file. */
export const factNames = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'url',
  'thumbnailURL',
  'sizes',
] as const

const facts: ReadonlySet<string> = new Set(factNames)

/**
 * Leaves out what a request says of a file: only the file itself says it. The studio sends these fields with each save; with
 * another name a document would answer for the file of another one, and take it along when it is deleted. Scripts and the
 * system are not checked.
 */
export const dropFileFacts: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const isWrite = operation === 'create' || operation === 'update'
  if (overrideAccess || !isWrite || !('data' in args) || !isRecord(args.data)) return args
  const data = Object.fromEntries(Object.entries(args.data).filter(([name]) => !facts.has(name)))
  return { ...args, data }
}
