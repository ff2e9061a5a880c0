import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'

import { nestedRequest } from '@/lib/payload/as-system'

/** Ends a rehearsal at its first write, with the arguments of that write. */
export class ReachedWrite extends Error {
  constructor(readonly written: unknown) {
    super('A rehearsal reached its first write')
  }
}

const reachWrite = (written: unknown) => Promise.reject(new ReachedWrite(written))

const keep = () => Promise.resolve(null)

const writes = [
  ...(['create', 'updateOne', 'updateMany', 'upsert', 'createVersion', 'updateVersion'] as const),
  ...(['createGlobal', 'updateGlobal', 'createGlobalVersion', 'updateGlobalVersion'] as const),
] as const

/**
 * A request like the given one, whose Payload takes no writes: the first one throws `ReachedWrite`. With it, an
 * operation of Payload runs its access rules, hooks and validation, and changes nothing.
 */
export function rehearsalOf(req: PayloadRequest, context: Record<string, unknown> = {}): PayloadRequest {
  const { payload } = req
  // Both have methods that use `this`; the copies inherit everything else.
  const db = Object.assign(
    Object.create(payload.db) as Payload['db'],
    Object.fromEntries(writes.map((name) => [name, reachWrite])),
    // Before the first write Payload only removes locks of the document; in a rehearsal they stay.
    { deleteOne: keep, deleteMany: keep },
  )
  // The local API of the copy would still write with the original: hooks must not reach it.
  const local = { create: reachWrite, update: reachWrite, delete: reachWrite, updateGlobal: reachWrite }
  const copy = Object.assign(Object.create(payload) as Payload, { db, ...local })
  // Payload writes language, transaction and context into its request; the editor's own must not change.
  const rehearsal = isolateObjectProperty(
    nestedRequest(req, { ...context, isRehearsal: true }),
    'transactionID',
  )
  delete rehearsal.transactionID
  return new Proxy(rehearsal, {
    get: (target, key): unknown => (key === 'payload' ? copy : Reflect.get(target, key, target)),
    // Each call of the local API sets the Payload of its request, to the original.
    set: (target, key, value) => key === 'payload' || Reflect.set(target, key, value, target),
  })
}
