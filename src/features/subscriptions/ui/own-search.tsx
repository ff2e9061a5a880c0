import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'
import type { AlertKind } from '@/features/subscriptions/model/alert-kinds'
import type { FormModel } from '@/features/submissions/model/form-model'
import type { FormState } from '@/features/submissions/ui/form-state'
import type { OwnSearch } from '@/features/subscriptions/model/own-search'
import type { PriceStyle } from '@/features/property/model/price'
import type { Translator } from '@/lib/i18n/translator'

import { SearchForm } from './search-form'

export interface OwnSearchProps {
  search: OwnSearch
  /** URL that changes a search. */
  action: string
  /** What the last change led to, in words. */
  outcome: string | null
  /** The criteria of the demand form; null when the agency disabled it. */
  model: FormModel | null
  /** Whether the holder has no other search: its form is open. */
  isAlone: boolean
  /** The values and errors of a refused change of this search. */
  refused: FormState | null
  /** An ISO date and time as a day in the language. */
  dayOf: (at: string) => string
  priceStyle: PriceStyle
  t: Translator
}

const kindLabel = (kind: AlertKind, t: Translator): string =>
  t(`searches.kind${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as `searches.kind${Capitalize<AlertKind>}`)

function History({ search: { history }, dayOf, t }: OwnSearchProps) {
  if (history.length === 0) return <p className="text-slate">{t('searches.historyNone')}</p>
  return (
    <ul className="max-w-2xl border-t border-line">
      {history.map(({ at, kind, title, href }) => (
        <li
          key={`${at}${title}${kind}`}
          className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-2"
        >
          {href ? (
            <a href={href} className="font-semibold underline">
              {title}
            </a>
          ) : (
            <span>{title}</span>
          )}
          <span className="text-small text-slate">
            {t('searches.because', { kind: kindLabel(kind, t), day: dayOf(at) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface FoldProps {
  label: string
  isOpen?: boolean
  children: ReactNode
}

const Fold = ({ label, isOpen = false, children }: FoldProps) => (
  <details open={isOpen} className="group border-b border-line">
    <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-semibold">
      {label}
      <Icon node={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
    </summary>
    <div className="pt-2 pb-6">{children}</div>
  </details>
)

/** One registered search: its state, what it looks for, and the buttons that change it. */
export function OwnSearchSection(props: OwnSearchProps) {
  const { search, action, outcome, t } = props
  const { demand, name, state, rows } = search
  const isPaused = Boolean(demand.pausedAt)
  const stateText = state === 'confirmed' ? (isPaused ? 'paused' : 'active') : state
  const buttons = [
    ...(state === 'confirmed' ? [isPaused ? ('resume' as const) : ('pause' as const)] : []),
    // Two steps: what is deleted does not come back.
    state === 'ended' ? ('delete' as const) : ('end' as const),
  ]
  return (
    <section className="mt-10" aria-labelledby={`search-${demand.id}`}>
      <h2 id={`search-${demand.id}`} className="text-title">
        {name}
      </h2>
      <p className="mt-1 mb-4 text-slate">{t(`searches.${stateText}`)}</p>
      {outcome && (
        <p role="status" className="mb-4 border-l-4 border-brand pl-4">
          {outcome}
        </p>
      )}
      <div className="border-t border-line">
        <Fold label={t('searches.criteria')}>
          <dl className="grid max-w-2xl grid-cols-[minmax(0,10rem)_1fr] gap-x-6 gap-y-2 sm:grid-cols-[14rem_1fr]">
            {rows.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-slate">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Fold>
        {state !== 'ended' && (
          <Fold label={t('searches.settings')} isOpen={props.isAlone || props.refused !== null}>
            <SearchForm {...props} />
          </Fold>
        )}
        <Fold label={t('searches.history')}>
          <History {...props} />
        </Fold>
      </div>
      <form method="post" action={action} className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="demand" value={demand.id} />
        {buttons.map((change) => (
          <button key={change} type="submit" name="change" value={change} className="button button-quiet">
            {t(`searches.${change}`)}
          </button>
        ))}
      </form>
    </section>
  )
}
