import { ArrowRight } from 'lucide'

import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { SmartLink } from '@/components/ui/smart-link'
import type { Translator } from '@/lib/i18n/translator'
import type { PictureSource } from '@/lib/values/picture-source'

import { MotionControls, TurnButton } from './motion-controls'

export interface HeroSlide {
  picture: PictureSource
  /** Target of the slide; without one it is only a picture. */
  link: { href: string; title: string; place: string; price: string } | null
}

interface HeroSlidesProps {
  slides: HeroSlide[]
  label: string
  /** Whether the first picture is the largest element of the first view. */
  priority: boolean
  t: Translator
}

function SlideLink({ link }: { link: NonNullable<HeroSlide['link']> }) {
  return (
    <div className="wrap absolute inset-x-0 bottom-15.5">
      <SmartLink
        href={link.href}
        className="group flex items-center justify-between gap-4 bg-ground px-4 py-3 text-ink sm:w-88 lg:ml-auto"
      >
        <span className="min-w-0">
          <span className="line-clamp-2 leading-snug font-semibold group-hover:underline">{link.title}</span>
          {link.place && <span className="block truncate text-small text-slate">{link.place}</span>}
          {link.price && <span className="figures block font-display font-bold">{link.price}</span>}
        </span>
        <Icon node={ArrowRight} className="size-5 text-brand" />
      </SmartLink>
    </div>
  )
}

/** "2 / 3", with the name of the slide for screen readers; filled by start-slides.ts. */
const SlideCount = () => (
  <p
    data-slide-count=""
    aria-atomic="true"
    className="figures inline-flex h-11 min-w-16 items-center justify-center bg-dark/85 px-3 text-small text-on-dark"
  >
    <span className="sr-only" />
    <span />
  </p>
)

/**
 * Pictures that rotate (start-slides.ts), and that Swiper moves from the first touch on (swipe-slides.ts). The first one is an ordinary picture; the others are hidden and not loaded until the page is
 * idle. Without JavaScript the others are links below (see HeroSlideList).
 */
export function HeroSlides({ slides, label, priority, t }: HeroSlidesProps) {
  const nameOf = (slide: HeroSlide) => slide.link?.title || slide.picture.alt
  const items = slides.map((slide, index) => (
    <div
      key={index}
      role="group"
      aria-roledescription={t('hero.slide')}
      aria-label={`${index + 1} / ${slides.length}`}
      data-name={nameOf(slide)}
      hidden={index > 0}
      className="hero-slide relative size-full bg-dark"
    >
      <div data-late hidden={index > 0} className="absolute inset-0">
        <Picture
          source={slide.picture}
          sizes="(max-width: 48rem) 120vw, 100vw"
          priority={priority && index === 0}
          className="size-full object-[68%_50%]"
        />
      </div>
      {slide.link && <SlideLink link={slide.link} />}
    </div>
  ))
  if (slides.length < 2) return <div className="absolute inset-0">{items}</div>
  return (
    <div
      data-slides=""
      role="group"
      aria-roledescription={t('hero.carousel')}
      aria-label={label}
      className="absolute inset-0"
    >
      <div className="absolute inset-0 isolate">
        <div data-stage="" className="absolute inset-0">
          {items}
        </div>
      </div>
      <MotionControls t={t}>
        <TurnButton by={-1} t={t} />
        <TurnButton by={1} t={t} />
        <SlideCount />
      </MotionControls>
    </div>
  )
}

/** Links of the slides after the first one, for browsers without JavaScript. */
export function HeroSlideList({ slides, label }: Pick<HeroSlidesProps, 'slides' | 'label'>) {
  const links = slides.slice(1).flatMap(({ link }) => link ?? [])
  if (links.length === 0) return null
  return (
    <noscript>
      <nav aria-label={label} className="wrap bg-ground py-6 text-ink">
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {links.map(({ href, title, place, price }) => (
            <li key={href} className="border-b border-line">
              <SmartLink href={href} className="flex min-h-11 flex-col justify-center py-2 underline">
                {[title, place, price].filter(Boolean).join(', ')}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
