import { redirect } from 'next/navigation'

import { formatDate } from '@/features/property/model/format-value'
import { localisePath } from '@/features/routing/model/localise-path'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { readAnswers } from '@/features/submissions/server/form-flash-store'
import { getFormModel } from '@/features/submissions/server/get-form-model'
import { criteriaModel } from '@/features/subscriptions/model/search-criteria'
import { findOwnSearches } from '@/features/subscriptions/server/my-searches'
import { OwnSearchSection } from '@/features/subscriptions/ui/own-search'
import type { SignedLink } from '@/lib/http/find-signed-link'
import { endedLinkPath } from '@/lib/http/signed-link'
import { getTranslator } from '@/lib/i18n/translator'
import { payloadClient } from '@/lib/payload/payload-client'

import { PrivatePage } from './private-page'

interface MySearchesProps {
  link: SignedLink
  query: Record<string, string | string[] | undefined>
}

/** All registered searches of the address of a link: read them, change them, end them. */
export async function MySearches({ link, query }: MySearchesProps) {
  const { locale, path, id } = link
  const [searches, t, routes, form] = await Promise.all([
    findOwnSearches(await payloadClient(), id, locale),
    getTranslator(locale),
    getRouteIndex(),
    getFormModel('demandRegister', locale),
  ])
  const [first] = searches
  if (!first) redirect(endedLinkPath(locale, 'searches'))
  const outcomeOf = (demand: string) =>
    query.saved === demand ? t('searches.saved') : query.invalid === demand ? t('searches.invalid') : null
  const refused = typeof query.answers === 'string' ? readAnswers(query.answers) : null
  const isAnyOpen = searches.some(({ state }) => state !== 'ended')
  return (
    <PrivatePage locale={locale} path={path} title={t('searches.title')}>
      <p className="mt-4 max-w-2xl text-lead text-slate">
        {t('searches.intro', { email: first.demand.email })}
      </p>
      {searches.map((search) => (
        <OwnSearchSection
          key={search.demand.id}
          search={search}
          action={`${path}change/`}
          outcome={outcomeOf(search.demand.id)}
          model={form && criteriaModel(form)}
          refused={query.edit === search.demand.id ? refused : null}
          dayOf={(at) => formatDate(at, locale) ?? ''}
          t={t}
        />
      ))}
      <div className="mt-10 flex flex-wrap gap-4 border-t border-ink pt-8">
        <a href={localisePath(routes, '/demand-register/', locale)} className="button button-ink">
          {t('searches.add')}
        </a>
        {isAnyOpen && (
          <form method="post" action={`${path}unsubscribe/`}>
            <button type="submit" className="button button-quiet">
              {t('searches.endAll')}
            </button>
          </form>
        )}
      </div>
    </PrivatePage>
  )
}
