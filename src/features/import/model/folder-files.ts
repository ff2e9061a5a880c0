/** The names of files in the folder of a source, and of the folders in it. */

/** Parts of the folder: `taken` has the file of a run that has not ended, `uploads` what editors have sent. */
export const folderParts = ['taken', 'uploads', 'done', 'failed'] as const
export type FolderPart = (typeof folderParts)[number]

/** Endings of files that are still being written; programs rename them afterwards. */
const unfinished = /\.(?:part|tmp|filepart)$/i

/**
 * Whether a file may be a feed, by its name.
 *
 * @param kind of the feed, such as `xml`; an archive may have it too
 */
export function isFeedName(name: string, kind: string): boolean {
  if (name.startsWith('.') || /[/\\\p{Cc}]/u.test(name) || unfinished.test(name)) return false
  const lower = name.toLowerCase()
  return lower.endsWith(`.${kind}`) || lower.endsWith('.zip')
}

/** Where a file is in the folder of its source: `feed.xml`, or `taken/…` and `uploads/…` with an id before the name. */
export const placeIn = (part: FolderPart, id: string, name: string): string =>
  `${part}/${id}-${shortName(name)}`

/** File systems allow 255 bytes; the end of a name has its kind. */
function shortName(name: string): string {
  let short = name
  while (new TextEncoder().encode(short).length > 200) short = short.slice(1)
  return short
}

/** Ids of this site's rows: of SQLite and of MongoDB. */
const idBefore = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24})-/

/** The name that a file had when it arrived. */
export const nameOfPlace = (place: string): string =>
  place.slice(place.lastIndexOf('/') + 1).replace(idBefore, '')

/** Whether a place is one that `placeIn` makes for a file that was not imported yet, or a file that has arrived. */
export const isWaitingPlace = (place: string, kind: string): boolean =>
  /^(?:(?:taken|uploads)\/)?[^/]+$/.test(place) && isFeedName(nameOfPlace(place), kind)

/** A name of a person's file as it is stored. */
export const toStoredName = (name: string): string => name.replaceAll(/[^\w. -]/g, '_').replace(/^[. ]+/, '_')
