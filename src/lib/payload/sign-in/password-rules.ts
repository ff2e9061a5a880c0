import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

import { env } from '@/lib/env'
import { studioMessage } from '@/lib/payload/studio-message'
import { sha256 } from '@/lib/values/digest'
import { isRecord, textOf } from '@/lib/values/read-value'
import { foldLetters } from '@/lib/values/slugify'

import { passwordLength } from './password-length'

let loading: Promise<ZxcvbnFactory> | undefined

/** The lists of common passwords, names and words take a few megabytes and are needed when a password is set. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}

/** Of 0 to 4: below, fewer than 10^8 guesses find the password. */
const sufficient = 3

/** A text, the two parts of an e-mail address, the words, and these as one word: people write their name in one. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u)
  return [text, ...text.split('@'), words.join(''), ...words].filter((word) => word.length > 2)
}

/** As compared: no accents, capitals, spaces, marks. */
const foldAll = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Minimum number of letters and digits outside the known words: attackers append years, signs and names of towns. */
const minUnknown = 8

/** Whether what is known makes most of a password: the estimator counts a spelling of several words as a find of its own. */
function isMostlyKnown(password: string, words: readonly string[]): boolean {
  const folded = foldAll(password)
  const longWords = words.map(foldAll).filter((word) => word.length > 3)
  const rest = longWords
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ' '), folded)
    .replaceAll(' ', '')
  return rest.length * 2 < folded.length && rest.length < minUnknown
}

/**
 * Whether a password is among the common ones or is easily guessed with what is known about the account.
 *
 * @param context e-mail address, name, host of the site and the like
 */
async function isGuessable(password: string, context: readonly string[]): Promise<boolean> {
  const words = context.flatMap(wordsOf)
  if (isMostlyKnown(password, words)) return true
  const estimator = await (loading ??= loadEstimator())
  return estimator.check(password, words).score < sufficient
}

export type PasswordProblem = 'tooShort' | 'tooLong' | 'guessable'

/** The names of the agency, which stand on every page: what its staff and its owners think of first. */
async function findAgencyNames(payload: Payload): Promise<string[]> {
  const { agency }: { agency?: unknown } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    locale: 'all',
    select: { agency: { name: true } },
  })
  const name: unknown = isRecord(agency) ? agency.name : null
  return (isRecord(name) ? Object.values(name) : [name]).map(textOf).filter(Boolean)
}

/**
 * Why a password is refused; null when it is a good one.
 *
 * @param findKnown what is known about the account: e-mail address, name
 */
export async function findPasswordProblem(
  payload: Payload,
  password: string,
  findKnown: () => Promise<readonly string[]>,
): Promise<PasswordProblem | null> {
  if (password.length < passwordLength.min) return 'tooShort'
  if (password.length > passwordLength.max) return 'tooLong'
  const refusedWords = [
    ...(await findKnown()),
    ...(await findAgencyNames(payload)),
    new URL(env.serverUrl).hostname,
  ]
  return (await isGuessable(password, [...refusedWords, 'perron'])) ? 'guessable' : null
}

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
  return [account, change.data].flatMap(({ email, name }) => [textOf(email), textOf(name)])
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
  const id = 'id' in args ? args.id : undefined
  const problem =
    typeof password === 'string'
      ? await findPasswordProblem(req.payload, password, () =>
          contextOf(req, { slug: collection.slug, data, id }),
        )
      : 'tooShort'
  if (problem === 'guessable') return refuse(studioMessage(req, 'accounts.passwordGuessable'))
  if (problem !== null) return refuse(studioMessage(req, 'accounts.passwordLength', passwordLength))
  return args
}
