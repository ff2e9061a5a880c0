import { z } from 'zod'

import { env } from '@/lib/env'
import { anyIp, HttpError, isSuccess, parseJson, sendRequest, type HttpAnswer } from '@/lib/http/http-client'
import { formatError } from '@/lib/values/format-error'

import type { TextMessage } from '../model/prompt'

/** Why a model gave no text; `answer` is one that cannot be read. */
export type ModelFault = 'none' | 'key' | 'busy' | 'unreachable' | 'slow' | 'answer'

export class ModelError extends Error {
  constructor(
    readonly fault: ModelFault,
    /** For the log; holds neither key nor texts. */
    detail: string,
  ) {
    super(detail)
  }
}

export interface Picture {
  /** A JPEG. */
  content: Buffer
}

interface ModelAnswer {
  text: string
  /** Of question and answer, as the service counts them; 0 when it says nothing. */
  tokens: number
}

/** The form of chat completions that hosted services and own servers share. */
const answerShape = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().min(1) }) })).min(1),
  usage: z
    .object({ total_tokens: z.number().int().min(0) })
    .partial()
    .optional(),
})

const timeoutMs = 60_000
const maxBytes = 400_000
/** Of an answer; the longest text of a field has fewer. */
const maxTokens = 4000

/** The picture is part of the last message. */
const withPicture = (messages: readonly TextMessage[], picture: Picture | null) =>
  messages.map((message, index) =>
    picture && index === messages.length - 1
      ? {
          role: message.role,
          content: [
            { type: 'text', text: message.content },
            {
              type: 'image_url',
              image_url: { url: `data:image/jpeg;base64,${picture.content.toString('base64')}` },
            },
          ],
        }
      : message,
  )

function faultOf(status: number): ModelFault {
  if (status === 401 || status === 403) return 'key'
  return status === 429 || status >= 500 ? 'busy' : 'answer'
}

function faultOfError(error: unknown): ModelFault {
  if (error instanceof HttpError && error.kind === 'size') return 'answer'
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable'
}

/**
 * Asks the model of the environment.
 *
 * @throws ModelError
 */
export async function askModel(
  messages: readonly TextMessage[],
  picture: Picture | null = null,
): Promise<ModelAnswer> {
  const settings = env.languageModel
  if (!settings) throw new ModelError('none', 'AI_URL is not set')
  const body = {
    model: settings.model,
    messages: withPicture(messages, picture),
    max_tokens: maxTokens,
    temperature: 0.3,
  }
  let answer: HttpAnswer
  try {
    answer = await sendRequest({
      url: `${settings.url}/chat/completions`,
      headers: settings.key ? { authorization: `Bearer ${settings.key}` } : {},
      body,
      maxBytes,
      timeoutMs,
      // The address is the operator's.
      isAllowed: anyIp,
    })
  } catch (error) {
    throw new ModelError(faultOfError(error), formatError(error))
  }
  if (!isSuccess(answer.status)) throw new ModelError(faultOf(answer.status), `status ${answer.status}`)
  const read = answerShape.safeParse(parseJson(answer.content)).data
  const text = read?.choices[0]?.message.content
  if (!text) throw new ModelError('answer', 'no text in the answer')
  return { text, tokens: read.usage?.total_tokens ?? 0 }
}
