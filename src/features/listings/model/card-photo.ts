import type { PictureSource } from '@/lib/values/picture-source'

/** A further picture of a card. */
export type CardPhoto = Pick<PictureSource, 'src' | 'srcSet' | 'alt' | 'position' | 'mark'>

/** The widest card is 90 % of a tablet; wider files would only make the answer longer. */
const maxWidth = 1360

/** The pictures of a property, in its order, as its card shows them. */
export const toCardPhotos = (pictures: readonly PictureSource[]): CardPhoto[] =>
  pictures.map(({ src, srcSet, alt, position, mark }) => ({
    src,
    srcSet: srcSet
      .split(', ')
      .filter((file) => Number.parseInt(file.split(' ')[1] ?? '', 10) <= maxWidth)
      .join(', '),
    alt,
    ...(position && { position }),
    ...(mark && { mark }),
  }))
