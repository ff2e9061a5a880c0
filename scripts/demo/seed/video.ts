import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Store } from './store'

const file = path.resolve('scripts/demo/media/meuse.mp4')

/** The demo's one film, rendered from the drawn hero: the Meuse and its quays. Returns its id. */
export async function seedVideo(store: Store): Promise<string> {
  const data = await readFile(file)
  return store.create('media', {}, { data, mimetype: 'video/mp4', name: 'meuse.mp4', size: data.length })
}
