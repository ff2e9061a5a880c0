import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { Owner } from '@/payload-types'

import type { OwnProperty } from '../model/own-property'
import { LogOutButton } from './log-out-button'

interface OwnerPortalProps {
  owner: Owner
  locale: Locale
  searchParams: Readonly<Record<string, string | string[] | undefined>>
  properties: readonly OwnProperty[]
  t: Translator
}

/** What an owner sees after signing in: the own properties. */
export function OwnerPortal({ owner, locale, properties, t }: OwnerPortalProps) {
  return (
    <>
      <p className="mt-4 text-lead text-slate">{t('portal.signedInAs', { name: owner.name })}</p>
      {properties.length === 0 && <p className="mt-8">{t('portal.none')}</p>}
      <ul className="mt-8 border-t border-line">
        {properties.map(({ id, ref, title, status, href }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-4">
            <span className="figures text-slate">{ref}</span>
            {href ? (
              <a href={href} className="font-semibold underline">
                {title}
              </a>
            ) : (
              <span className="font-semibold">{title}</span>
            )}
            <span className="text-slate">{t(`portal.status.${status}`)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <LogOutButton locale={locale} t={t} />
      </div>
    </>
  )
}
