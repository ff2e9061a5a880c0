import { marked } from '@/features/media/model/marked'
import { Picture } from '@/components/ui/picture'
import type { OwnedProperty } from '@/features/accounts/model/owner-facts'
import { portalPath } from '@/features/accounts/model/portal-path'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PictureSource } from '@/lib/values/picture-source'
import type { Owner } from '@/payload-types'

import { LogOutButton } from './log-out-button'

interface OwnerPortalProps {
  owner: Owner
  locale: Locale
  properties: readonly OwnedProperty[]
  /** Visits of the last seven days, by id of the property. */
  visits: ReadonlyMap<string, number>
  /** The first picture of each property that has one, by its id. */
  covers: ReadonlyMap<string, PictureSource>
  t: Translator
}

const Cover = ({ source, t }: { source: PictureSource | undefined; t: Translator }) => (
  <div className="relative flex aspect-4/3 items-center justify-center overflow-hidden bg-mist">
    {source ? (
      <Picture
        source={marked(source, t)}
        sizes="(min-width: 40rem) 12rem, 7rem"
        className="size-full object-cover"
      />
    ) : (
      <p className="text-small text-slate">{t('property.noPhoto')}</p>
    )}
  </div>
)

/** What an owner sees after signing in: the own properties, each with a link to its pages. */
export function OwnerPortal({ owner, locale, properties, visits, covers, t }: OwnerPortalProps) {
  return (
    <>
      <p className="mt-4 text-lead text-slate">{t('portal.signedInAs', { name: owner.name })}</p>
      {properties.length === 0 && <p className="mt-8">{t('portal.none')}</p>}
      <ul className="mt-8 grid gap-x-16 border-t border-line lg:grid-cols-2">
        {properties.map((property) => (
          <li
            key={property.id}
            className="relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5 hover:bg-mist sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6"
          >
            <Cover source={covers.get(property.id)} t={t} />
            <div>
              <p className="text-card font-semibold">
                <a href={portalPath(locale, property.id)} className="underline after:absolute after:inset-0">
                  {property.title}
                </a>
              </p>
              <p className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-slate">
                <span>{t('property.referenceNumber', { ref: String(property.ref) })}</span>
                {property.address && <span>{property.address}</span>}
                <span className="font-semibold text-ink">{t(`portal.availability.${property.shown}`)}</span>
                <span>{t('portal.visitsOfWeek', { count: visits.get(property.id) ?? 0 })}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <LogOutButton base={`/${locale}/login/`} t={t} />
      </div>
    </>
  )
}
