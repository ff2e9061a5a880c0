import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTTP server in place of a language model: it speaks the form of chat completions and knows what it was asked. */

interface ModelRequest {
  path: string
  authorization: string
  body: {
    model: string
    messages: {
      role: string
      content: string | { type: string; text?: string; image_url?: { url: string } }[]
    }[]
  }
}

export interface ModelServer {
  url: string
  requests: ModelRequest[]
  /** What it answers from now on. */
  say: (text: string) => void
  /** Answers the next request with this status and body instead. */
  failWith: (status: number, body?: string) => void
  stop: () => Promise<void>
}

/** @param port 0 for a free one */
export async function startLanguageModel(port = 0): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let failure: { status: number; body: string } | null = null
  let said = 'A text.'
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      const body = JSON.parse(text) as ModelRequest['body']
      const { url: path = '', headers } = request
      requests.push({ path, authorization: headers.authorization ?? '', body })
      if (failure) {
        response.writeHead(failure.status).end(failure.body)
        failure = null
        return
      }
      const answer = {
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: said } }],
        usage: { prompt_tokens: 100, completion_tokens: 23, total_tokens: 123 },
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    say: (next) => void (said = next),
    failWith: (status, body = '{}') => void (failure = { status, body }),
    stop: () => new Promise((done) => void server.close(() => done())),
  }
}

/** All words of a request. */
export const wordsOf = ({ body }: ModelRequest): string => JSON.stringify(body.messages)
