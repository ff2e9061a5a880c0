import type { Translator } from '@/lib/i18n/translator'
import type { Availability } from '@/features/property/model/availability'

interface AvailabilityNoticeProps {
  availability: Availability
  /** URLs of the list of available properties, and of the forms that register a search and ask for a valuation; null
   * for one that the site does not have.
   */
  listHref: string | null
  registerHref: string | null
  valuationHref: string | null
  /** Number of similar properties on the page. */
  similarCount: number
  t: Translator
}

/** A notice that a property is not, or not yet, available, with alternatives (E6, X8). */
export function AvailabilityNotice({ availability, similarCount, t, ...hrefs }: AvailabilityNoticeProps) {
  if (availability === 'available' || availability === 'notFound') return null
  const isOption = availability === 'underOption'
  const title = isOption
    ? t('property.underOption')
    : availability === 'sold'
      ? t('property.sold')
      : t('property.rented')
  return (
    <div className="mt-8 border-l-4 border-brand bg-mist p-5 print:mt-3 print:px-3 print:py-1">
      <p className="font-display text-card font-semibold">{title}</p>
      <p className="mt-1 max-w-2xl print:hidden">
        {isOption ? t('property.underOptionText') : t('property.goneText', { count: similarCount })}
      </p>
      {!isOption && (
        <p className="mt-4 flex flex-wrap gap-3 empty:hidden print:hidden">
          {hrefs.registerHref && (
            <a href={hrefs.registerHref} className="button button-brand">
              {t('property.registerSearch')}
            </a>
          )}
          {hrefs.listHref && (
            <a href={hrefs.listHref} className="button button-quiet">
              {t('property.seeOthers')}
            </a>
          )}
          {hrefs.valuationHref && (
            <a href={hrefs.valuationHref} className="button button-quiet">
              {t('shell.valuation')}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
