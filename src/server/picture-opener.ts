import type { OpenPicture } from '@/features/content/server/open-picture'
import type { PictureRequest } from '@/lib/http/picture-url'

/** @returns null when there is no such picture; rejects when the storage does not answer */
export type PictureOpener = (request: PictureRequest) => Promise<OpenPicture | null>

const key = Symbol.for('perron.picture-opener')

/** One per process: Next bundles its routes, with the storage of the site, separately from the front. */
const shared = globalThis as { [key]?: PictureOpener }

/** Called by the route of pictures, when Next loads it. */
export function sharePictureOpener(open: PictureOpener): void {
  shared[key] = open
}

/** Null until Next has sent a picture. */
export const pictureOpener = (): PictureOpener | null => shared[key] ?? null

/** The URL names one version of the file, so responses may be cached without limit. */
export const pictureHeaders = ({ file, contentType }: OpenPicture) => ({
  'content-type': contentType,
  'content-length': String(file.bytes),
  'cache-control': file.isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
  'x-content-type-options': 'nosniff',
})
