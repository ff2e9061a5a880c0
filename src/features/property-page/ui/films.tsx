import { Film, FilmServers } from '@/features/content/ui/film'
import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'

import { PageSection } from './page-section'

/** Films and virtual tours; no third-party content loads before the visitor's click (E5). */
export function Films({ property, t }: { property: PropertyDetail; t: Translator }) {
  const { films, tours, pictures } = property
  const all = [
    ...films.map((link) => ({ link, title: t('property.film') })),
    ...tours.map((link) => ({ link, title: t('property.tour') })),
  ]
  if (all.length === 0) return null
  return (
    <PageSection id="films" title={t('property.films')}>
      <FilmServers links={[...films, ...tours]} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {all.map(({ link, title }, index) => (
          <li key={link.url} className="relative aspect-video bg-ink text-white">
            <Film
              link={link}
              title={title}
              poster={pictures[index] ?? pictures[0]}
              sizes="(min-width: 64rem) 30vw, 90vw"
              t={t}
            />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
