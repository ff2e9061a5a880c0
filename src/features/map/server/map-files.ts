import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/env'
import { writeAtomically } from '@/lib/storage/folder-storage'

import { isOutlines, maxOutlineBytes, type MapOutlines } from '../model/map-outlines'
import { areRivers, maxRiverBytes, type RiverCourse } from '../model/river-courses'

const mapFile = (name: 'outlines' | 'rivers'): string => path.join(env.dataDir, 'map', `${name}.json`)

/** What the agency's folder has for a site whose data folder has none; a build takes it along. */
const siteFile = (name: 'outlines' | 'rivers'): string =>
  path.join(env.programFolder, 'site/map', `${name}.json`)

/** Stores a file of the drawn map in the data folder, in one step. */
async function writeMapFile(name: 'outlines' | 'rivers', value: unknown): Promise<string> {
  const file = mapFile(name)
  await writeAtomically([{ file, content: Buffer.from(JSON.stringify(value)) }])
  return file
}

interface Content<Value> {
  maxBytes: number
  isValue: (value: unknown) => value is Value
}

/** What a file has; null without it, and for a damaged one. */
async function readFrom<Value>(file: string, { maxBytes, isValue }: Content<Value>): Promise<Value | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null || text.length > maxBytes) return null
  try {
    const stored: unknown = JSON.parse(text)
    return isValue(stored) ? stored : null
  } catch {
    return null
  }
}

const readMapFile = async <Value>(
  name: 'outlines' | 'rivers',
  content: Content<Value>,
): Promise<Value | null> =>
  (await readFrom(mapFile(name), content)) ?? (await readFrom(siteFile(name), content))

export const writeOutlines = (outlines: MapOutlines): Promise<string> => writeMapFile('outlines', outlines)

/** Goes back to those of `site/map`, else to the cells around the localities. */
export const removeOutlines = (): Promise<void> => rm(mapFile('outlines'), { force: true })

export const readOutlines = (): Promise<MapOutlines | null> =>
  readMapFile('outlines', { maxBytes: maxOutlineBytes, isValue: isOutlines })

export const writeRivers = (rivers: readonly RiverCourse[]): Promise<string> => writeMapFile('rivers', rivers)

/** The rivers of the site's region; none on a site without them. */
export const readRivers = async (): Promise<RiverCourse[]> =>
  (await readMapFile('rivers', { maxBytes: maxRiverBytes, isValue: areRivers })) ?? []
