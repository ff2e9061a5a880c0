import '@/features/submissions/ui/form.css'

import { findPropertiesByRefs } from '@/features/listings/server/find-properties-by-refs'
import { parseRef } from '@/features/property/model/search-params-values'
import { getPageTranslator, getPropertySettings } from '@/features/property/server/reads'
import { FormSubject } from '@/features/submissions/ui/form-subject'
import type { Locale } from '@/lib/i18n/locales'

interface ThanksAboutProps {
  /** The public number of the property, of the URL; unchecked. */
  about: unknown
  locale: Locale
}

/** The property of the form that was sent, on the page that thanks for it; nothing of one that visitors cannot find. */
export async function ThanksAbout({ about, locale }: ThanksAboutProps) {
  const ref = typeof about === 'string' ? parseRef(about) : null
  const [property] = ref === null ? [] : await findPropertiesByRefs([ref], locale)
  if (!property) return null
  const [t, { priceStyle }] = await Promise.all([getPageTranslator(locale), getPropertySettings(locale)])
  return (
    <div className="wrap pt-8">
      <FormSubject property={property} locale={locale} priceStyle={priceStyle} t={t} className="max-w-2xl" />
    </div>
  )
}
