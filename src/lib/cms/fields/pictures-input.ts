import type { AltFacts } from '@/lib/media/propose-alt'

interface PicturesInput {
  /** From which fields of the form alternative texts are proposed. */
  altSource: 'property' | 'project' | 'page'
  altKind?: AltFacts['kind']
}

/**
 * Lets editors drop many pictures at once onto an upload field of several, and order them:
 * `admin: { components: { Field: picturesInput({ altSource: 'page' }) } }`.
 */
export const picturesInput = (clientProps: PicturesInput) => ({
  path: '/studio/media/pictures-field#PicturesField',
  clientProps,
})
