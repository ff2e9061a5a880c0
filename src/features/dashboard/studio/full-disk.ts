import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'

import type { StaffRole } from '@/lib/payload/access'

/** From this share on the dashboard warns. */
const warnFrom = 0.9

/** Accounts that only read or translate can do nothing about a full disk. */
export const mayWriteFiles = (role: StaffRole): boolean =>
  role === 'administrator' || role === 'editor' || role === 'agent'

/**
 * The used share of the disk that holds a folder, as `df` shows it: of what ordinary users may use.
 *
 * @returns a number from 0.9 to 1; null when there is room, or the system does not tell
 */
export async function readFullDisk(
  folder: string,
  read: (folder: string) => Promise<StatsFs> = statfs,
): Promise<number | null> {
  const disk = await read(folder).catch(() => null)
  if (!disk) return null
  const used = disk.blocks - disk.bfree
  const usable = used + disk.bavail
  const share = usable > 0 ? used / usable : 0
  return share >= warnFrom ? share : null
}
