import { comingOpenHouses, formatOpenHouse, type DatedOpenHouse } from '@/features/property/model/open-houses'
import { openHouseFilePath } from '@/features/property-page/model/open-house-file'
import { fieldMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

interface OpenHousesProps {
  /** The number of the property. */
  of: number
  openHouses: readonly DatedOpenHouse[] | undefined
  locale: Locale
  t: Translator
}

/** The open houses to come; a script hides each once it is over, and the section after the last one. */
export function OpenHouses({ of, openHouses, locale, t }: OpenHousesProps) {
  // oxlint-disable-next-line react/purity -- the view shows what applies now
  const coming = comingOpenHouses(openHouses, new Date())
  if (coming.length === 0) return null
  const last = coming
    .map(({ end }) => end)
    .toSorted()
    .at(-1)
  return (
    <section
      aria-labelledby="open-houses"
      className="mt-8 border-l-4 border-brand bg-mist p-5 print:mt-3 print:px-3 print:py-1"
      data-field={fieldMark('openHouses')}
      data-until={last}
    >
      <h2 id="open-houses" className="text-card">
        {t('property.openHouses')}
      </h2>
      <ul className="mt-2">
        {coming.map((each) => (
          <li
            key={each.start + each.end}
            className="flex flex-wrap items-center gap-x-4"
            data-until={each.end}
          >
            <span className="inline-block font-semibold first-letter:uppercase">
              {formatOpenHouse(each, locale, t)}
            </span>
            <a
              href={openHouseFilePath(of, each, locale)}
              rel="nofollow"
              className="inline-flex min-h-11 items-center underline hover:text-brand print:hidden"
              aria-label={`${t('property.addToCalendar')}, ${formatOpenHouse(each, locale, t)}`}
            >
              {t('property.addToCalendar')}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 print:hidden">{t('property.openHousesText')}</p>
    </section>
  )
}
