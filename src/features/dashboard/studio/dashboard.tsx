import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { env } from '@/lib/env'
import { isProxyUntrusted } from '@/lib/http/proxy-trust'
import { staffRole } from '@/lib/payload/access'
import {
  studioText,
  studioTranslator,
  type StudioTextKey,
  type StudioTranslator,
} from '@/lib/i18n/studio-text'
import { belgianDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'
import { labelColon } from '@/lib/i18n/label-colon'
import { resolveLabel } from '@/lib/i18n/resolve-label'
import { Notice } from '@/studio/ui/parts'
import type { Overdue } from '@/features/privacy/server/api'

import { mayWriteFiles, readFullDisk } from './full-disk'
import { actionsFor, cardUrl, stateOf, type CountedCard } from './dashboard-cards'
import {
  CommentsPanel,
  ImportsPanel,
  LatestPanel,
  ReviewsPanel,
  SchedulePanel,
  TranslationsPanel,
  Hint,
  Panel,
} from './dashboard-panels'
import { dashboardHeadingId, FirstStepsPanel } from './first-steps-panel'
import { readDashboard, type Viewer } from './read-dashboard'

import './dashboard.css'

interface Props {
  overdue: Overdue[]
  viewer: Viewer
  language: string
}

/** Rows that retention could not delete, by collection; collections in the menu have a link. */
function OverduePanel({ overdue, viewer: { payload, visible }, language }: Props) {
  return (
    <Panel id="studio-overdue" title="dashboard.overdue.title" language={language}>
      <Hint language={language} text="dashboard.overdue.help" />
      <ul className="studio-list studio-rows">
        {overdue.map(({ collection, count }) => {
          const name = resolveLabel(payload.collections[collection].config.labels.plural, language)
          return (
            <li key={collection} className="studio-row studio-row--between">
              {visible.includes(collection) ? (
                <Link href={`/admin/collections/${collection}/`} prefetch={false}>
                  {name}
                </Link>
              ) : (
                <span>{name}</span>
              )}
              <span className="studio-muted">
                {studioText(language, 'dashboard.overdue.rows', { count })}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

const formatHint = (card: CountedCard, t: StudioTranslator): string =>
  t(card.count === null ? 'dashboard.unknown' : `dashboard.cards.${card.id}.todo`)

/** A count linked to the list it counts. */
function CountCard({ card, language }: { card: CountedCard; language: string }) {
  const t = studioTranslator(language)
  return (
    <li>
      <Link
        className="studio-panel studio-card studio-dashboard__card"
        data-state={stateOf(card)}
        href={cardUrl(card)}
        prefetch={false}
      >
        <span className="studio-strong">{t(`dashboard.cards.${card.id}.title`)}</span>
        <span className={`studio-dashboard__count ${stateOf(card) === 'open' ? '' : 'studio-muted'}`}>
          {card.count ?? '–'}
        </span>
        <span className="studio-muted">{formatHint(card, t)}</span>
      </Link>
    </li>
  )
}

interface CountsProps {
  id: string
  title: StudioTextKey
  cards: CountedCard[]
  language: string
}

/** Lists of which nothing is counted, in one line of links. */
function Nothing({ cards, language }: Pick<CountsProps, 'cards' | 'language'>) {
  const t = studioTranslator(language)
  return (
    <div className="studio-row">
      <span className="studio-muted">{t('dashboard.none') + labelColon(language)}</span>
      {cards.map((card) => (
        <Link
          key={card.id}
          href={cardUrl(card)}
          title={t(`dashboard.cards.${card.id}.empty`)}
          prefetch={false}
        >
          {t(`dashboard.cards.${card.id}.title`)}
        </Link>
      ))}
    </div>
  )
}

function Counts({ id, title, cards, language }: CountsProps) {
  if (cards.length === 0) return null
  const counted = cards.filter(({ count }) => count !== 0)
  const others = cards.filter(({ count }) => count === 0)
  return (
    <Panel id={id} title={title} language={language}>
      <div className="studio-stack">
        {counted.length > 0 && (
          <ul className="studio-list studio-grid studio-grid--narrow">
            {counted.map((card) => (
              <CountCard key={card.id} card={card} language={language} />
            ))}
          </ul>
        )}
        {others.length > 0 && <Nothing cards={others} language={language} />}
      </div>
    </Panel>
  )
}

type NavGroup = { label: string; entities: { slug: string; type: string; label: unknown }[] }

/** Props of Payload's dashboard, which has no exported type. */
type DashboardProps = Pick<AdminViewServerProps, 'initPageResult'> & { navGroups: NavGroup[] }

function Everything({ groups, language }: { groups: NavGroup[]; language: string }) {
  return (
    <section aria-labelledby="studio-everything">
      <h2 id="studio-everything">{studioText(language, 'dashboard.everything')}</h2>
      <div className="studio-grid studio-grid--narrow studio-dashboard__groups">
        {groups.map(({ label, entities }) => (
          <div key={label}>
            <h3 className="studio-muted">{label}</h3>
            <ul className="studio-list">
              {entities.map(({ slug, type, label: name }) => (
                <li key={slug}>
                  <Link href={`/admin/${type}/${slug}/`} prefetch={false}>
                    {resolveLabel(name, language)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The first page of the studio: open work, schedules and links to every collection. */
export async function Dashboard({ initPageResult, navGroups }: DashboardProps) {
  const { req, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  const role = staffRole(user)
  if (!user || !role) return null
  const now = new Date()
  const visible = [...visibleEntities.collections, ...visibleEntities.globals]
  const viewer = { payload, user, role, visible, language: i18n.language }
  const dashboard = await readDashboard(viewer, now)
  const { firstSteps, comments, cards, latest, translations, schedule, imports, overdue, reviews } = dashboard
  const work = cards.filter(({ isFigure }) => !isFigure)
  const figures = cards.filter(({ isFigure }) => isFigure)
  const usedShare = mayWriteFiles(role) ? await readFullDisk(env.dataDir) : null
  const { language } = i18n
  const t = studioTranslator(language)
  return (
    <Gutter className="studio-view studio-dashboard">
      <header className="studio-head">
        <div>
          <h1 id={dashboardHeadingId} tabIndex={-1}>
            {t('dashboard.greeting', { name: 'name' in user ? String(user.name) : '' })}
          </h1>
          <p className="studio-muted studio-date">
            {formatDay(belgianDay(now), language, 'weekdayDayMonth')}
          </p>
        </div>
        <nav className="studio-row" aria-label={t('dashboard.actions')}>
          {actionsFor(role).map(({ label, href }) => (
            <Link key={href} className="studio-control studio-main" href={href} prefetch={false}>
              {t(label)}
            </Link>
          ))}
        </nav>
      </header>
      {role === 'administrator' && isProxyUntrusted(env) && (
        <Notice tone="warn">{t('dashboard.untrustedProxy')}</Notice>
      )}
      {usedShare !== null && (
        <Notice tone="warn">{t('dashboard.diskFull', { percent: Math.floor(usedShare * 100) })}</Notice>
      )}
      {firstSteps.length > 0 && (
        <FirstStepsPanel lines={firstSteps} mayHide={role === 'administrator'} language={language} />
      )}
      <Counts id="studio-work" title="dashboard.work" cards={work} language={language} />
      <Counts id="studio-searches" title="dashboard.searches" cards={figures} language={language} />
      <div className="studio-grid studio-dashboard__panels">
        {comments.length > 0 && <CommentsPanel comments={comments} language={language} />}
        {overdue && overdue.length > 0 && (
          <OverduePanel overdue={overdue} viewer={viewer} language={language} />
        )}
        {reviews && (
          <>
            <ReviewsPanel
              title="dashboard.reviews.toReview"
              kind="toReview"
              lines={reviews.toReview}
              language={language}
            />
            <ReviewsPanel
              title="dashboard.reviews.own"
              kind="requests"
              lines={reviews.requests}
              language={language}
            />
          </>
        )}
        {translations !== undefined && <TranslationsPanel missing={translations} language={language} />}
        {schedule !== undefined && <SchedulePanel scheduled={schedule} language={language} />}
        {imports !== undefined && <ImportsPanel runs={imports} language={language} />}
      </div>
      {latest && latest.length > 0 && <LatestPanel properties={latest} language={language} />}
      <Everything groups={navGroups} language={language} />
    </Gutter>
  )
}
