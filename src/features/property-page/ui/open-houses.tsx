import { comingOpenHouses, formatOpenHouse, type DatedOpenHouse } from '@/features/property/model/open-houses'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

interface OpenHousesProps {
  openHouses: readonly DatedOpenHouse[] | undefined
  locale: Locale
  t: Translator
}

/** The open houses to come; a script hides each once it is over, and the section after the last one. */
export function OpenHouses({ openHouses, locale, t }: OpenHousesProps) {
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
      data-until={last}
    >
      <h2 id="open-houses" className="text-card">
        {t('property.openHouses')}
      </h2>
      <ul className="mt-2">
        {coming.map((each) => (
          <li
            key={each.start + each.end}
            className="font-semibold first-letter:uppercase"
            data-until={each.end}
          >
            {formatOpenHouse(each, locale, t)}
          </li>
        ))}
      </ul>
      <p className="mt-2 print:hidden">{t('property.openHousesText')}</p>
    </section>
  )
}
