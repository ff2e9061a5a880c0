import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export interface SlowProxy {
  /** Origin of the proxy. */
  origin: string
  /** Every piece of an answer comes so much later, in milliseconds. */
  delayMs: number
  close: () => Promise<void>
}

/** A TCP proxy in front of a server, whose answers can be delayed. */
export async function startSlowProxy(target: string): Promise<SlowProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const proxy: SlowProxy = { origin: '', delayMs: 0, close: async () => undefined }
  const server = createServer((client) => {
    const behind = connect(Number(port), hostname)
    const delay = new Transform({
      transform: (data, _encoding, done) => void setTimeout(() => done(null, data), proxy.delayMs),
    })
    sockets.add(client)
    client.on('error', () => behind.destroy()).on('close', () => behind.destroy())
    behind.on('error', () => client.destroy())
    client.pipe(behind).pipe(delay).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  proxy.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  proxy.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return proxy
}
