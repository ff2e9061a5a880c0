import type { Translator } from '@/lib/i18n/translator'
import type { PictureSource } from '@/lib/values/picture-source'

/**
 * A picture with the words that say how it differs from what is there, which `Picture` shows on it. What reads properties
 * and projects for visitors calls it, so that each view has them.
 */
export const marked = <Source extends Pick<PictureSource, 'alteration' | 'mark'>>(
  picture: Source,
  t: Translator,
): Source => (picture.alteration ? { ...picture, mark: t(`picture.${picture.alteration}`) } : picture)
