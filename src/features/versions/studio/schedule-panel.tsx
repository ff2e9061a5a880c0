'use client'

import { useId, useState, type FormEvent } from 'react'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'

import { isPublishedPerLanguage } from '@/features/translation/model/translated-collections'
import type { DocumentPlan } from '@/features/versions/model/document-plan'
import { mayBeOffline } from '@/lib/payload/global-drafts'
import { isLocale, localeNames, type Locale } from '@/lib/i18n/locales'
import { belgianDateTime } from '@/lib/time/belgian-time'
import { formatMoment } from '@/lib/time/format-time'
import { useDocumentPath } from '@/studio/use-document-path'
import { useSiteLanguages } from '@/studio/use-site-languages'
import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

interface Plans {
  plans: DocumentPlan[]
}

interface PlanListProps extends Plans {
  isBusy: boolean
  cancel: (plan: DocumentPlan) => void
}

function PlanList({ plans, isBusy, cancel }: PlanListProps) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const describe = ({ at, isPublication, language }: DocumentPlan) =>
    t(isPublication ? 'versions.schedule.publishes' : 'versions.schedule.withdraws', {
      language: language === null ? t('versions.schedule.all') : localeNames[language],
      time: formatMoment(at, i18n.language),
    })
  if (plans.length === 0) return <p className="studio-small">{t('versions.schedule.none')}</p>
  return (
    <ul className="studio-list studio-rows">
      {plans.map((plan) => (
        <li key={plan.id} className="studio-row studio-row--between">
          <span>
            {describe(plan)}
            {plan.setBy !== null && (
              <span className="studio-small">{t('versions.schedule.by', { name: plan.setBy })}</span>
            )}
          </span>
          <button
            type="button"
            disabled={isBusy}
            aria-label={t('versions.schedule.cancelPlan', { plan: describe(plan) })}
            onClick={() => cancel(plan)}
          >
            {t('versions.schedule.cancel')}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface NewPlan {
  at: string
  isPublication: boolean
  language: Locale | null
}

interface PlanFormProps {
  isPerLanguage: boolean
  /** Whether a withdrawal can be planned too. */
  mayWithdraw: boolean
  isBusy: boolean
  /** Resolves to whether the plan was accepted. */
  add: (plan: NewPlan) => Promise<boolean>
}

/** Not a `form`: the panel is inside the form of the document. */
function PlanForm({ isPerLanguage, mayWithdraw, isBusy, add }: PlanFormProps) {
  const t = useStudioText()
  const languages = useSiteLanguages()
  const id = useId()
  const [at, setAt] = useState('')
  const [isPublication, setPublication] = useState(true)
  const [language, setLanguage] = useState<Locale | null>(null)
  const send = async () => {
    if (await add({ at, isPublication, language })) setAt('')
  }
  const onEnter = (event: FormEvent | { key: string; preventDefault: () => void }) => {
    if (!('key' in event) || event.key !== 'Enter') return
    // Enter would send the form of the document.
    event.preventDefault()
    void send()
  }
  return (
    <div className="studio-stack studio-stack--tight" role="group" aria-label={t('versions.schedule.new')}>
      {mayWithdraw && (
        <>
          <label htmlFor={`${id}-kind`}>{t('versions.schedule.what')}</label>
          <select
            id={`${id}-kind`}
            value={isPublication ? 'publish' : 'withdraw'}
            onChange={({ target }) => setPublication(target.value === 'publish')}
          >
            <option value="publish">{t('versions.schedule.publish')}</option>
            <option value="withdraw">{t('versions.schedule.withdraw')}</option>
          </select>
        </>
      )}
      {isPerLanguage && (
        <>
          <label htmlFor={`${id}-language`}>{t('versions.schedule.language')}</label>
          <select
            id={`${id}-language`}
            value={language ?? ''}
            onChange={({ target }) => setLanguage(isLocale(target.value) ? target.value : null)}
          >
            <option value="">{t('versions.schedule.all')}</option>
            {languages.map((each) => (
              <option key={each} value={each} lang={each}>
                {localeNames[each]}
              </option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={`${id}-at`}>{t('versions.schedule.at')}</label>
      <input
        id={`${id}-at`}
        type="datetime-local"
        value={at}
        // oxlint-disable-next-line react/purity -- the view shows what applies now
        min={belgianDateTime(new Date())}
        onChange={({ target }) => setAt(target.value)}
        onKeyDown={onEnter}
      />
      <button
        type="button"
        className="studio-main"
        disabled={isBusy || at === ''}
        onClick={() => void send()}
      >
        {t('versions.schedule.add')}
      </button>
    </div>
  )
}

/** What is planned for the document, beside its form: publications and withdrawals, set and cancelled here. */
export function SchedulePanel() {
  const t = useStudioText()
  const path = useDocumentPath()
  const { collectionSlug, globalSlug, hasPublishPermission, lastUpdateTime } = useDocumentInfo()
  const { request, isBusy } = useStudioRequest()
  const mayPlan = Boolean(path) && hasPublishPermission
  const { data, reload } = useStudioData<Plans>(mayPlan ? `${path}/schedule` : null, {
    version: lastUpdateTime,
    pauseMs: 700,
  })
  const [message, setMessage] = useState<{ isError: boolean; text: string } | null>(null)
  if (!mayPlan) return null
  const send = async (action: string, body: object, done: string): Promise<boolean> => {
    const answer = await request<Plans>(`${path}/schedule${action}`, { body })
    setMessage(
      answer.isOk
        ? { isError: false, text: done }
        : { isError: true, text: answer.message ?? t('versions.failed') },
    )
    reload()
    return answer.isOk
  }
  return (
    <section className="studio-part studio-controls studio-stack" aria-labelledby="studio-schedule-heading">
      <h3 id="studio-schedule-heading">{t('versions.schedule.heading')}</h3>
      {data && (
        <PlanList
          plans={data.plans}
          isBusy={isBusy}
          cancel={(plan) => void send('/cancel', { plan: plan.id }, t('versions.schedule.cancelled'))}
        />
      )}
      <PlanForm
        isPerLanguage={isPublishedPerLanguage(collectionSlug)}
        mayWithdraw={!globalSlug || mayBeOffline(globalSlug)}
        isBusy={isBusy}
        add={(plan) => send('', plan, t('versions.schedule.added'))}
      />
      <p role="status" className="studio-small studio-tone" data-tone={message?.isError ? 'bad' : undefined}>
        {message?.text}
      </p>
      <p className="studio-small">{t('versions.schedule.zone')}</p>
    </section>
  )
}
