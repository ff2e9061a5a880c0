import { databaseLimiters } from '@/lib/limits/database-limiter'
import { LoadLimiter } from '@/lib/limits/load-limiter'
import { payloadClient } from '@/lib/payload/payload-client'

import { createFormLimits, type LimitedSubmission } from './create-form-limits'

const limits = createFormLimits(databaseLimiters(payloadClient))

/** See `createFormLimits`: 0 when the submission may be stored, else the seconds to wait. Call after the captcha check. */
export const consumeFormLimits = (submission: LimitedSubmission): Promise<number> => limits.take(submission)

/** Takes back what `consumeFormLimits` counted for a submission that was not stored. */
export const giveBackFormLimits = (submission: LimitedSubmission): Promise<void> =>
  limits.giveBack(submission)

/** Counts a submission with errors; 0 when the errors may be returned, else the seconds to wait. */
export const consumeRefusedSubmission = (clientIp: string): Promise<number> => limits.consumeRefused(clientIp)

/** Checked before a submission is read: seconds a client IP has to wait after too many invalid ones; else 0. */
export const waitAfterRefused = (clientIp: string): Promise<number> => limits.waitOf(clientIp)

const challenges = new LoadLimiter('challenges', { points: 60, seconds: 600 })

/** Counts a captcha challenge; 0 when allowed, else the seconds to wait. */
export const consumeChallenge = (clientIp: string): Promise<number> => challenges.take(clientIp)

const formData = new LoadLimiter('form data', { points: 120, seconds: 60 })

/** Counts a request for what the script of a form needs; 0 when allowed, else the seconds to wait. */
export const consumeFormData = (clientIp: string): Promise<number> => formData.take(clientIp)

const suggestions = new LoadLimiter('suggestions', { points: 60, seconds: 60 })

/** Counts a quick search suggestion; 0 when allowed, else the seconds to wait. */
export const consumeSuggestion = (clientIp: string): Promise<number> => suggestions.take(clientIp)
