import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/env'
import { writeWhole } from '@/lib/storage/folder-storage'

import { isOutlines, maxOutlineBytes, type MapOutlines } from '../model/map-outlines'

const outlineFile = (): string => path.join(env.dataDir, 'map', 'outlines.json')

/** Stores outlines in the data folder, in one step. */
export async function writeOutlines(outlines: MapOutlines): Promise<string> {
  const file = outlineFile()
  await writeWhole([{ file, content: Buffer.from(JSON.stringify(outlines)) }])
  return file
}

/** Goes back to the cells around the localities. */
export const removeOutlines = (): Promise<void> => rm(outlineFile(), { force: true })

/** The stored outlines; null without them, and for a damaged file. */
export async function readOutlines(): Promise<MapOutlines | null> {
  const text = await readFile(outlineFile(), 'utf8').catch(() => null)
  if (text === null || text.length > maxOutlineBytes) return null
  try {
    const stored: unknown = JSON.parse(text)
    return isOutlines(stored) ? stored : null
  } catch {
    return null
  }
}
