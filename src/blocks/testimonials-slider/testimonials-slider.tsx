import { TestimonialQuote } from '@/components/content/testimonial-quote'
import { ScrollSlider } from '@/components/ui/scroll-slider'
import { SectionHeading } from '@/components/ui/section-heading'
import { findTestimonials } from '@/lib/data/find-testimonials'
import { formatDate } from '@/lib/property/format-value'
import { getTranslator } from '@/lib/i18n/translator'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'

/** Width of one testimonial by how many stand in a row. */
const widths: Record<number, string> = {
  1: 'basis-full',
  2: 'basis-full md:basis-[calc(50%-1rem)]',
  3: 'basis-full md:basis-[calc(50%-1rem)] lg:basis-[calc(33.333%-1.334rem)]',
}

/** What clients say, in a row to swipe or, as cards, one below the other. */
export async function TestimonialsSlider({ data, context }: BlockViewProps<'testimonialsSlider'>) {
  const { locale } = context
  const [testimonials, t] = await Promise.all([
    findTestimonials(locale, data.maxItems ?? 40),
    getTranslator(locale),
  ])
  if (testimonials.length === 0) return null
  const perRow = Math.min(Math.max(data.numberItemOfRow ?? 1, 1), 3)
  const isSlider = data.view !== 'card-view'
  const items = testimonials.map(({ id, date, name, about, comment, href }) => (
    <li key={id} className={isSlider ? `shrink-0 snap-start ${widths[perRow]}` : 'border-t border-line pt-6'}>
      <TestimonialQuote
        name={name}
        about={about}
        comment={comment}
        href={href}
        date={date && formatDate(date, locale)}
        linkLabel={t('testimonials.read', { name: name })}
        large={isSlider && perRow === 1}
      />
    </li>
  ))
  return (
    <BlockBand data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      {isSlider ? (
        <ScrollSlider
          label={t('testimonials.label')}
          previousLabel={t('testimonials.previous')}
          nextLabel={t('testimonials.next')}
        >
          {items}
        </ScrollSlider>
      ) : (
        <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2">{items}</ul>
      )}
    </BlockBand>
  )
}
