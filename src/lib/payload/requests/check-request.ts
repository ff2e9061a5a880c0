import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'

import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord } from '@/lib/values/read-value'

import { checkQuery } from './check-query'
import { findMissingRelations } from './missing-relations'
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
 * What a request writes: an object, and not its own dates, because how long something is stored depends on them. An e-mail
 * address is a text. Documents that it names exist.
 *
 * @throws APIError 400 in the user's language; ValidationError that names the fields with missing documents
 */
async function toWrittenData(
  data: unknown,
  fields: readonly FlattenedField[],
  { operation, req }: { operation: 'create' | 'update'; req: PayloadRequest },
): Promise<Record<string, unknown>> {
  if (!isRecord(data)) return refuse(req, 'noObject')
  const context = { blocks: req.payload.blocks, hasAllLocales: req.locale === 'all' }
  if (isMalformed(data) || !isReadableData(data, fields, context)) return refuse(req, 'unreadableData')
  const { createdAt: _, updatedAt: __, ...rest } = data
  if (rest.email !== undefined && rest.email !== null && typeof rest.email !== 'string')
    return refuse(req, 'emailNoText')
  const missing = await findMissingRelations(rest, fields, { operation, req })
  if (missing.length === 0) return rest
  const message = studioMessage(req, 'refusals.missingDocument')
  throw new ValidationError({ errors: missing.map((path) => ({ path, message })), req }, req.t)
}

/**
 * Checks what a request asks of a collection, before Payload reads it: it would answer malformed input with status 500.
 * Scripts and the system are not checked; they may set dates.
 */
export const checkRequest: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return args
  await checkQuery(args, collection, req)
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID
  if ((operation !== 'create' && operation !== 'update') || isCopy) return args
  // Payload would fetch the file from there, with the cookies of the request and without limits of size and time. It has
  // taken the address out of the data of the operation; that of the request still has it.
  if (operation === 'create' && collection.upload && !req.file && req.data?.url)
    return refuse(req, 'fileByUrl')
  const data = await toWrittenData('data' in args ? args.data : null, collection.flattenedFields, {
    operation,
    req,
  })
  return { ...args, data }
}

/** Checks what a request writes to a global. */
export const checkGlobalRequest: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) =>
  operation === 'update' && !overrideAccess
    ? { ...args, data: await toWrittenData(args.data, global.flattenedFields, { operation, req }) }
    : args
