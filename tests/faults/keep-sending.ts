import type { RigSite } from '../rig/site'
import { makeVisitor, plainKinds, send, solve } from '../rig/visitor'

const visitorsAtOnce = 6

/**
 * Sends forms until the server is gone or the returned function is called.
 *
 * @returns stops; gives the e-mail addresses of the acknowledged ones
 */
export function keepSending({ server, surroundings, secret }: RigSite) {
  const acknowledged: string[] = []
  const kinds = plainKinds(surroundings)
  let isOver = false
  const senders = Array.from({ length: visitorsAtOnce }, async (_, sender) => {
    for (let turn = sender; !isOver; turn += 1) {
      const visitor = await makeVisitor(kinds[turn % kinds.length] ?? 'siteContact', surroundings)
      const { status } = await send(server.origin, visitor, await solve(visitor, secret))
      if (status === 201) acknowledged.push(visitor.email)
      if (status === 0) return
    }
  })
  return async () => {
    isOver = true
    await Promise.all(senders)
    return acknowledged
  }
}
