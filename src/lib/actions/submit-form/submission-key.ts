import { createHash, createHmac } from 'node:crypto'

import { env } from '@/lib/env'
import { todayInBrussels } from '@/lib/forms/form-day'
import type { Answers } from '@/lib/forms/form-field'
import type { FormKind } from '@/lib/leads/form-kinds'

import type { SentFile } from './sent-file'

interface KeyFacts {
  kind: FormKind
  answers: Answers
  files: SentFile[]
  /** Made by the browser for this attempt. Without one, the same answers of one day are the same submission. */
  clientKey?: string | undefined
  /** Public reference of what it is about. */
  ref?: string | undefined
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

/** The same for a submission that is sent again, different for any other. Tells nothing about the answers. */
export function submissionKeyOf({ kind, answers, files, clientKey, ref }: KeyFacts): string {
  const canonical = Object.entries(answers).sort(byName)
  const hashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))
  const parts = [kind, clientKey ?? todayInBrussels(), ref ?? '', canonical, hashes]
  return createHmac('sha256', env.payloadSecret)
    .update(JSON.stringify(['perron:submission', ...parts]))
    .digest('base64url')
}
