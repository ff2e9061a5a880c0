import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload'

import { env } from '@/lib/env'
import { studioMessage } from '@/lib/payload/studio-message'
import { sha256 } from '@/lib/values/digest'
import { isRecord, textOf } from '@/lib/values/read-value'

import { isGuessable } from './password-strength'

const minLength = 12
/** Longer passwords would only cost hashing time. */
const maxLength = 128

const setsPassword = new Set<string>(['create', 'update', 'resetPassword'])

const refuse = (message: string): never => {
  throw new APIError(message, 400, undefined, true)
}

interface Change {
  slug: CollectionSlug
  data: Record<string, unknown>
  id?: unknown
}

/** The account whose password is set, when it is stored already. */
async function findAccount(
  req: PayloadRequest,
  { slug, data, id }: Change,
): Promise<Record<string, unknown>> {
  const where: Where =
    typeof id === 'string'
      ? { id: { equals: id } }
      : { resetPasswordToken: { equals: sha256(textOf(data.token)) } }
  const account: unknown = await req.payload.db.findOne({ collection: slug, where })
  return isRecord(account) ? account : {}
}

async function contextOf(req: PayloadRequest, change: Change): Promise<string[]> {
  const account = change.data.token || change.id ? await findAccount(req, change) : {}
  const known = [account, change.data].flatMap(({ email, name }) => [textOf(email), textOf(name)])
  return [...known, new URL(env.serverUrl).hostname, 'perron']
}

/**
 * Refuses passwords that are too short, too long or easily guessed, wherever one can be set; Payload's own minimum is
 * three characters.
 */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const data: unknown = setsPassword.has(operation) && 'data' in args ? args.data : null
  if (!isRecord(data)) return args
  const { password } = data
  if (password === undefined || password === null || password === '') return args
  if (typeof password !== 'string' || password.length < minLength || password.length > maxLength)
    return refuse(studioMessage(req, 'accounts.passwordLength', { min: minLength, max: maxLength }))
  const context = await contextOf(req, {
    slug: collection.slug,
    data,
    id: 'id' in args ? args.id : undefined,
  })
  if (await isGuessable(password, context)) return refuse(studioMessage(req, 'accounts.passwordGuessable'))
  return args
}
