import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'

import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord } from '@/lib/values/read-value'

import { checkQuery } from './check-query'
import { isReadableData } from './readable-data'

/** @throws APIError 400 in the user's language */
function refuse(
  req: PayloadRequest,
  reason: 'noObject' | 'unreadableData' | 'emailNoText' | 'fileByUrl',
): never {
  throw new APIError(studioMessage(req, `refusals.${reason}`), 400, undefined, true)
}

/** More than any text of an editor has. */
const maxDepth = 500

/** Whether some row names a block that every object inherits, or the data has more levels than a function can walk. */
const isMalformed = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (depth > maxDepth) return true
  return Object.entries(value).some(
    ([key, inner]) =>
      (key === 'blockType' && typeof inner === 'string' && inner in Object.prototype) ||
      isMalformed(inner, depth + 1),
  )
}

/**
 * What a request writes: an object, and not its own dates, because how long something is kept depends on them. An e-mail
 * address is a text.
 */
function toWrittenData(
  data: unknown,
  fields: readonly FlattenedField[],
  req: PayloadRequest,
): Record<string, unknown> {
  if (!isRecord(data)) return refuse(req, 'noObject')
  const known = { blocks: req.payload.blocks, hasAllLocales: req.locale === 'all' }
  if (isMalformed(data) || !isReadableData(data, fields, known)) return refuse(req, 'unreadableData')
  const { createdAt: _, updatedAt: __, ...rest } = data
  if (rest.email !== undefined && rest.email !== null && typeof rest.email !== 'string')
    return refuse(req, 'emailNoText')
  return rest
}

/**
 * Checks what a request asks of a collection, before Payload reads it: it would answer malformed input with status 500.
 * Scripts and the system are not checked; they may set dates.
 */
export const checkRequest: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return args
  checkQuery(args, collection, req)
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID
  if ((operation !== 'create' && operation !== 'update') || isCopy) return args
  const data = toWrittenData('data' in args ? args.data : null, collection.flattenedFields, req)
  // Payload would fetch the file from there.
  if (operation === 'create' && collection.upload && !req.file && data.url) return refuse(req, 'fileByUrl')
  return { ...args, data }
}

/** The same for what a request writes to a global. */
export const checkGlobalRequest: GlobalBeforeOperationHook = ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) =>
  operation === 'update' && !overrideAccess
    ? { ...args, data: toWrittenData(args.data, global.flattenedFields, req) }
    : args
