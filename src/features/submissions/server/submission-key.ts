import { env } from '@/lib/env'
import { belgianDay } from '@/lib/time/belgian-time'
import type { Answers } from '@/features/submissions/model/form-field'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { keyedDigest, sha256 } from '@/lib/values/digest'

import type { SentValues } from './read-submission'
import type { SubmittedFile } from './submitted-file'

interface About {
  kind: FormKind
  /** Public reference of the property or project. */
  ref?: string | undefined
}

interface KeyFacts extends About {
  answers: Answers
  files: SubmittedFile[]
}

interface AttemptFacts extends About {
  /** Set by the browser, or by a rerendered page, for this attempt. */
  clientKey: string
  values: SentValues
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

const keyedHash = (parts: unknown[]): string => keyedDigest(env.payloadSecret, parts).toString('base64url')

/** Keyed hash of a client IP for stored keys; the IP cannot be derived from it. */
export const clientKeyOf = (clientIp: string): string => keyedHash(['perron:client', clientIp])

/**
 * Key without a client key, for cached pages without JavaScript: the same answers on the same day are the same
 * submission. Reveals nothing about the answers.
 */
export function createSubmissionKey({ kind, answers, files, ref }: KeyFacts): string {
  const canonical = Object.entries(answers).sort(byName)
  const hashes = files.map(({ bytes }) => sha256(bytes))
  return keyedHash(['perron:submission', kind, belgianDay(new Date()), ref ?? '', canonical, hashes])
}

/** One submitted value; values that no form sends are never stored and need no distinction. */
async function digestValue(value: unknown): Promise<string> {
  if (value instanceof File) return sha256(new Uint8Array(await value.arrayBuffer()))
  return typeof value === 'object' ? '' : String(value)
}

/**
 * Key with a client key: the same for an unchanged repeat. Computed before validation, so that a stored submission is
 * recognised even when it would no longer be valid: its slot is too near, its property is sold.
 */
export async function createAttemptKey({ kind, clientKey, ref, values }: AttemptFacts): Promise<string> {
  const sent = Object.entries(values).sort(byName)
  const signs = await Promise.all(
    sent.map(async ([name, value]) => [name, await Promise.all([value].flat().map(digestValue))]),
  )
  return keyedHash(['perron:attempt', kind, clientKey, ref ?? '', signs])
}
