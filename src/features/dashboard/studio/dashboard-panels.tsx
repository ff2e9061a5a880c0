import type { ReactNode } from 'react'

import { Link } from '@payloadcms/ui'

import type { WaitingComment } from '@/features/comments/server/api'
import { studioPathOf } from '@/features/versions/model/planned-publication'
import type { ReviewWork } from '@/features/review/server/api'
import { localeNames } from '@/lib/i18n/locales'

import { studioText, type StudioTextKey } from '@/lib/i18n/studio-text'
import { formatMoment } from '@/lib/time/format-time'
import { calendarPath } from '@/features/dashboard/model/calendar'
import type { ImportRun, LatestProperty, MissingTexts } from './read-dashboard'
import type { Scheduled } from './read-schedule'

type PanelProps = {
  id: string
  title: StudioTextKey
  /** URL of the whole list. */
  href?: string
  language: string
  children: ReactNode
}

export function Panel({ id, title, href, language, children }: PanelProps) {
  const name = studioText(language, title)
  return (
    <section aria-labelledby={id}>
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

export const Hint = ({ language, text }: { language: string; text: StudioTextKey }) => (
  <p className="studio-muted">{studioText(language, text)}</p>
)

/** Mentions and answers in open threads of comments, each linked to its thread. */
export function CommentsPanel({ comments, language }: { comments: WaitingComment[]; language: string }) {
  return (
    <Panel id="studio-comments" title="dashboard.comments.title" language={language}>
      <ul className="studio-list studio-rows">
        {comments.map(({ id, author, createdAt, href, text, title }) => (
          <li key={id} className="studio-row studio-row--between">
            <span>
              <Link href={href} prefetch={false}>
                {title}
              </Link>
              <span className="studio-small studio-ellipsis">
                {studioText(language, 'dashboard.comments.line', { author, text })}
              </span>
            </span>
            <span className="studio-muted">
              <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Number of documents without a title per language, linked to the language overview. */
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
      title="dashboard.translations.title"
      href="/admin/languages/"
      language={language}
    >
      <Hint language={language} text={missing ? 'dashboard.translations.help' : 'dashboard.unknown'} />
      <ul className="studio-list studio-rows">
        {missing?.map(({ locale, count }) => (
          <li key={locale} className="studio-row studio-row--between">
            <Link href={`/admin/languages/?language=${locale}&state=absent`} prefetch={false}>
              {localeNames[locale]}
            </Link>
            <span className="studio-muted">
              {studioText(language, 'dashboard.translations.missing', { count })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function scheduleText({ hasFailed, isPublication }: Scheduled): StudioTextKey {
  if (hasFailed)
    return isPublication ? 'dashboard.schedule.publishFailed' : 'dashboard.schedule.unpublishFailed'
  return isPublication ? 'dashboard.schedule.publish' : 'dashboard.schedule.unpublish'
}

/** Scheduled publications: those that failed, then the next. */
export function SchedulePanel({ scheduled, language }: { scheduled: Scheduled[] | null; language: string }) {
  return (
    <Panel id="studio-schedule" title="dashboard.schedule.title" href={calendarPath} language={language}>
      {!scheduled && <Hint language={language} text="dashboard.unknown" />}
      {scheduled?.length === 0 && <Hint language={language} text="dashboard.schedule.empty" />}
      <ul className="studio-list studio-rows">
        {scheduled?.map((plan) => (
          <li key={plan.id} className="studio-row studio-row--between">
            <Link href={studioPathOf(plan)} prefetch={false}>
              {plan.title || studioText(language, 'studioSearch.untitled')}
            </Link>
            <span
              className={plan.hasFailed ? 'studio-tone' : 'studio-muted'}
              data-tone={plan.hasFailed ? 'bad' : undefined}
            >
              {studioText(language, scheduleText(plan))}
              {plan.language && ` (${plan.language.toUpperCase()})`}{' '}
              <time dateTime={plan.at}>{formatMoment(plan.at, language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface ReviewsPanelProps {
  title: StudioTextKey
  kind: keyof ReviewWork
  lines: ReviewWork['requests']
  language: string
}

/** Documents that wait for a review; left out without any. */
export function ReviewsPanel({ title, kind, lines, language }: ReviewsPanelProps) {
  if (lines.length === 0) return null
  return (
    <Panel id={`studio-reviews-${kind}`} title={title} language={language}>
      <ul className="studio-list studio-rows">
        {lines.map(({ at, by, href, state, title: name }) => (
          <li key={href} className="studio-row studio-row--between">
            <Link href={href} prefetch={false}>
              {name}
            </Link>
            <span className="studio-muted">
              {kind === 'requests'
                ? studioText(language, `review.states.${state}`)
                : by && studioText(language, 'dashboard.reviews.by', { name: by })}{' '}
              <time dateTime={at}>{formatMoment(at, language)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The last import runs and their results. */
export function ImportsPanel({ runs, language }: { runs: ImportRun[] | null; language: string }) {
  return (
    <Panel id="studio-imports" title="dashboard.imports.title" href="/admin/imports/" language={language}>
      {!runs && <Hint language={language} text="dashboard.unknown" />}
      {runs?.length === 0 && <Hint language={language} text="dashboard.imports.empty" />}
      <ul className="studio-list studio-rows">
        {runs?.map((run) => (
          <li key={run.id} className="studio-row studio-row--between">
            <Link href={`/admin/collections/importRuns/${run.id}/`} prefetch={false}>
              {run.source}
            </Link>
            <span className="studio-muted">
              {formatMoment(run.startedAt, language)} ·{' '}
              {studioText(language, 'dashboard.imports.result', { count: run.errors })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The latest properties, by their first picture. */
export function LatestPanel({ properties, language }: { properties: LatestProperty[]; language: string }) {
  return (
    <Panel
      id="studio-latest"
      title="dashboard.latest"
      href="/admin/collections/properties/"
      language={language}
    >
      <ul className="studio-list studio-grid studio-grid--narrow">
        {properties.map(({ id, picture, title }) => (
          <li key={id}>
            <Link
              className="studio-panel studio-card"
              href={`/admin/collections/properties/${id}/`}
              prefetch={false}
            >
              {picture ? (
                <img className="studio-picture" src={picture} alt="" loading="lazy" decoding="async" />
              ) : (
                <span className="studio-picture" />
              )}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
