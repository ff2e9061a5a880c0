/** Gives the number of texts of the signed-in account that this browser keeps and no save has taken yet. */
type FindUnsaved = () => Promise<number>

/** A log-out must work, even when the storage of the browser does not answer. */
const maxWaitMs = 2000

const sources = new Set<FindUnsaved>()

/**
 * Registers who knows of unsaved texts: the log-out asks while there are any (`LogOutButton`).
 *
 * @returns takes it back
 */
export function registerUnsaved(find: FindUnsaved): () => void {
  sources.add(find)
  return () => void sources.delete(find)
}

/** The number of unsaved texts; a source that fails or is too slow counts as none. */
export async function countUnsaved(): Promise<number> {
  const none = new Promise<number>((resolve) => setTimeout(() => resolve(0), maxWaitMs))
  const counts = await Promise.all([...sources].map((find) => Promise.race([find().catch(() => 0), none])))
  return counts.reduce((sum, count) => sum + count, 0)
}
