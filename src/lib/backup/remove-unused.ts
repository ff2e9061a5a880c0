import type { BackupRepository } from './backup-repository'
import { partsOf } from './manifest'
import { findRemaining } from './thinning'

/**
 * Removes the backups that thinning does not keep, and the parts that no backup needs, those of killed backups included.
 * Only for the process that holds the target: see `beginBackup`.
 *
 * @throws BackupError when a kept backup cannot be read; then no part is removed
 */
export async function removeUnused(
  repository: BackupRepository,
): Promise<{ backups: number; parts: number }> {
  const all = await repository.list()
  const remaining = findRemaining(all)
  const removed = all.filter((backup) => !remaining.has(backup))
  await repository.storage.remove(removed.map(({ key }) => key))
  const used = new Set<string>()
  for (const backup of remaining)
    for (const { name } of partsOf(await repository.readManifest(backup))) used.add(name)
  const unused = [...(await repository.knownParts()).keys()].filter((name) => !used.has(name))
  await repository.removeParts(unused)
  return { backups: removed.length, parts: unused.length }
}
