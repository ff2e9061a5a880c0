import { env } from '@/lib/env'

import { BoundedLimiter } from './bounded-limiter'
import { makeFormLimits, type LimitedSubmission } from './make-form-limits'

const limits = makeFormLimits(env.payloadSecret)

/** See `makeFormLimits`: 0 when the submission may be stored, else the seconds to wait. Ask after the captcha. */
export const takeFormLimits = (submission: LimitedSubmission): Promise<number> => limits.take(submission)

/** Takes back what `takeFormLimits` counted, for a submission that was not stored after all. */
export const giveBackFormLimits = (submission: LimitedSubmission): Promise<void> =>
  limits.giveBack(submission)

/** Counts a submission with mistakes; 0 when the visitor may be told of them, else the seconds to wait. */
export const takeRefusedSubmission = (address: string): Promise<number> => limits.takeRefused(address)

/** Before a submission is read: seconds an address has to wait after too many wrong ones; 0 for all others. */
export const waitAfterRefused = (address: string): Promise<number> => limits.waitOf(address)

const challenges = new BoundedLimiter({ points: 60, seconds: 600 })

/** Counts a challenge of the captcha; 0 when it may be given. */
export const takeChallenge = (address: string): Promise<number> => challenges.take(address)

const suggestions = new BoundedLimiter({ points: 60, seconds: 60 })

/** Counts a suggestion of the quick search; 0 when it may be given. */
export const takeSuggestion = (address: string): Promise<number> => suggestions.take(address)
