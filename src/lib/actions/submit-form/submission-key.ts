import { createHash, createHmac } from 'node:crypto'

import { env } from '@/lib/env'
import { todayInBrussels } from '@/lib/forms/form-day'
import type { Answers } from '@/lib/forms/form-field'
import type { FormKind } from '@/lib/leads/form-kinds'

import type { SentValues } from './read-submission'
import type { SentFile } from './sent-file'

interface About {
  kind: FormKind
  /** Public reference of what it is about. */
  ref?: string | undefined
}

interface KeyFacts extends About {
  answers: Answers
  files: SentFile[]
}

interface AttemptFacts extends About {
  /** Made by the browser, or by the page that came again, for this attempt. */
  clientKey: string
  values: SentValues
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

const keyedHash = (parts: unknown[]): string =>
  createHmac('sha256', env.payloadSecret).update(JSON.stringify(parts)).digest('base64url')

/** Stands for the address a visitor sends from, without telling it. */
export const clientKeyOf = (address: string): string => keyedHash(['perron:client', address])

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Without a key of its own, as a kept page sends it when there is no JavaScript: the same answers of one day are the
 * same submission. Tells nothing about the answers.
 */
export function submissionKeyOf({ kind, answers, files, ref }: KeyFacts): string {
  const canonical = Object.entries(answers).sort(byName)
  const hashes = files.map(({ bytes }) => hashOf(bytes))
  return keyedHash(['perron:submission', kind, todayInBrussels(), ref ?? '', canonical, hashes])
}

/** One value as it was sent; what no form sends is never stored and need not be told apart. */
async function signOf(value: unknown): Promise<string> {
  if (value instanceof File) return hashOf(new Uint8Array(await value.arrayBuffer()))
  return typeof value === 'object' ? '' : String(value)
}

/**
 * With a key of its own: the same for what is sent again unchanged. Known before anything is judged, so that what was
 * stored is recognised even when it would not be right any more: its hour has come too close, its property is sold.
 */
export async function attemptKeyOf({ kind, clientKey, ref, values }: AttemptFacts): Promise<string> {
  const sent = Object.entries(values).sort(byName)
  const signs = await Promise.all(
    sent.map(async ([name, value]) => [name, await Promise.all([value].flat().map(signOf))]),
  )
  return keyedHash(['perron:attempt', kind, clientKey, ref ?? '', signs])
}
