/**
 * Reads by id that many callers ask for in the same turn, such as the rows of a list, become one read.
 *
 * @param read finds the values by id, without those that do not exist
 * @returns finds one value; undefined when it does not exist
 */
export function readTogether<Source extends object, Value>(
  read: (source: Source, ids: string[]) => Promise<ReadonlyMap<string, Value>>,
): (source: Source, id: string) => Promise<Value | undefined> {
  const waiting = new WeakMap<Source, { ids: Set<string>; result: Promise<ReadonlyMap<string, Value>> }>()

  async function readBatch(source: Source, ids: Set<string>) {
    await new Promise((resolve) => setImmediate(resolve))
    waiting.delete(source)
    return read(source, [...ids])
  }

  return async (source, id) => {
    const ids = waiting.get(source)?.ids ?? new Set<string>()
    const batch = waiting.get(source) ?? { ids, result: readBatch(source, ids) }
    waiting.set(source, batch)
    ids.add(id)
    return (await batch.result).get(id)
  }
}
