'use client'

import { useState } from 'react'

import type { DocumentLanguages } from '@/features/translation/model/describe-languages'
import { planPublication, type PublicationOrder } from '@/features/translation/model/plan-publication'
import { languagesOfAll } from '@/features/translation/model/published-languages'
import { isPublishedPerLanguage } from '@/features/translation/model/translated-collections'
import { localeNames, type Locale } from '@/lib/i18n/locales'
import { useStudioText } from '@/studio/use-studio-text'

import type { TranslationAction } from './use-translation-actions'

interface PublicationButtonsProps {
  document: DocumentLanguages
  /** Null: the buttons for all languages. */
  language: Locale | null
  isBusy: boolean
  run: (action: TranslationAction) => Promise<void>
}

/** Whether publishing would change what is online. */
function canPublish(document: DocumentLanguages, language: Locale | null): boolean {
  const plan = planPublication(document, { language, isPublished: true })
  if (typeof plan === 'string') return false
  const wanted = language === null ? languagesOfAll(document) : [language]
  return wanted.some((each) => !document.languages[each].isOnline || document.languages[each].isChanged)
}

/** What an editor should know before an order is carried out; null when there is nothing to ask. */
function useQuestion(document: DocumentLanguages): (order: PublicationOrder) => string | null {
  const t = useStudioText()
  return ({ language, isPublished }) => {
    if (!isPublished) return language === null ? t('translation.panel.askWithdrawAll') : null
    const wanted = language === null ? languagesOfAll(document) : [language]
    const stale = wanted.filter((each) => document.languages[each].stale.length > 0)
    const languages = stale.map((each) => localeNames[each]).join(', ')
    return languages === '' ? null : t('translation.panel.askReview', { languages })
  }
}

/** Publishes a document in a language or in all, and withdraws it, at once. Asks first where it would surprise. */
export function PublicationButtons({ document, language, isBusy, run }: PublicationButtonsProps) {
  const t = useStudioText()
  const ask = useQuestion(document)
  const [pendingOrder, setPendingOrder] = useState<{ order: PublicationOrder; question: string } | null>(null)
  if (language !== null && !isPublishedPerLanguage(document.collection)) return null
  const name = language === null ? null : localeNames[language]
  const labelOf = (isPublished: boolean) => {
    if (name !== null)
      return t(isPublished ? 'translation.panel.publishIn' : 'translation.panel.unpublishIn', {
        language: name,
      })
    if (!isPublished) return t('translation.panel.unpublishAll')
    const codes = isPublishedPerLanguage(document.collection) ? languagesOfAll(document) : []
    const all = t('translation.panel.publishAll')
    return codes.length === 0 ? all : `${all} (${codes.join(', ').toUpperCase()})`
  }
  const textOf = (isPublished: boolean) =>
    name === null
      ? labelOf(isPublished)
      : t(isPublished ? 'translation.panel.publish' : 'translation.panel.unpublish')
  const send = async (order: PublicationOrder) => {
    setPendingOrder(null)
    await run({ kind: 'publish', body: order })
  }
  const press = (order: PublicationOrder) => {
    const question = ask(order)
    if (question === null) void send(order)
    else setPendingOrder({ order, question })
  }
  const isOnline =
    language === null
      ? document.enabled.some((each) => document.languages[each].isOnline)
      : document.languages[language].isOnline
  const offered = [...(canPublish(document, language) ? [true] : []), ...(isOnline ? [false] : [])]
  if (pendingOrder)
    return (
      <div className="studio-panel studio-row" data-tone="warn" role="alert">
        <p>{pendingOrder.question}</p>
        <button type="button" disabled={isBusy} onClick={() => void send(pendingOrder.order)}>
          {textOf(pendingOrder.order.isPublished)}
        </button>
        <button type="button" onClick={() => setPendingOrder(null)}>
          {t('translation.panel.cancel')}
        </button>
      </div>
    )
  return (
    <span className="studio-row studio-push">
      {offered.map((isPublished) => (
        <button
          key={String(isPublished)}
          type="button"
          disabled={isBusy}
          aria-label={labelOf(isPublished)}
          onClick={() => press({ language, isPublished })}
        >
          {textOf(isPublished)}
        </button>
      ))}
    </span>
  )
}
