import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

import { ask } from '../rig/http'

const healthEveryMs = 250

export interface Proxy {
  origin: string
  /** Sends requests to these in turn, each while its `/readyz` answers 200. */
  use: (origins: readonly string[]) => Promise<void>
  stop: () => Promise<void>
}

/** A proxy that alternates with every request and repeats none. */
export async function startProxy(): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true })
  let upstreams: readonly string[] = []
  let ready: string[] = []
  let turn = 0

  const checkHealth = async () => {
    const states = await Promise.all(
      upstreams.map(async (origin) => (await ask(`${origin}/readyz`, { timeoutMs: 5000 })).status === 200),
    )
    ready = upstreams.filter((_, index) => states[index])
  }
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      await checkHealth()
      await new Promise((resolve) => setTimeout(resolve, healthEveryMs))
    }
  }

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const upstream = ready[turn++ % Math.max(1, ready.length)]
    const fail = () => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    }
    if (!upstream) return fail()
    const { method, url, headers } = incoming
    const sent = httpRequest(upstream + url, { method, headers, agent }, (answer) => {
      const { connection: _, 'keep-alive': __, ...remaining } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, remaining)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    sent.on('error', fail)
    incoming.pipe(sent)
  }

  const server = createServer(forward)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const watching = watch()
  return {
    origin: `http://127.0.0.1:${port}`,
    use: async (origins) => {
      upstreams = origins
      await checkHealth()
    },
    stop: async () => {
      isOver = true
      await watching
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}
