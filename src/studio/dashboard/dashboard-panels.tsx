import type { ReactNode } from 'react'

import { Link } from '@payloadcms/ui'

import { localeNames, type Localized } from '@/lib/i18n/locales'

import { studioText } from '../studio-text'
import { brusselsMoment } from './brussels-day'
import { dashboardTexts, importTexts, scheduleTexts, translationTexts } from './panel-texts'
import type { ImportRun, MissingTexts } from './read-dashboard'
import type { Scheduled } from './read-schedule'

type PanelProps = {
  id: string
  title: Localized
  /** Where the whole list is. */
  href?: string
  language: string
  children: ReactNode
}

function Panel({ id, title, href, language, children }: PanelProps) {
  const name = studioText(language, title)
  return (
    <section className="studio-dashboard__panel" aria-labelledby={id}>
      <h2 id={id}>
        {href ? (
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {children}
    </section>
  )
}

const Hint = ({ language, text }: { language: string; text: Localized }) => (
  <p className="studio-dashboard__hint">{studioText(language, text)}</p>
)

const whatIsMissing = (language: string, count: number): string =>
  count === 0
    ? studioText(language, translationTexts.complete)
    : studioText(language, translationTexts.missing, { count })

/** How much is missing in each language, with the way to the cockpit of languages. */
export function TranslationsPanel({
  missing,
  language,
}: {
  missing: MissingTexts[] | null
  language: string
}) {
  return (
    <Panel
      id="studio-translations"
      title={translationTexts.title}
      href="/admin/languages/"
      language={language}
    >
      <Hint language={language} text={missing ? translationTexts.help : dashboardTexts.unknown} />
      <ul className="studio-dashboard__rows">
        {missing?.map(({ locale, count }) => (
          <li key={locale}>
            <Link href={`/admin/languages/?language=${locale}&state=fallback`} prefetch={false}>
              {localeNames[locale]}
            </Link>
            <span>{whatIsMissing(language, count)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What goes online or offline by itself, the next first. */
export function SchedulePanel({ scheduled, language }: { scheduled: Scheduled[] | null; language: string }) {
  return (
    <Panel id="studio-schedule" title={scheduleTexts.title} language={language}>
      {!scheduled && <Hint language={language} text={dashboardTexts.unknown} />}
      {scheduled?.length === 0 && <Hint language={language} text={scheduleTexts.empty} />}
      <ul className="studio-dashboard__rows">
        {scheduled?.map(({ id, collection, document, title, isPublication, at }) => (
          <li key={id}>
            <Link href={`/admin/collections/${collection}/${document}/`} prefetch={false}>
              {title}
            </Link>
            <span>
              {studioText(language, isPublication ? scheduleTexts.publish : scheduleTexts.unpublish)}{' '}
              <time dateTime={at}>{brusselsMoment(language, at)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const resultOf = ({ errors }: ImportRun, language: string): string =>
  errors > 0
    ? studioText(language, importTexts.failed, { count: errors })
    : studioText(language, importTexts.fine)

/** The last runs of the importer and how they went. */
export function ImportsPanel({ runs, language }: { runs: ImportRun[] | null; language: string }) {
  return (
    <Panel
      id="studio-imports"
      title={importTexts.title}
      href="/admin/collections/importRuns/"
      language={language}
    >
      {!runs && <Hint language={language} text={dashboardTexts.unknown} />}
      {runs?.length === 0 && <Hint language={language} text={importTexts.empty} />}
      <ul className="studio-dashboard__rows">
        {runs?.map((run) => (
          <li key={run.id}>
            <Link href={`/admin/collections/importRuns/${run.id}/`} prefetch={false}>
              {run.source}
            </Link>
            <span>
              {brusselsMoment(language, run.startedAt)} · {resultOf(run, language)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
