import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { SectionHeading } from '@/components/ui/section-heading'
import { SmartLink } from '@/components/ui/smart-link'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { localiseLink } from '@/features/routing/model/localise-link'
import { fieldMark } from '@/lib/field-marks'

import type { BlockViewProps } from '../define-block'

const frames = {
  text: { className: 'wrap max-w-4xl', sizes: '(min-width: 56rem) 56rem, 90vw' },
  wide: { className: 'wrap', sizes: '90vw' },
  full: { className: '', sizes: '100vw' },
}

const Linked = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? <SmartLink href={href}>{children}</SmartLink> : children

/** One picture with its caption. */
export async function Image({ data, context }: BlockViewProps<'image'>) {
  const source = toPictureSource(data.image)
  const href = data.url ? localiseLink(await getRouteIndex(), data.url, context.locale) : null
  const frame = frames[data.width ?? 'wide']
  return (
    <section className={`py-8 md:py-12 ${data.cssClass ?? ''}`}>
      {data.heading && (
        <div className="wrap">
          <SectionHeading title={data.heading} level={data.titleSize} />
        </div>
      )}
      {source && (
        <figure className={frame.className} data-field={fieldMark('image')}>
          <Linked href={href}>
            <Picture
              source={source}
              sizes={frame.sizes}
              priority={context.index === 0}
              className="h-auto w-full"
            />
          </Linked>
          {data.caption && (
            <figcaption className="mt-2 text-small text-slate" data-field={fieldMark('caption')}>
              {data.caption}
            </figcaption>
          )}
        </figure>
      )}
    </section>
  )
}
