import { answerMailEvents } from '@/lib/email/bounces/answer-mail-events'
import { env } from '@/lib/env'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { payloadClient } from '@/lib/payload/payload-client'

export const dynamic = 'force-dynamic'

const refusals = databaseLimiters(payloadClient)('refused mail events of a client', {
  points: 20,
  seconds: 10 * 60,
})

/** Bounces and complaints of a mail provider. */
export const POST = (request: Request): Promise<Response> =>
  answerMailEvents(request, {
    secret: env.mailEventsSecret,
    refusals,
    getPayload: payloadClient,
    now: new Date(),
  })
