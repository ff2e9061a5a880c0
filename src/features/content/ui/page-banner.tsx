import { FilmLoop } from './hero/film-loop'
import { Band } from '@/components/ui/band'
import { Picture } from '@/components/ui/picture'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { toFilmSource } from '@/features/media/model/to-film-source'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import type { Page } from '@/payload-types'
import { fieldMark } from '@/lib/field-marks'

interface PageBannerProps {
  title: string
  banner: Page['banner']
  locale: Locale
}

function BannerText({ title, banner }: Omit<PageBannerProps, 'locale'>) {
  return (
    <>
      <h1 className="text-headline" data-field={fieldMark(banner?.title ? 'banner.title' : 'title')}>
        {banner?.title || title}
      </h1>
      {banner?.description && (
        <p
          className="mt-4 max-w-3xl text-lead whitespace-pre-line"
          data-field={fieldMark('banner.description')}
        >
          {banner.description}
        </p>
      )}
    </>
  )
}

/** A picture in full light, or a film over its poster; decorative only. The title is on the stair that cuts it. */
async function PictureBanner({ banner, locale, ...text }: PageBannerProps) {
  const t = await getTranslator(locale, intlLocales[locale])
  const picture = toPictureSource(banner?.image)
  const film = banner?.type === 'video' ? toFilmSource(banner.video) : null
  return (
    <section className="hero hero-low">
      <div className="hero-stage" data-field={fieldMark(film ? 'banner.video' : 'banner.image')}>
        {picture && (
          <Picture
            source={{ ...picture, alt: '' }}
            sizes="100vw"
            priority
            className="absolute inset-0 size-full"
          />
        )}
        {film && <FilmLoop film={film} t={t} />}
      </div>
      <div className="wrap hero-place">
        <div className="hero-words">
          <span aria-hidden="true" className="steps" />
          <BannerText banner={banner} {...text} />
        </div>
      </div>
    </section>
  )
}

/** What is chosen but was not uploaded, or is away, would leave an empty dark band. */
const hasPicture = (banner: Page['banner']): boolean =>
  ((banner?.type === 'image' || banner?.type === 'video') && toPictureSource(banner.image) !== null) ||
  (banner?.type === 'video' && toFilmSource(banner.video) !== null)

/** Its title is on the ground of the page, close to the first block. */
export const isPlainBanner = (banner: Page['banner']): boolean => !hasPicture(banner) && !banner?.colour

/** The banner of an inner page: its title on the page, a colour, a picture or a film (acceptance A14). */
export function PageBanner(props: PageBannerProps) {
  const { banner } = props
  if (hasPicture(banner)) return <PictureBanner {...props} />
  if (isPlainBanner(banner))
    return (
      <section className="page-head wrap pt-6">
        <BannerText {...props} />
      </section>
    )
  return (
    <Band backgroundType="colour" colorBackground={banner?.colour ?? null}>
      <BannerText {...props} />
    </Band>
  )
}
