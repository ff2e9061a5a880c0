import { redirect } from 'next/navigation'

import type { OptInKind } from '@/features/subscriptions/server/opt-in-kinds'
import { getOptIn, type OptIn } from '@/features/subscriptions/server/get-opt-in'
import { getRouteIndex } from '@/features/routing/server/reads'
import { mailLinkUntil } from '@/features/subscriptions/model/opt-in'
import { env } from '@/lib/env'
import { endedLinkPath, signedLinkPath } from '@/lib/http/signed-links'
import type { SignedLink } from '@/lib/http/find-signed-link'
import type { Translator } from '@/lib/i18n/translator'
import { getPageTranslator } from '@/features/property/server/reads'
import { formatDate } from '@/features/property/model/format-value'
import { rolePath } from '@/features/routing/model/route-table'

import { PrivatePage } from '@/features/shell/server/reads'

/** The page for registering again. */
const formPages = { demand: 'searchRegister', newsletter: 'newsletter' } as const

/** A button that changes something: a separate form, without JavaScript. */
function OptInAction({
  action,
  label,
  isQuiet = false,
}: {
  action: string
  label: string
  isQuiet?: boolean
}) {
  return (
    <form method="post" action={action}>
      <button type="submit" className={`button ${isQuiet ? 'button-quiet' : 'button-brand'}`}>
        {label}
      </button>
    </form>
  )
}

function OptInActions({
  link,
  kind,
  state,
  t,
}: {
  link: SignedLink
  kind: OptInKind
  state: OptIn['state']
  t: Translator
}) {
  if (state === 'ended') return null
  return (
    <div className="mt-8 flex flex-wrap gap-4">
      {state === 'pending' && (
        <OptInAction action={`${link.path}confirm/`} label={t(`optIn.${kind}.confirm`)} />
      )}
      <OptInAction
        action={`${link.path}unsubscribe/`}
        label={state === 'pending' ? t('optIn.refuse') : t('optIn.unsubscribe')}
        isQuiet
      />
    </div>
  )
}

function Facts({ rows }: Pick<OptIn, 'rows'>) {
  if (rows.length === 0) return null
  return (
    <dl className="mt-8 grid max-w-2xl gap-x-6 gap-y-2 grid-cols-[minmax(0,10rem)_1fr] sm:grid-cols-[14rem_1fr]">
      {rows.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-slate">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The private page of an e-mail subscription: its subject, its state, and the buttons that change it. */
export async function MyOptIn({ link, kind }: { link: SignedLink; kind: OptInKind }) {
  const { locale, path } = link
  const [optIn, t, routes] = await Promise.all([
    getOptIn(kind, link.id, locale),
    getPageTranslator(locale),
    getRouteIndex(),
  ])
  if (!optIn) redirect(endedLinkPath(locale, kind))
  const { state, since, frequency, name, rows } = optIn
  const day = since && formatDate(since, locale)
  const changeHref =
    kind === 'demand' && state === 'confirmed'
      ? signedLinkPath(locale, 'searches', link.id, mailLinkUntil(new Date()), env.payloadSecret)
      : null
  const againHref = rolePath(routes, formPages[kind], locale)
  return (
    <PrivatePage locale={locale} path={path} title={t(`optIn.${kind}.${state}Title`)}>
      <p className="mt-4 max-w-2xl text-lead text-slate">{t(`optIn.${kind}.${state}Text`, { frequency })}</p>
      {day && (
        <p className="mt-2 max-w-2xl text-slate">
          {state === 'ended' ? t('optIn.endedOn', { day }) : t('optIn.confirmedOn', { day })}
        </p>
      )}
      {name && <p className="mt-8 text-title font-semibold">{name}</p>}
      {state !== 'ended' && <Facts rows={rows} />}
      <OptInActions link={link} kind={kind} state={state} t={t} />
      {kind === 'demand' && (
        <p className="mt-8">
          <a
            href={changeHref ?? endedLinkPath(locale, 'searches')}
            className={changeHref ? 'button button-quiet' : 'font-semibold text-brand underline'}
          >
            {t(changeHref ? 'searches.settings' : 'searches.all')}
          </a>
        </p>
      )}
      {state === 'ended' && againHref && (
        <a href={againHref} className="button button-quiet mt-8">
          {t(`optIn.${kind}.again`)}
        </a>
      )}
    </PrivatePage>
  )
}
