/** How a picture differs from what is there, after `MediaAlteration` of the RESO data dictionary. */
export const pictureAlterations = ['virtuallyStaged', 'rendered'] as const
export type PictureAlteration = (typeof pictureAlterations)[number]

/** A picture ready to render: complete URLs, without database fields. */
export interface PictureSource {
  src: string
  srcSet: string
  /** Pixels of `src`, so that the browser reserves the space. */
  width: number
  height: number
  alt: string
  /** CSS `object-position` of the part that stays visible when the picture is cropped; the middle when left out. */
  position?: string
  /** What of it is not as in reality; `mark` is that in the language of the page, which `Picture` shows on it. */
  alteration?: PictureAlteration
  mark?: string
}
