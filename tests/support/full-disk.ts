import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Puts a small disk of its own over a folder, and fills it but for a few bytes. Only root may mount.
 *
 * @returns removes the disk; null when mounting is refused
 */
export function fillDisk(folder: string, freeBytes: number): (() => void) | null {
  mkdirSync(folder, { recursive: true })
  const sizeBytes = 1024 * 1024
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeBytes}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  writeFileSync(path.join(folder, 'filler'), Buffer.alloc(sizeBytes - freeBytes))
  return () => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
}
