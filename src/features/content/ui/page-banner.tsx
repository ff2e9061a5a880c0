import { FilmLoop } from './hero/film-loop'
import { Band } from '@/components/ui/band'
import { Picture } from '@/components/ui/picture'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { toFilmSource } from '@/features/media/model/to-film-source'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import type { Page } from '@/payload-types'

interface PageBannerProps {
  title: string
  banner: Page['banner']
  locale: Locale
}

function BannerText({ title, banner }: Omit<PageBannerProps, 'locale'>) {
  return (
    <>
      <h1 className="text-headline">{banner?.title || title}</h1>
      {banner?.description && (
        <p className="mt-4 max-w-3xl text-lead whitespace-pre-line opacity-90">{banner.description}</p>
      )}
    </>
  )
}

/** A picture, or a film over its poster; decorative only. */
async function PictureBanner({ banner, locale, ...text }: PageBannerProps) {
  const t = await getTranslator(locale, intlLocales[locale])
  const picture = toPictureSource(banner?.image)
  const film = banner?.type === 'video' ? toFilmSource(banner.video) : null
  return (
    <section className={`section relative isolate bg-dark text-on-dark ${film ? 'pb-24' : ''}`}>
      {picture && (
        <Picture
          source={{ ...picture, alt: '' }}
          sizes="100vw"
          priority
          className="absolute inset-0 -z-10 size-full"
        />
      )}
      {film && <FilmLoop film={film} t={t} isLow />}
      <div className="absolute inset-0 bg-dark/65" />
      <div className="wrap relative">
        <BannerText banner={banner} {...text} />
      </div>
    </section>
  )
}

/** The banner of an inner page: its title on a colour, a picture or a film (acceptance A14). */
export function PageBanner(props: PageBannerProps) {
  const { banner } = props
  if (banner?.type === 'image' || banner?.type === 'video') return <PictureBanner {...props} />
  return (
    <Band
      backgroundType="colour"
      colorBackground={banner?.colour ?? null}
      className={banner?.colour ? '' : 'bg-mist'}
    >
      <BannerText {...props} />
    </Band>
  )
}
