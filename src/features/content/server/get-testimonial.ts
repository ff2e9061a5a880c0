import 'server-only'

import type { Locale } from '@/lib/i18n/locales'

import { findTestimonials, type TestimonialCard } from './find-testimonials'

export type TestimonialDetail = TestimonialCard

/** Testimonials are few, so the cached list serves single ones too. */
const maxTestimonials = 500

/** A published testimonial that has a comment in the language. */
export async function getTestimonial(id: string, locale: Locale): Promise<TestimonialDetail | null> {
  return (
    (await findTestimonials(locale, maxTestimonials)).find((testimonial) => testimonial.id === id) ?? null
  )
}
