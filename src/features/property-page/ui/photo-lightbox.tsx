import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/plugins/captions.css'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import 'yet-another-react-lightbox/plugins/counter.css'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'

import './photo-lightbox.css'

export interface LightboxSlide {
  src: string
  alt: string
  /** The caption. */
  description?: string
  srcSet?: { src: string; width: number; height: number }[]
}

export interface LightboxTexts {
  name: string
  previous: string
  next: string
  close: string
  photo: string
  caption: string
  zoomIn: string
  zoomOut: string
  /** Contains `{index}` and `{total}`. */
  position: string
}

export interface PhotoLightboxProps {
  slides: LightboxSlide[]
  index: number
  /** The closing animation finishes before the pictures are removed. */
  isOpen: boolean
  texts: LightboxTexts
  onClose: () => void
}

/** Pictures over the whole screen: arrow keys, swipe, zoom, captions, counter. Loaded at the first click. */
export function PhotoLightbox({ slides, index, isOpen, texts, onClose }: PhotoLightboxProps) {
  return (
    <Lightbox
      open={isOpen}
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions, Counter, Zoom]}
      carousel={{ finite: slides.length < 2, imageProps: { decoding: 'async' } }}
      captions={{ descriptionTextAlign: 'center' }}
      counter={{ container: { style: { top: 0, bottom: 'unset' } } }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      labels={{
        Lightbox: texts.name,
        'Photo gallery': texts.name,
        Carousel: texts.name,
        Slide: texts.photo,
        Caption: texts.caption,
        Previous: texts.previous,
        Next: texts.next,
        Close: texts.close,
        'Zoom in': texts.zoomIn,
        'Zoom out': texts.zoomOut,
        '{index} of {total}': texts.position,
      }}
    />
  )
}

/** `/a-w400.webp?v=1 400w` becomes a source of that width; the height follows from the picture's proportions. */
const sourcesOf = ({ srcset, width, height }: HTMLImageElement) =>
  srcset.split(', ').flatMap((each) => {
    const [src, size] = each.split(' ')
    const pixels = Number.parseInt(size ?? '', 10)
    return src && pixels && width
      ? [{ src, width: pixels, height: Math.round((pixels * height) / width) }]
      : []
  })

/** The slides are read from the links on the page, so that no data is sent twice. */
export function slideOf(link: HTMLAnchorElement): LightboxSlide {
  const image = link.querySelector('img')
  const alt = image?.alt ?? ''
  const caption = link.dataset.photo || alt
  const sources = image ? sourcesOf(image) : []
  return {
    src: link.href,
    alt,
    ...(caption && { description: caption }),
    ...(sources.length > 0 && { srcSet: sources }),
  }
}
