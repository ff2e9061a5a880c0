import type { LightboxTexts } from './lightbox-texts'

/** A photograph, plan or film of the strip. */
export interface LightboxItem {
  /** What it is made of: a link to a picture, or the box of a film. */
  source: HTMLElement
  isFilm: boolean
  caption: string
  /** The picture that the page shows of it; a film of our own has none. */
  image: HTMLImageElement | null
}

export interface LightboxContent {
  texts: LightboxTexts
  items: LightboxItem[]
}

function toItem(source: HTMLElement): LightboxItem {
  const image = source.querySelector('img')
  const { photo, film } = source.dataset
  const name = film ?? (photo || image?.alt || '')
  const mark = source.querySelector('.picture-mark')?.textContent
  return { source, isFilm: film !== undefined, caption: mark ? `${name} (${mark})` : name, image }
}

const hasTexts = (place: HTMLElement) => place.dataset.lightbox !== ''

/** The strip of a place, read from the page so that nothing is sent twice. Places without texts belong to the first one. */
export function readLightbox(place: HTMLElement): LightboxContent {
  const onPage = [...document.querySelectorAll<HTMLElement>('[data-lightbox]')]
  const first = onPage.find(hasTexts) ?? place
  const places =
    place === first || !hasTexts(place) ? [first, ...onPage.filter((each) => !hasTexts(each))] : [place]
  return {
    texts: JSON.parse((places[0] ?? place).dataset.lightbox ?? '') as LightboxTexts,
    items: places.flatMap((each) =>
      [...each.querySelectorAll<HTMLElement>('[data-photo], [data-film]')].map(toItem),
    ),
  }
}

/** Proportion of a picture, and the width in pixels of its largest stored size: the last one of the source set. */
export function storedSize(image: HTMLImageElement): { ratio: number; width: number } {
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
  const largest = /(\d+)w$/.exec(image.srcset)?.[1]
  return { ratio: (width || 3) / (height || 2), width: Number(largest ?? width) }
}
