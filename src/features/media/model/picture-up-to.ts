import type { PictureSource } from '@/lib/values/picture-source'

interface SizedPicture {
  src: string
  /** In pixels. */
  width: number
  height: number
}

/** The widest size of a picture up to a width: for clients that load a single file, such as social networks. */
export function pictureUpTo(source: PictureSource, maxWidth: number): SizedPicture {
  const ratio = source.width > 0 ? source.height / source.width : 0
  const forms = source.srcSet.split(', ').flatMap((candidate): SizedPicture[] => {
    const [src = '', descriptor = ''] = candidate.split(' ')
    const width = Number.parseInt(descriptor, 10)
    return width > 0 && width <= maxWidth ? [{ src, width, height: Math.round(width * ratio) }] : []
  })
  const main = { src: source.src, width: source.width, height: source.height }
  return forms.reduce((widest, form) => (form.width > widest.width ? form : widest), main)
}
