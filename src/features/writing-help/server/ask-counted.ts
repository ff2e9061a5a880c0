import { APIError, type PayloadRequest } from 'payload'

import { studioMessage } from '@/lib/payload/studio-message'

import type { TextMessage } from '../model/prompt'
import type { CountedKind } from '../model/writing-kinds'
import { askModel, ModelError, type Picture } from './ask-model'
import { readWritingSettings } from './settings'
import { countUse, refuseBeyondLimits } from './usage'

interface Question {
  kind: CountedKind
  messages: readonly TextMessage[]
  picture?: Picture | null
}

/**
 * Asks the model for a member of staff, within the limits of the account and the month, and counts it.
 *
 * @throws APIError 429 beyond a limit, 424 with the reason when there is no answer, in the user's language
 */
export async function askCounted(
  req: PayloadRequest,
  { kind, messages, picture = null }: Question,
): Promise<string> {
  const { monthlyRequests } = await readWritingSettings(req)
  await refuseBeyondLimits(req, monthlyRequests)
  try {
    const { text, tokens } = await askModel(messages, picture)
    await countUse(req, { kind, tokens })
    return text
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    req.payload.logger.warn({ msg: `The language model gave no text: ${error.message}` })
    if (error.fault !== 'none') await countUse(req, { kind, tokens: 0 })
    throw new APIError(studioMessage(req, `writingHelp.faults.${error.fault}`), 424)
  }
}
