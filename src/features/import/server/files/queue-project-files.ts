import type { Payload } from 'payload'

import type { FeedProject } from '../../model/feed-lists'
import { projectKey, queueFiles } from '../../model/import-record'
import type { FeedPackage } from '../feed-package'
import { findProjectRows, saveRow } from '../import-rows'
import type { ImportSource } from '../import-source'
import { storePackedFiles } from './packed-folder'

/** The newest versions of the projects of the site by number, without those in the trash. */
async function findProjects(payload: Payload): Promise<Map<number, { id: string; hasPictures: boolean }>> {
  const { docs } = await payload.find({
    collection: 'projects',
    depth: 0,
    draft: true,
    joins: false,
    pagination: false,
    select: { number: true, pictures: true },
    // The import has no user.
    overrideAccess: true,
  })
  return new Map(
    docs.map(({ id, number, pictures }) => [number, { id, hasPictures: (pictures ?? []).length > 0 }]),
  )
}

/**
 * Notes which pictures the list of a feed has for the projects of the site, to be fetched with those of the properties. A
 * project for which editors chose pictures before the feed had any keeps them.
 */
export async function queueProjectFiles(
  payload: Payload,
  projects: readonly FeedProject[],
  { source, feed }: { source: ImportSource; feed: FeedPackage },
): Promise<void> {
  if (projects.every(({ pictures }) => pictures === null)) return
  const [rows, onSite] = await Promise.all([findProjectRows(payload, source.key), findProjects(payload)])
  for (const { number, pictures } of projects) {
    const project = onSite.get(number)
    if (!pictures || !project) continue
    const key = projectKey(source.key, number)
    const row = rows.get(key)
    // A project that was deleted and made again is another one.
    const isKnown = row?.project === project.id
    const isSame = row?.wantedFiles?.pictures?.join('\n') === pictures.join('\n')
    const isEditors = isKnown ? source.editorGroups.includes('files') : project.hasPictures
    if (isEditors || (isKnown && isSame) || (!isKnown && pictures.length === 0)) continue
    await storePackedFiles(feed, [{ pictures }])
    await saveRow(payload, row?.id, {
      key,
      source: source.key,
      externalId: String(number),
      project: project.id,
      state: 'applied',
      ...queueFiles({ files: { pictures } }, new Date()),
      ...(!isKnown && { storedFiles: [], leftPictures: [] }),
    })
  }
}
