import type { OpenPicture } from '@/features/content/server/open-picture'
import type { PictureRequest } from '@/lib/http/picture-url'
import { processState } from '@/lib/process-state'

/** @returns null when there is no such picture; rejects when the storage does not answer */
export type PictureOpener = (request: PictureRequest) => Promise<OpenPicture | null>

/** Next's routes have the storage of the site. */
const state = () => processState<{ open: PictureOpener | null }>('picture-opener', () => ({ open: null }))

/** Called by the route of pictures, when Next loads it. */
export function sharePictureOpener(open: PictureOpener): void {
  state().open = open
}

/** Null until Next has sent a picture. */
export const pictureOpener = (): PictureOpener | null => state().open

/** The URL names one version of the file, so responses may be cached without limit. */
export const pictureHeaders = ({ file, contentType }: OpenPicture) => ({
  'content-type': contentType,
  'content-length': String(file.bytes),
  'cache-control': file.isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
  'x-content-type-options': 'nosniff',
})
