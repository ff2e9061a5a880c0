import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** HTTP servers in place of DeepL and LibreTranslate: they write words in capitals and know what they were asked. */

interface ServiceRequest {
  path: string
  authorization: string
  body: Record<string, unknown>
}

export interface TranslationServer {
  url: string
  requests: ServiceRequest[]
  /** Answers the next request with this status and body instead. */
  failWith: (status: number, body?: string) => void
  /** What becomes of the next texts, instead of capitals. */
  answer: (change: ((markup: string) => string) | null) => void
  stop: () => Promise<void>
}

/** Capitals for the words, not for tags and what `code` holds, which real services leave alone. */
const inCapitals = (markup: string): string =>
  markup
    .split(/(<code\b[^>]*>[^<]*<\/code>|<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.toUpperCase()))
    .join('')

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export async function startTranslationServer(): Promise<TranslationServer> {
  const requests: ServiceRequest[] = []
  let failure: { status: number; body: string } | null = null
  let change: ((markup: string) => string) | null = null
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>
      const { url: path = '', headers } = request
      requests.push({ path, authorization: headers.authorization ?? '', body })
      if (failure) {
        response.writeHead(failure.status).end(failure.body)
        failure = null
        return
      }
      const translated = listOf(body.text ?? body.q).map(change ?? inCapitals)
      const answer = path.startsWith('/v2/')
        ? { translations: translated.map((each) => ({ detected_source_language: 'FR', text: each })) }
        : { translatedText: translated }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failWith: (status, body = '{}') => void (failure = { status, body }),
    answer: (next) => void (change = next),
    stop: () => new Promise((done) => void server.close(() => done())),
  }
}
