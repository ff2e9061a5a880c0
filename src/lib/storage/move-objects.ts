import type { Progress } from '@/lib/backup/progress'
import { sha256 } from '@/lib/values/digest'

import { StorageError, type ObjectStorage, type StoredObject } from './object-storage'

/** Objects read at once. */
const atOnce = 4

export interface MoveSummary {
  /** Objects that were not there, or were older. */
  copied: number
  /** Objects that were there, equal by hash. */
  equal: number
  /** Objects that differ and were stored later in the target: those stay. */
  newer: string[]
}

interface Move {
  from: ObjectStorage
  to: ObjectStorage
}

const hashOf = async (storage: ObjectStorage, key: string): Promise<string | null> => {
  const content = await storage.get(key)
  return content && sha256(content)
}

/** Copies an object and reads the copy. @returns false when it is gone */
async function copy({ from, to }: Move, key: string): Promise<boolean> {
  const content = await from.get(key)
  if (!content) return false
  await to.put(key, content)
  if ((await hashOf(to, key)) !== sha256(content))
    throw new StorageError(`${to.location} does not give back ${key} as it was stored`)
  return true
}

/** Makes the target have an object. @returns what was done; null when the object is gone meanwhile */
async function moveOne(
  move: Move,
  object: StoredObject,
  there: StoredObject | undefined,
): Promise<'copied' | 'equal' | 'newer' | null> {
  const { key, bytes, modifiedAt } = object
  if (there?.bytes === bytes) {
    const [one, other] = await Promise.all([hashOf(move.from, key), hashOf(move.to, key)])
    if (one === other) return 'equal'
  }
  if (there && there.modifiedAt > modifiedAt) return 'newer'
  return (await copy(move, key)) ? 'copied' : null
}

async function listAll(storage: ObjectStorage, folders: readonly string[]): Promise<StoredObject[]> {
  const objects: StoredObject[] = []
  for (const folder of folders) for await (const object of storage.list(folder)) objects.push(object)
  return objects
}

/**
 * Copies the objects of some folders and compares every one by hash. May be repeated: what is there is only compared.
 * Nothing is deleted from the target. A site may use both meanwhile.
 *
 * @param onMoved called once the target surely has an object
 * @throws StorageError when one of the two cannot be used
 */
export async function moveObjects(
  move: Move,
  folders: readonly string[],
  { progress, onMoved }: { progress: Progress; onMoved?: ((key: string) => Promise<void>) | undefined },
): Promise<MoveSummary> {
  const there = new Map((await listAll(move.to, folders)).map((object) => [object.key, object]))
  const objects = await listAll(move.from, folders)
  const summary: MoveSummary = { copied: 0, equal: 0, newer: [] }
  const queue = objects.values()
  let done = 0
  const work = async () => {
    for (const object of queue) {
      const result = await moveOne(move, object, there.get(object.key))
      if (result === 'newer') summary.newer.push(object.key)
      else if (result) summary[result] += 1
      if (result) await onMoved?.(object.key)
      done += 1
      progress.count('files', done, objects.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return summary
}
