import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/env'
import { writeAtomically } from '@/lib/storage/folder-storage'

import brussels from '../../../../starter/regions/brussels.json' with { type: 'json' }
import flanders from '../../../../starter/regions/flanders.json' with { type: 'json' }
import wallonia from '../../../../starter/regions/wallonia.json' with { type: 'json' }
import { belgium } from '../model/countries'
import { readGeoNames, writeGeoNames } from '../model/geonames'
import { directoryOf, type KnownPlace, type PlaceDirectory, type SoughtPlace } from '../model/known-places'
import { placeKey } from '../model/place-key'

/** The list of GeoNames that the operator took in. */
const listFile = (): string => path.join(env.dataDir, 'map', 'places.tsv')

/** When the list was taken in, in milliseconds; null without one. */
const listTime = async (): Promise<number | null> =>
  (await stat(listFile()).catch(() => null))?.mtimeMs ?? null

/** Whether places may have coordinates of GeoNames, which maps must then name. */
export const hasGeoNames = async (): Promise<boolean> => (await listTime()) !== null

/** Stores the list of GeoNames in place of an older one. */
export const storeGeoNames = (places: readonly KnownPlace[]): Promise<void> =>
  writeAtomically([{ file: listFile(), content: Buffer.from(writeGeoNames(places)) }])

interface OwnPlace extends KnownPlace {
  /** What it is a section of. */
  municipality?: string
}

/** The larger places of Belgium, which every site knows. */
const ownPlaces: readonly OwnPlace[] = [...wallonia, ...flanders, ...brussels].map(({ names, ...place }) => ({
  ...place,
  countryId: belgium,
  names: Object.values(names),
}))

const municipalities: ReadonlyMap<string, string> = new Map(
  ownPlaces.flatMap(({ countryId, zip, names, municipality = names[0] ?? '' }) =>
    names.map((name) => [placeKey(countryId, zip, name), municipality] as const),
  ),
)

/** The municipality of a place, which may be its own name; null when the product's list lacks the place. */
export const municipalityOf = ({ countryId, zip, names }: SoughtPlace): string | null =>
  names.flatMap((name) => municipalities.get(placeKey(countryId, zip.trim(), name)) ?? [])[0] ?? null

async function readDirectory(): Promise<PlaceDirectory> {
  const text = await readFile(listFile(), 'utf8').catch(() => '')
  return directoryOf([...readGeoNames(text).places, ...ownPlaces])
}

/** Read again when the file changes: an import asks for every place that it makes. */
let lastRead: { time: number | null; directory: Promise<PlaceDirectory> } | undefined

/** The places whose coordinates are known: those of GeoNames first, which has all. */
export async function knownPlaces(): Promise<PlaceDirectory> {
  const time = await listTime()
  if (lastRead?.time !== time) lastRead = { time, directory: readDirectory() }
  return lastRead.directory
}
