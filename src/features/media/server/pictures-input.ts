import type { PictureKind } from '@/features/media/model/propose-alt'
import { studioLabel } from '@/lib/i18n/studio-text'

interface PicturesInput {
  /** The fields of the form from which alternative texts are proposed. */
  altSource: 'property' | 'project' | 'page'
  altKind?: PictureKind
}

/**
 * Lets editors drop many pictures at once onto a `hasMany` upload field, and order them:
 * `admin: { components: { Field: picturesInput({ altSource: 'page' }) } }`.
 */
export const picturesInput = ({ altSource, altKind = 'photo' }: PicturesInput) => ({
  path: '/composition/studio-parts#PicturesField',
  // Alternative texts are proposed in every language; the browser has the texts of the editor's alone.
  clientProps: { altSource, altKind, altWord: studioLabel(`media.words.${altKind}`) },
})
