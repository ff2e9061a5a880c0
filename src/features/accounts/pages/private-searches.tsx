import { redirect } from 'next/navigation'

import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { formatDate } from '@/features/property/model/format-value'
import { getPageTranslator, getPropertySettings } from '@/features/property/server/reads'
import { rolePath } from '@/features/routing/model/route-table'
import { getRouteIndex } from '@/features/routing/server/reads'
import { readAnswers, getFormModel } from '@/features/submissions/server/reads'
import { criteriaModel } from '@/features/subscriptions/model/search-criteria'
import { findOwnSearches, type SearchesHolder } from '@/features/subscriptions/server/api'
import { OwnSearchSection } from '@/features/subscriptions/ui/own-search'
import { maskEmail } from '@/lib/email/email-address'
import type { SignedLink } from '@/lib/http/find-signed-link'
import { endedLinkPath } from '@/lib/http/signed-links'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { payloadClient } from '@/lib/payload/payload-client'
import type { Subscriber } from '@/payload-types'

import { PrivatePage } from '@/features/shell/server/reads'

type Query = Record<string, string | string[] | undefined>

/** What the reader of the page came by. */
interface Reader {
  locale: Locale
  holder: SearchesHolder
  /** Of the page. */
  path: string
  /** Below which its forms are. */
  base: string
  query: Query
}

/**
 * The way to an account, the same whether there is one: the e-mail with the link may have been passed on to another
 * person. The e-mail that the button sends suits both cases.
 */
function AccountOffer({
  base,
  locale,
  email,
  isSent,
  t,
}: {
  base: string
  locale: Locale
  isSent: boolean
  /** Masked. */
  email: string
  t: Translator
}) {
  return (
    <section className="mt-10 max-w-2xl border-t border-line pt-8" aria-labelledby="account-offer">
      <h2 id="account-offer" className="text-card">
        {t('account.fromLinkTitle')}
      </h2>
      {isSent ? (
        <p role="status" className="mt-2 font-semibold">
          {t('account.fromLinkSent', { email })}
        </p>
      ) : (
        <p className="mt-2 text-slate">{t('account.fromLinkText')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <form method="post" action={`${base}account/`}>
          <button type="submit" className="button button-quiet">
            {t('account.fromLinkButton')}
          </button>
        </form>
        <a href={subscriberAccounts.home(locale)} className="button button-quiet">
          {t('login.signIn')}
        </a>
      </div>
    </section>
  )
}

/** All registered searches of one address: read them, change them, end them. */
async function Searches({ reader, email }: { reader: Reader; email?: string }) {
  const { locale, holder, path, base, query } = reader
  const [searches, t, routes, form, { priceStyle }] = await Promise.all([
    findOwnSearches(await payloadClient(), holder, locale),
    getPageTranslator(locale),
    getRouteIndex(),
    getFormModel('demandRegister', locale),
    getPropertySettings(locale),
  ])
  const linked = searches[0]?.demand.email
  // The e-mail with a signed link may have been passed on: its page shows no more of the e-mail address.
  const shown = email ?? (linked && maskEmail(linked))
  if (!shown) redirect(endedLinkPath(locale, 'searches'))
  const outcomeOf = (demand: string) =>
    query.saved === demand ? t('searches.saved') : query.invalid === demand ? t('searches.invalid') : null
  const refused = typeof query.answers === 'string' ? readAnswers(query.answers) : null
  const registerHref = rolePath(routes, 'searchRegister', locale)
  const isAnyOpen = searches.some(({ state }) => state !== 'ended')
  return (
    <PrivatePage locale={locale} path={path} title={t('searches.title')}>
      <p className="mt-4 max-w-2xl text-lead text-slate">
        {t(searches.length > 0 ? 'searches.intro' : 'searches.none', { email: shown })}
      </p>
      {email && (
        <p className="mt-4">
          <a href={subscriberAccounts.base(locale)} className="inline-block py-1 font-semibold underline">
            {t('account.title')}
          </a>
        </p>
      )}
      {searches.map((search) => (
        <OwnSearchSection
          key={search.demand.id}
          search={search}
          action={`${base}change/`}
          outcome={outcomeOf(search.demand.id)}
          model={form && criteriaModel(form, search.goal)}
          isAlone={searches.length === 1}
          refused={query.edit === search.demand.id ? refused : null}
          dayOf={(at) => formatDate(at, locale) ?? ''}
          priceStyle={priceStyle}
          t={t}
        />
      ))}
      <div className="mt-10 flex flex-wrap gap-4 border-t border-ink pt-8 empty:hidden">
        {registerHref && (
          <a href={registerHref} className="button button-ink">
            {t('searches.add')}
          </a>
        )}
        {isAnyOpen && (
          <form method="post" action={`${base}unsubscribe/`}>
            <button type="submit" className="button button-quiet">
              {t('searches.endAll')}
            </button>
          </form>
        )}
      </div>
      {!email && (
        <AccountOffer base={base} locale={locale} email={shown} isSent={query.account === 'sent'} t={t} />
      )}
    </PrivatePage>
  )
}

/** The searches of the address of a signed link. */
export const MySearches = ({ link, query }: { link: SignedLink; query: Query }) => {
  const { locale, path, id } = link
  return <Searches reader={{ locale, holder: id, path, base: path, query }} />
}

/** The searches of a subscriber who is signed in. */
export function SubscriberSearches({
  subscriber,
  locale,
  query,
}: {
  subscriber: Subscriber
  locale: Locale
  query: Query
}) {
  const [path, base] = [subscriberAccounts.home(locale), subscriberAccounts.base(locale)]
  return <Searches reader={{ locale, holder: subscriber, path, base, query }} email={subscriber.email} />
}
