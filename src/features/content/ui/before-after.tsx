import { Picture } from '@/components/ui/picture'
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

/** Two pictures of one thing: with a slider between them, without JavaScript side by side. */
export const BeforeAfter = ({ before, after, sizes, texts }: BeforeAfterProps) => (
  <div className="before-after relative z-1 mb-2 grid grid-cols-2">
    <Picture source={before} sizes={sizes} />
    <Picture source={after} sizes={sizes} />
    <p className="col-span-full flex items-center gap-3 text-small">
      <span>{texts.before}</span>
      <input type="range" defaultValue={50} aria-label={texts.slider} className="h-11 w-full" />
      <span>{texts.after}</span>
    </p>
  </div>
)
