import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import type { DocumentLanguages } from '@/features/translation/model/describe-languages'
import { mayWriteIn } from '@/features/translation/model/target-languages'
import { isTranslatedCollection } from '@/features/translation/model/translated-collections'
import { readSheet } from '@/features/translation/server/read-sheet'
import { readTranslations } from '@/features/translation/server/read-translations'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { staffRole } from '@/lib/payload/access'
import { redirect } from '@/studio/navigation'
import { StudioView } from '@/studio/studio-view'

import { cockpitPath } from './cockpit-url'
import { editUrl, translateUrl } from './edit-url'
import { TranslatorScreen } from './lazy-screens'
import type { TranslationTarget } from './translator-screen'

import './translate.css'

/** The languages that the user translates into; all others of the document for who may only look. */
function targetLocales({ enabled, source }: DocumentLanguages, user: unknown): Locale[] {
  const others = enabled.filter((locale) => locale !== source)
  const ownTargets = others.filter((locale) => mayWriteIn(user, locale))
  return ownTargets.length > 0 ? ownTargets : others
}

/** The language to begin with: the one of the URL, or the first with texts that need work. */
function targetOf(document: DocumentLanguages, others: readonly Locale[], wanted: unknown): Locale {
  const needsWork = others.find((locale) => {
    const { missing, stale } = document.languages[locale]
    return missing.length + stale.length > 0
  })
  const chosen = isLocale(wanted) && others.includes(wanted) ? wanted : needsWork
  return chosen ?? others[0] ?? document.source
}

/** Languages with the number of texts that need work. */
const targetsOf = (document: DocumentLanguages, others: readonly Locale[]): TranslationTarget[] =>
  others.map((locale) => {
    const { missing, stale } = document.languages[locale]
    return { locale, href: translateUrl(document, locale), count: missing.length + stale.length }
  })

/** The translator's screen: the texts of a document in its source language beside another one. */
export async function TranslateView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { language } = req.i18n
  const admin = req.payload.config.routes.admin
  // Payload does not check access to custom views.
  if (staffRole(req.user) === null) redirect(`${admin}/login/?redirect=${admin}/languages/`)
  const { collection, id, language: wanted } = searchParams ?? {}
  if (!isTranslatedCollection(collection) || typeof id !== 'string') redirect(cockpitPath)
  const [document] = await readTranslations(req, collection, id)
  if (!document) redirect(cockpitPath)
  const others = targetLocales(document, req.user)
  const target = targetOf(document, others, wanted)
  const sheet = await readSheet({ req, collection, id, document }, target)
  const t = studioTranslator(language)
  return (
    <StudioView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      nav={[
        { label: t('translation.cockpit.title'), url: cockpitPath },
        { label: t('translation.sheet.title') },
      ]}
    >
      <Gutter className="studio-view studio-controls studio-translate">
        <div className="studio-head">
          <h1>{t('translation.sheet.heading', { title: document.title })}</h1>
          <a href={editUrl(document, target)}>{t('translation.sheet.backToForm')}</a>
        </div>
        <TranslatorScreen
          key={`${collection}/${id}/${target}`}
          initial={sheet}
          targets={targetsOf(document, others)}
        />
      </Gutter>
    </StudioView>
  )
}
