import type { OptInKind } from '@/lib/actions/opt-in/opt-in-kinds'
import { getOptIn, type OptIn } from '@/lib/data/get-opt-in'
import { getRouteIndex } from '@/lib/data/get-route-table'
import type { MyLink } from '@/lib/data/find-my-link'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import { formatDate } from '@/lib/property/format-value'
import { findEntryByOriginal, localisePath } from '@/lib/routing/localise-path'

import { MyGone } from './my-gone'
import { MyPage } from './my-page'

/** Where somebody starts anew. */
const formPages: Record<OptInKind, string> = { demand: '/demand-register/', newsletter: '/newsletter/' }

/** A button that changes something: a form of its own, without script. */
function Deed({ action, label, isQuiet = false }: { action: string; label: string; isQuiet?: boolean }) {
  return (
    <form method="post" action={action}>
      <button type="submit" className={`button ${isQuiet ? 'button-quiet' : 'button-brand'}`}>
        {label}
      </button>
    </form>
  )
}

function Deeds({
  link,
  kind,
  state,
  t,
}: {
  link: MyLink
  kind: OptInKind
  state: OptIn['state']
  t: Translator
}) {
  if (state === 'ended') return null
  return (
    <div className="mt-8 flex flex-wrap gap-4">
      {state === 'pending' && <Deed action={`${link.path}confirm/`} label={t(`optIn.${kind}.confirm`)} />}
      <Deed
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

/** The private page of a subscription to mails: what it is, its state, and the buttons that change it. */
export async function MyOptIn({ link, kind }: { link: MyLink; kind: OptInKind }) {
  const { locale, path } = link
  const [optIn, t, routes] = await Promise.all([
    getOptIn(kind, link.id, locale),
    getTranslator(locale),
    getRouteIndex(),
  ])
  if (!optIn) return <MyGone reason="gone" />
  const { state, since, rows } = optIn
  const day = since && formatDate(since, locale)
  const again = findEntryByOriginal(routes, formPages[kind])
  return (
    <MyPage locale={locale} path={path} title={t(`optIn.${kind}.${state}Title`)}>
      <p className="mt-4 max-w-2xl text-lead text-slate">{t(`optIn.${kind}.${state}Text`)}</p>
      {day && (
        <p className="mt-2 max-w-2xl text-slate">
          {state === 'ended' ? t('optIn.endedOn', { day }) : t('optIn.confirmedOn', { day })}
        </p>
      )}
      {state !== 'ended' && <Facts rows={rows} />}
      <Deeds link={link} kind={kind} state={state} t={t} />
      {state === 'ended' && again && (
        <a href={localisePath(routes, formPages[kind], locale)} className="button button-quiet mt-8">
          {t(`optIn.${kind}.again`)}
        </a>
      )}
    </MyPage>
  )
}
