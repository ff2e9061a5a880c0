import type { AltFacts } from '@/features/media/model/propose-alt'

interface PicturesInput {
  /** The fields of the form from which alternative texts are proposed. */
  altSource: 'property' | 'project' | 'page'
  altKind?: AltFacts['kind']
}

/**
 * Lets editors drop many pictures at once onto a `hasMany` upload field, and order them:
 * `admin: { components: { Field: picturesInput({ altSource: 'page' }) } }`.
 */
export const picturesInput = (clientProps: PicturesInput) => ({
  path: '/composition/studio-parts#PicturesField',
  clientProps,
})
