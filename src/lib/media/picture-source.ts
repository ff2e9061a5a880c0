/** A picture ready to show: finished addresses, nothing of the database. */
export interface PictureSource {
  src: string
  srcSet: string
  /** Pixels of `src`, so that the browser keeps its place free. */
  width: number
  height: number
  alt: string
  /** Which part stays in sight where the picture is cut, as css wants it; without it the middle. */
  position?: string
}
