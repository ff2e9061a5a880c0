import config from '@payload-config'
import { getPayload } from 'payload'

import { answerStateRequest } from '@/features/operations/server/answer-state-request'

export const dynamic = 'force-dynamic'

/** The state of the site as JSON, for those who have its key. */
export const GET = (request: Request): Promise<Response> =>
  answerStateRequest(request, () => getPayload({ config }))
