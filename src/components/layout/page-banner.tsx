import { Band } from '@/components/ui/band'
import { toPictureSource } from '@/lib/media/to-picture-source'
import type { Page } from '@/payload-types'

interface PageBannerProps {
  title: string
  banner: Page['banner']
}

const backgrounds = { image: 'image', video: 'image', colour: 'colour' } as const

/** The banner of an inner page: its title on a colour or a picture. */
export function PageBanner({ title, banner }: PageBannerProps) {
  return (
    <Band
      backgroundType={backgrounds[banner?.type ?? 'colour']}
      colorBackground={banner?.colour}
      picture={toPictureSource(banner?.image)}
      className={banner?.type === 'colour' && !banner.colour ? 'bg-mist' : ''}
    >
      <h1 className="text-headline">{banner?.title || title}</h1>
      {banner?.description && (
        <p className="mt-4 max-w-3xl text-lead whitespace-pre-line opacity-90">{banner.description}</p>
      )}
    </Band>
  )
}
