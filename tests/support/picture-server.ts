import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import sharp from 'sharp'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A small picture of one colour; each colour is another content. */
export const makePicture = (red: number, side = 20): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: red, g: 80, b: 90 } } })
    .jpeg()
    .toBuffer()

export interface PictureServer {
  /** The address of a path. */
  at: (path: string) => string
  /** What a path, without its query, answers from now on: a file with its ETag, or any other answer. */
  serve: (path: string, answer: Buffer | Answer) => void
  /** Requested paths, with the status of the answer. */
  requests: string[]
  stop: () => Promise<void>
}

const fileAnswer =
  (content: Buffer): Answer =>
  (request, response) => {
    const etag = `"${content.length}-${content.toString('base64').slice(-40)}"`
    const isKnown = request.headers['if-none-match'] === etag
    response.writeHead(isKnown ? 304 : 200, { etag, 'content-type': 'image/jpeg' })
    response.end(isKnown ? undefined : content)
  }

/** A server of pictures at a local address. */
export async function makePictureServer(): Promise<PictureServer> {
  const answers = new Map<string, Answer>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    response.on('close', () => requests.push(`${path} ${response.statusCode}`))
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    requests,
    at: (path) => `http://127.0.0.1:${port}${path}`,
    serve: (path, answer) => void answers.set(path, Buffer.isBuffer(answer) ? fileAnswer(answer) : answer),
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((done) => void server.close(() => done()))
    },
  }
}
