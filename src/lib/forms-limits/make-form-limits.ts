import { createHmac } from 'node:crypto'

import type { FormKind } from '@/lib/leads/form-kinds'

import { BoundedLimiter, type Allowance } from './bounded-limiter'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A submission that is right and is about to be stored. */
export interface LimitedSubmission {
  kind: FormKind
  /** What `addressOf` says of the request. */
  address: string
  email?: string
  /** Somebody else who gets a mail: the friend, the second buyer of an offer. */
  friend?: string
  /** The captcha was not the one the agency chose; see `verifyCaptcha`. */
  isFallback?: boolean
}

/** Of one form, per address; besides those for all forms together. */
const ofForm: Partial<Record<FormKind, Allowance>> = {
  sendToFriend: { points: 5, seconds: day },
  documentRequest: { points: 10, seconds: day },
  contactAppointment: { points: 5, seconds: hour },
  jobContact: { points: 3, seconds: hour },
}

type Count = readonly [limiter: BoundedLimiter, key: string]

/** Stops at the first that is used up and takes back what was counted, that one too. */
async function takeAll(counts: readonly Count[]): Promise<number> {
  for (const [index, [limiter, key]] of counts.entries()) {
    const seconds = await limiter.take(key)
    if (seconds === 0) continue
    await giveBackAll(counts.slice(0, index + 1))
    return seconds
  }
  return 0
}

async function giveBackAll(counts: readonly Count[]): Promise<void> {
  for (const [limiter, key] of counts) await limiter.giveBack(key)
}

function makeLimiters() {
  const forms = new Map(
    Object.entries(ofForm).map(([kind, allowance]) => [kind, new BoundedLimiter(allowance)] as const),
  )
  return {
    forms,
    address: new BoundedLimiter({ points: 5, seconds: 10 * minute }),
    addressOfDay: new BoundedLimiter({ points: 30, seconds: day }),
    email: new BoundedLimiter({ points: 3, seconds: hour }),
    friend: new BoundedLimiter({ points: 3, seconds: day }),
    fallback: new BoundedLimiter({ points: 2, seconds: hour }),
    refused: new BoundedLimiter({ points: 30, seconds: 10 * minute }),
  }
}

/**
 * Fresh counters of what visitors send.
 *
 * @param secret e-mail addresses are kept only as keyed hashes made with it
 */
export function makeFormLimits(secret: string) {
  const limiters = makeLimiters()

  const hashOf = (kind: FormKind, email: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['perron:form-limit', kind, email.normalize('NFC').trim().toLowerCase()]))
      .digest('base64url')

  function countsOf({ kind, address, email, friend, isFallback }: LimitedSubmission): Count[] {
    const form = limiters.forms.get(kind)
    return [
      [limiters.address, address],
      [limiters.addressOfDay, address],
      ...(form ? [[form, address] as const] : []),
      ...(email ? [[limiters.email, hashOf(kind, email)] as const] : []),
      ...(friend ? [[limiters.friend, hashOf(kind, friend)] as const] : []),
      ...(isFallback ? [[limiters.fallback, address] as const] : []),
    ]
  }

  return {
    /** Counts a submission. @returns seconds until it may be sent again; 0 when it may be stored. Refused ones use nothing up. */
    take: (submission: LimitedSubmission): Promise<number> => takeAll(countsOf(submission)),
    /** For a submission that was counted and could not be stored after all, such as one for a full slot. */
    giveBack: (submission: LimitedSubmission): Promise<void> => giveBackAll(countsOf(submission)),
    /** Counts a submission that is not right, against a wider limit of its own. @returns seconds to wait; 0 when it may be told what is wrong. */
    takeRefused: (address: string): Promise<number> => limiters.refused.take(address),
    /** Asked before anything is read. @returns seconds to wait; 0 for an address that did not send too many wrong ones. */
    waitOf: (address: string): Promise<number> => limiters.refused.wait(address),
  }
}
