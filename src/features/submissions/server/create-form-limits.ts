import type { FormKind } from '@/features/submissions/model/form-kinds'
import { mailboxOf } from '@/lib/email/email-address'
import type { Allowance, Limiter, MakeLimiter } from '@/lib/limits/limiter'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A valid submission that is about to be stored. */
export interface LimitedSubmission {
  kind: FormKind
  /** That of the form itself, if it has one. */
  allowance?: Allowance | undefined
  /** As `getClientIp` returns it. */
  clientIp: string
  email?: string
  /** A second recipient: the friend, the second buyer of an offer. */
  friend?: string
  /** The captcha was not that of the chosen provider; see `verifyCaptcha`. */
  isFallback?: boolean
}

type Count = readonly [limiter: Limiter, key: string]

/** Counts all limits; at the first that is exceeded it takes all counts back. */
async function consumeAll(counts: readonly Count[]): Promise<number> {
  for (const [index, [limiter, key]] of counts.entries()) {
    const seconds = await limiter.take(key)
    if (seconds === 0) continue
    await giveBackAll(counts.slice(0, index))
    return seconds
  }
  return 0
}

async function giveBackAll(counts: readonly Count[]): Promise<void> {
  for (const [limiter, key] of counts) await limiter.giveBack(key)
}

function makeLimiters(make: MakeLimiter) {
  const forms = new Map<FormKind, Limiter>()
  const ofForm = (kind: FormKind, allowance: Allowance): Limiter => {
    const limiter = forms.get(kind) ?? make(`form ${kind}`, allowance)
    forms.set(kind, limiter)
    return limiter
  }
  return {
    ofForm,
    clientIp: make('forms', { points: 5, seconds: 10 * minute }),
    clientIpOfDay: make('forms of a day', { points: 30, seconds: day }),
    email: make('form and e-mail', { points: 3, seconds: hour }),
    friend: make('friend', { points: 3, seconds: day }),
    fallback: make('past the provider', { points: 2, seconds: hour }),
    refused: make('refused forms', { points: 30, seconds: 10 * minute }),
  }
}

/** Creates the limits of form submissions. */
export function createFormLimits(make: MakeLimiter) {
  const limiters = makeLimiters(make)

  const keyOf = (kind: FormKind, email: string): string => `${kind} ${mailboxOf(email)}`

  function countsOf(submission: LimitedSubmission): Count[] {
    const { kind, allowance, clientIp, email, friend, isFallback } = submission
    return [
      [limiters.clientIp, clientIp],
      [limiters.clientIpOfDay, clientIp],
      ...(allowance ? [[limiters.ofForm(kind, allowance), clientIp] as const] : []),
      ...(email ? [[limiters.email, keyOf(kind, email)] as const] : []),
      ...(friend ? [[limiters.friend, keyOf(kind, friend)] as const] : []),
      ...(isFallback ? [[limiters.fallback, clientIp] as const] : []),
    ]
  }

  return {
    /** Counts a submission. @returns seconds until it may be sent again; 0 when it may be stored. Refused ones are not counted. */
    take: (submission: LimitedSubmission): Promise<number> => consumeAll(countsOf(submission)),
    /** Takes back the count of a submission that could not be stored, such as one for a full slot. */
    giveBack: (submission: LimitedSubmission): Promise<void> => giveBackAll(countsOf(submission)),
    /** Counts an invalid submission against a separate, wider limit. @returns seconds to wait; 0 when its errors may be returned. */
    consumeRefused: (clientIp: string): Promise<number> => limiters.refused.take(clientIp),
    /** Checked before the body is read. @returns seconds to wait; 0 for a client below the limit of invalid submissions. */
    waitOf: (clientIp: string): Promise<number> => limiters.refused.wait(clientIp),
  }
}
