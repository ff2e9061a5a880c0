import { largestPlace, Picture } from '@/components/ui/picture'
import type { Translator } from '@/lib/i18n/translator'
import type { PictureSource } from '@/lib/values/picture-source'

export interface BeforeAfterTexts {
  before: string
  after: string
  /** Of the slider, with what it is about. */
  slider: string
}

export const beforeAfterTexts = (title: string, t: Translator): BeforeAfterTexts => ({
  before: t('article.before'),
  after: t('article.after'),
  slider: t('article.beforeAfter', { title }),
})

interface BeforeAfterProps {
  before: PictureSource
  after: PictureSource
  sizes: string
  texts: BeforeAfterTexts
}

const shape = 16 / 9
/** In pixels: at no place of the site they are wider. */
const widest = 1312

/**
 * Two pictures of one thing: with a slider between them, without JavaScript side by side. Both are as large as the smaller
 * one may be enlarged to.
 */
export function BeforeAfter({ before, after, sizes, texts }: BeforeAfterProps) {
  const limit = Math.min(largestPlace(before, shape), largestPlace(after, shape))
  return (
    <div
      className="before-after relative z-1 mb-2 grid grid-cols-2"
      style={limit < widest ? { maxWidth: limit } : undefined}
    >
      <Picture source={before} sizes={sizes} />
      <Picture source={after} sizes={sizes} />
      <p className="col-span-full flex items-center gap-3 text-small">
        <span>{texts.before}</span>
        <input type="range" defaultValue={50} aria-label={texts.slider} className="h-11 w-full" />
        <span>{texts.after}</span>
      </p>
    </div>
  )
}
