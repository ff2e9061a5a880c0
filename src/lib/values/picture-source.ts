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
}
