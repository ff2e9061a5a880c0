import { TestimonialQuote } from '@/features/content/ui/testimonial-quote'
import { ItemList } from '@/components/ui/item-list'
import { SectionHeading } from '@/components/ui/section-heading'
import { findTestimonials } from '@/features/content/server/find-testimonials'
import { formatDate } from '@/features/property/model/format-value'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { documentMark } from '@/lib/field-marks'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

/** Testimonials in a row to swipe or, as cards, in a column. */
export async function TestimonialsSlider({ data, context }: BlockViewProps<'testimonialsSlider'>) {
  const { locale } = context
  const [testimonials, t] = await Promise.all([
    findTestimonials(locale, data.maxItems ?? 40),
    getPageTranslator(locale),
  ])
  if (testimonials.length === 0) return null
  const perRow = itemsPerRow(data.numberItemOfRow, 1, context.columns)
  const isSlider = data.view !== 'card-view' && data.view !== 'single-view'
  const items = testimonials.map(({ id, date, name, about, comment, href, portrait }) => (
    <li
      key={id}
      className={isSlider ? '' : 'border-t border-line pt-6'}
      data-document={documentMark('testimonials', id)}
    >
      <TestimonialQuote
        name={name}
        about={about}
        comment={t('testimonials.quote', { text: comment })}
        href={href}
        date={date && formatDate(date, locale)}
        linkLabel={t('testimonials.read', { name: name })}
        portrait={portrait}
        large={isSlider && perRow === 1}
      />
    </li>
  ))
  return (
    <BlockBand field="maxItems" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <ItemList
        view={isSlider ? 'slider-view' : data.view}
        perRow={isSlider ? perRow : Math.max(perRow, 2)}
        label={t('testimonials.label')}
        buttons={{ previous: t('testimonials.previous'), next: t('testimonials.next') }}
        t={t}
        className="gap-x-10 gap-y-12"
      >
        {items}
      </ItemList>
    </BlockBand>
  )
}
