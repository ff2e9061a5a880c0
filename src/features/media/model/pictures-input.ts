import type { Condition, UIField } from 'payload'

import type { PictureKind } from '@/features/media/model/propose-alt'
import { studioLabel } from '@/lib/i18n/studio-text'

interface PicturesInput {
  /** The fields of the form from which alternative texts are proposed. */
  altSource: 'property' | 'project' | 'page'
  altKind?: PictureKind
}

// Alternative texts are proposed in every language; the browser has the texts of the editor's alone.
const altProps = ({ altSource, altKind = 'photo' }: PicturesInput) => ({
  altSource,
  altKind,
  altWord: studioLabel(`media.words.${altKind}`),
})

/**
 * Lets editors drop many pictures at once onto a `hasMany` upload field, and order them:
 * `admin: { components: { Field: picturesInput({ altSource: 'page' }) } }`.
 */
export const picturesInput = (input: PicturesInput) => ({
  path: '/composition/studio-parts#PicturesField',
  clientProps: altProps(input),
})

interface PictureRowsInput extends PicturesInput {
  /** The list, whose rows have a picture named `image`. */
  list: string
  /** So many rows the list takes. */
  max: number
  condition?: Condition
}

/**
 * A part to drop many pictures, after a list with a row for each picture. Within the list itself it would be
 * rendered by the server again with every change of the form.
 */
export const pictureRowsInput = ({ list, max, condition, ...input }: PictureRowsInput): UIField => ({
  name: `${list}Drop`,
  type: 'ui',
  admin: {
    // Translators write texts: rows that they add would not be stored.
    condition: (data, siblings, context) =>
      !(context.user?.collection === 'users' && context.user.role === 'translator') &&
      (condition?.(data, siblings, context) ?? true),
    components: {
      Field: {
        path: '/composition/studio-parts#PictureRows',
        clientProps: { ...altProps(input), list, max },
      },
    },
  },
})
